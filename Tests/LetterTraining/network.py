"""A small convolutional network, trained with Adam: two convolutions with pooling, a hidden layer, a softmax."""

import numpy as np


def patches(x):
    """The 3 × 3 surroundings of each place: (n, h, w, c) to (n, h, w, 9 c), zero outside."""
    n, h, w, c = x.shape
    padded = np.zeros((n, h + 2, w + 2, c), np.float32)
    padded[:, 1:-1, 1:-1] = x
    out = np.empty((n, h, w, 9, c), np.float32)
    for row in range(3):
        for column in range(3):
            out[:, :, :, row * 3 + column] = padded[:, row:row + h, column:column + w]
    return out.reshape(n, h, w, 9 * c)


def unpatched(g, c):
    """The gradient of `patches`."""
    n, h, w, _ = g.shape
    g = g.reshape(n, h, w, 9, c)
    padded = np.zeros((n, h + 2, w + 2, c), np.float32)
    for row in range(3):
        for column in range(3):
            padded[:, row:row + h, column:column + w] += g[:, :, :, row * 3 + column]
    return padded[:, 1:-1, 1:-1]


def pooled(x):
    n, h, w, c = x.shape
    return x.reshape(n, h // 2, 2, w // 2, 2, c).max((2, 4))


def unpooled(g, x, y):
    n, h, w, c = x.shape
    cells = x.reshape(n, h // 2, 2, w // 2, 2, c)
    mask = cells == y[:, :, None, :, None]
    return (mask * g[:, :, None, :, None]).reshape(x.shape)


class Network:
    """Layers of 3 × 3 convolutions `first` and `second` wide, then `hidden`, then `classes`."""

    def __init__(self, side, channels, extra, first, second, hidden, classes, chance):
        self.side, self.channels, self.extra = side, channels, extra
        shapes = [(9 * channels, first), (9 * first, second), ((side // 4) ** 2 * second + extra, hidden), (hidden, classes)]
        self.weights = [chance.normal(0, np.sqrt(2 / s[0]), s).astype(np.float32) for s in shapes]
        self.biases = [np.zeros(s[1], np.float32) for s in shapes]
        self.moments = [[np.zeros_like(p), np.zeros_like(p)] for p in self.weights + self.biases]
        self.steps = 0

    def go_on(self, weights, biases):
        """Takes over what another network has learnt; it may know fewer classes, then the others are yet unlikely."""
        more = len(self.biases[3]) - len(biases[3])
        self.weights = [*weights[:3], np.concatenate([weights[3], 0.3 * self.weights[3][:, len(biases[3]):]], 1)]
        self.biases = [*biases[:3], np.concatenate([biases[3], np.full(more, -2, np.float32)])]

    def convolve(self, x):
        """What the convolutions make of drawings, and last the inputs of the dense layers."""
        w, b = self.weights, self.biases
        n, map_size = len(x), self.side ** 2 * self.channels
        p1 = patches(x[:, :map_size].reshape(n, self.side, self.side, self.channels))
        a1 = np.maximum(p1 @ w[0] + b[0], 0)
        m1 = pooled(a1)
        p2 = patches(m1)
        a2 = np.maximum(p2 @ w[1] + b[1], 0)
        m2 = pooled(a2)
        return p1, a1, m1, p2, a2, m2, np.concatenate([m2.reshape(n, -1), x[:, map_size:]], 1)

    def answer(self, flat, dropped=1):
        """The odds of all classes, and the hidden layer, some of whose units are dropped."""
        hidden = np.maximum(flat @ self.weights[2] + self.biases[2], 0) * dropped
        scores = hidden @ self.weights[3] + self.biases[3]
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True), hidden

    def forward(self, x):
        return self.answer(self.convolve(x)[-1])[0]

    def train(self, x, target_of, rate, chance):
        """One step of Adam; `target_of(probabilities)` gives the wished distribution."""
        p1, a1, m1, p2, a2, m2, flat = self.convolve(x)
        grads, g, loss = self.dense_gradients(flat, target_of, chance)
        w = self.weights
        g = g[:, :flat.shape[1] - self.extra].reshape(m2.shape)
        g = unpooled(g, a2, m2) * (a2 > 0)
        grads[1], grads[5] = p2.reshape(-1, p2.shape[3]).T @ g.reshape(-1, g.shape[3]), g.sum((0, 1, 2))
        g = unpatched(g @ w[1].T, m1.shape[3])
        g = unpooled(g, a1, m1) * (a1 > 0)
        grads[0], grads[4] = p1.reshape(-1, p1.shape[3]).T @ g.reshape(-1, g.shape[3]), g.sum((0, 1, 2))
        self.step(grads, rate)
        return loss

    def train_dense(self, flat, target_of, rate, chance):
        """The same for the dense layers alone, of which `convolve` has made the inputs."""
        grads, _, loss = self.dense_gradients(flat, target_of, chance)
        self.step(grads, rate)
        return loss

    def dense_gradients(self, flat, target_of, chance, drop=0.25):
        """The gradients of the dense layers' weights and biases, those of their inputs, and the loss."""
        keep = (chance.random((len(flat), len(self.biases[2])), np.float32) >= drop).astype(np.float32) / (1 - drop)
        y, hidden = self.answer(flat, keep)
        target = target_of(y)
        loss = -np.mean(np.sum(target * np.log(y + 1e-9), 1))
        g = (y - target) / len(y)
        grads = [None] * 8
        grads[3], grads[7] = hidden.T @ g, g.sum(0)
        g = (g @ self.weights[3].T) * keep * (hidden > 0)
        grads[2], grads[6] = flat.T @ g, g.sum(0)
        return grads, g @ self.weights[2].T, loss

    def step(self, grads, rate, decay=1e-4):
        """Adam's; parameters without a gradient stay."""
        self.steps += 1
        for p, g, m in zip(self.weights + self.biases, grads, self.moments):
            if g is None:
                continue
            m[0] += 0.1 * (g - m[0])
            m[1] += 0.001 * (g * g - m[1])
            slope = (m[0] / (1 - 0.9 ** self.steps)) / (np.sqrt(m[1] / (1 - 0.999 ** self.steps)) + 1e-8)
            p -= rate * (slope + (decay * p if p.ndim > 1 else 0))
