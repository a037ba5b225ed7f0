// The yardstick of the case `version`: loads SDL2, and ends.
#include <SDL2/SDL.h>

int main(void)
{
    return SDL_WasInit(SDL_INIT_VIDEO) == 0 ? 0 : 1;
}
