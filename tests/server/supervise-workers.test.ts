import { describe, expect, it } from 'vitest';
import { superviseWorkers, type WorkerExit } from '#server/supervise-workers.ts';
import { createMemoryLog } from '../support/memory-log.ts';

const KILLED: WorkerExit = { code: null, signal: 'SIGKILL' };

/** Workers that do what a test says, and time that passes when it says. */
function supervise(count: number) {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const alive = new Map<number, { listen: () => void; exit: (exit: WorkerExit) => void }>();
  const started: number[] = [];
  const stopped: number[] = [];
  const ends: number[] = [];
  let opened = 0;
  const { stop } = superviseWorkers({
    count,
    start(place) {
      started.push(place);
      const worker = { listen: () => {}, exit: (_exit: WorkerExit) => {} };
      alive.set(place, worker);
      return {
        pid: place,
        onListening: (listener) => void (worker.listen = listener),
        onExit: (listener) => void (worker.exit = listener),
        stop: () => void stopped.push(place),
      };
    },
    log: createMemoryLog(),
    stopwatch: { now: () => now },
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    onOpen: () => void (opened += 1),
    onEnd: (code) => void ends.push(code),
  });
  return {
    started,
    stopped,
    ends,
    stop,
    opened: () => opened,
    listen: (place: number) => alive.get(place)?.listen(),
    exit(place: number, exit: WorkerExit) {
      alive.get(place)?.exit(exit);
    },
    pass(milliseconds: number) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
  };
}

/** A server of two workers, both of which listen. */
function open() {
  const server = supervise(2);
  server.listen(0);
  server.listen(1);
  return server;
}

describe('superviseWorkers', () => {
  it('starts the others once the first one listens', () => {
    const server = supervise(3);
    expect(server.started).toEqual([0]);
    server.listen(0);
    expect(server.started).toEqual([0, 1, 2]);
    server.listen(1);
    expect(server.opened()).toBe(1);
  });

  it('ends with the exit code of a first worker that cannot start', () => {
    const server = supervise(2);
    server.exit(0, { code: 1, signal: null });
    expect(server.ends).toEqual([1]);
    expect(server.started).toEqual([0]);
  });

  it('starts a worker again that ends', () => {
    const server = open();
    server.pass(60_000);
    server.exit(1, KILLED);
    server.pass(0);
    expect(server.started).toEqual([0, 1, 1]);
    expect(server.ends).toEqual([]);
  });

  it('waits twice as long each time if it ends soon, but no longer than half a minute', () => {
    const server = open();
    const pauses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const before = server.started.length;
      server.exit(1, KILLED);
      let pause = 0;
      for (; server.started.length === before; pause += 50) server.pass(50);
      pauses.push(pause);
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('stops all workers, starts none that waits to, and ends when they have', () => {
    const server = open();
    server.exit(1, KILLED);
    server.stop('SIGTERM');
    server.pass(60_000);
    expect(server.started).toEqual([0, 1]);
    expect(server.stopped).toEqual([0]);
    expect(server.ends).toEqual([]);
    server.exit(0, { code: 0, signal: null });
    expect(server.ends).toEqual([0]);
  });

  it('ends with 1 if a worker is killed while it stops', () => {
    const server = open();
    server.stop('SIGTERM');
    server.exit(0, { code: 0, signal: null });
    server.exit(1, KILLED);
    expect(server.ends).toEqual([1]);
  });
});
