import { describe, expect, it } from 'vitest';
import { startInSeparateTasks, idleTask, loadLate, type StartTask } from '#ui/tasks.ts';

/** Records starts and stops, in a tab whose tasks run on demand. */
function openTab() {
  const noted: string[] = [];
  const waiting: (() => void)[] = [];
  const begin = (name: string): StartTask => {
    return () => {
      noted.push(`${name} begins`);
      return () => noted.push(`${name} stops`);
    };
  };
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  const passTask = async () => {
    waiting.shift()?.();
    await Promise.resolve();
  };
  return { noted, begin, next, passTask };
}

describe('startInSeparateTasks', () => {
  it('starts the first at once, and each other in a task of its own', async () => {
    const { noted, begin, next, passTask } = openTab();
    startInSeparateTasks([begin('presses'), begin('saved'), begin('measuring')], next);
    expect(noted).toEqual(['presses begins']);
    await passTask();
    expect(noted).toEqual(['presses begins', 'saved begins']);
    await passTask();
    expect(noted).toEqual(['presses begins', 'saved begins', 'measuring begins']);
  });

  it('stops started tasks, and starts no others', async () => {
    const { noted, begin, next, passTask } = openTab();
    const stop = startInSeparateTasks([begin('presses'), begin('saved'), begin('measuring')], next);
    await passTask();
    stop();
    await passTask();
    expect(noted).toEqual(['presses begins', 'saved begins', 'presses stops', 'saved stops']);
  });
});

describe('idleTask', () => {
  it('resolves in a browser without requestIdleCallback', async () => {
    expect('requestIdleCallback' in globalThis).toBe(false);
    await expect(idleTask()).resolves.toBeUndefined();
  });
});

/** Code that comes with the call of this number; what happens is noted. */
function openTabWithCode(arrivesAt: number) {
  const noted: string[] = [];
  const load = () => {
    noted.push('asked');
    const asked = noted.filter((note) => note === 'asked').length;
    return asked < arrivesAt ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  };
  const note = (name: string) => () => Promise.resolve(void noted.push(name));
  const onFailed = (error: unknown) => void noted.push(String(error));
  return { noted, load, options: { first: note('idle'), again: note('touched'), onFailed } };
}

describe('loadLate', () => {
  it('C5 loads code when the page is idle', async () => {
    const { noted, load, options } = openTabWithCode(1);
    expect(await loadLate(load, options)).toBe('code');
    expect(noted).toEqual(['idle', 'asked']);
  });

  it('C5 tries again at each touch until the code is there', async () => {
    const { noted, load, options } = openTabWithCode(3);
    expect(await loadLate(load, options)).toBe('code');
    const told = 'idle, asked, Error: offline, touched, asked, Error: offline, touched, asked';
    expect(noted.join(', ')).toBe(told);
  });
});
