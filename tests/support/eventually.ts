import { vi } from 'vitest';

/** In milliseconds: much longer than what is awaited takes, even on a busy machine. */
export const PATIENCE = 60_000;

/** Repeats assertions until they hold, and resolves with their result. */
export const eventually = <T>(assertions: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertions, PATIENCE);
