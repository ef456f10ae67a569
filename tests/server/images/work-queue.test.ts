import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from '#server/images/work-queue.ts';

/** Four pieces of work that each end when they are told to, and the names of those that began. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    piece: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  };
}

describe('createWorkQueue', () => {
  it('lets two run and one wait, and refuses the fourth at once', async () => {
    const queue = createWorkQueue(2, 1);
    const { begun, end, piece } = work();
    const answers = ['a', 'b', 'c'].map((name) => queue.run(piece(name)));
    expect(await queue.run(piece('d'))).toBeUndefined();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after work that fails', async () => {
    const queue = createWorkQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('fine'))).toBe('fine');
  });
});
