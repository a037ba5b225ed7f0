// The yardstick of the case `version`: loads SDL2, and exits.
#include <SDL2/SDL.h>

int main(void)
{
    return SDL_WasInit(SDL_INIT_VIDEO) == 0 ? 0 : 1;
}
