import { describe, expect, it } from 'vitest';
import { withBreaker } from '#adapters/redis/redis-breaker.ts';
import type { RedisAnswer, RedisConnection } from '#adapters/redis/redis-connection.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const PAUSE = 1000;

/** A connection with slow answers, by a test clock. */
function openFake() {
  const clock = createFixedClock();
  const weather = { duration: 1, answer: ok('PONG') as RedisAnswer, comeBack: () => {} };
  let calls = 0;
  const connection: RedisConnection = {
    call() {
      calls += 1;
      clock.advance(weather.duration);
      return Promise.resolve(weather.answer);
    },
    onReady: (listener) => void (weather.comeBack = listener),
    close: () => {},
  };
  const log = createMemoryLog();
  const breaker = withBreaker(connection, { stopwatch: clock, log, slow: 20, pause: PAUSE });
  return { breaker, connection, clock, weather, log, calls: () => calls };
}

describe('withBreaker', () => {
  it('returns the answer of Redis', async () => {
    const { breaker } = openFake();
    expect(await breaker.call('PING')).toEqual(ok('PONG'));
  });

  it('FT37 waits for a slow Redis once, then bypasses it', async () => {
    const { breaker, clock, weather } = openFake();
    weather.duration = 40;
    const start = clock.now();
    for (let call = 0; call < 20; call += 1) await breaker.call('PING');
    expect(clock.now() - start).toBe(40);
  });

  it('does not count the time that this process itself is busy', async () => {
    const { connection, clock, log, weather, calls } = openFake();
    const idle = createFixedClock();
    const breaker = withBreaker(connection, { stopwatch: clock, waiting: idle, log });
    weather.duration = 4000;
    for (let call = 0; call < 5; call += 1) await breaker.call('PING');
    expect(calls()).toBe(5);
  });

  it('FT36 does not call Redis again while it is unavailable', async () => {
    const { breaker, weather, calls } = openFake();
    weather.answer = err({ kind: 'unreachable' });
    for (let call = 0; call < 20; call += 1) await breaker.call('PING');
    expect(calls()).toBe(1);
  });

  it('still calls Redis after refused commands', async () => {
    const { breaker, weather, calls } = openFake();
    weather.answer = err({ kind: 'refused', code: 'OOM' });
    for (let call = 0; call < 20; call += 1) await breaker.call('SET');
    expect(calls()).toBe(20);
  });

  it('probes with one call after a pause, and lets all calls through once it succeeds', async () => {
    const { breaker, clock, weather, calls } = openFake();
    weather.duration = 40;
    await breaker.call('PING');
    weather.duration = 1;
    clock.advance(PAUSE);
    await Promise.all([1, 2, 3].map(() => breaker.call('PING')));
    expect(calls()).toBe(2);
    await Promise.all([1, 2, 3].map(() => breaker.call('PING')));
    expect(calls()).toBe(5);
  });

  it('ignores the late answer of a call that was sent before Redis was bypassed', async () => {
    const { connection, clock, log } = openFake();
    const answers: (() => void)[] = [];
    const call = () =>
      new Promise<RedisAnswer>((resolve) => answers.push(() => resolve(ok('PONG'))));
    const breaker = withBreaker({ ...connection, call }, { stopwatch: clock, log, pause: PAUSE });
    const [slow, late] = [breaker.call('PING'), breaker.call('PING')];
    clock.advance(40);
    answers[0]?.();
    await slow;
    clock.advance(PAUSE);
    const probe = breaker.call('PING');
    answers[1]?.();
    await late;
    void breaker.call('PING');
    expect(answers).toHaveLength(3);
    answers[2]?.();
    await probe;
    void breaker.call('PING');
    expect(answers).toHaveLength(4);
  });

  it('backs off between probes, up to eight pauses', async () => {
    const { breaker, clock, weather, calls } = openFake();
    weather.answer = err({ kind: 'unreachable' });
    for (let pauses = 0; pauses < 120; pauses += 1) {
      await breaker.call('PING');
      clock.advance(PAUSE);
    }
    expect(calls()).toBeGreaterThan(120 / 9);
    expect(calls()).toBeLessThan(120 / 8 + 5);
  });

  it('probes at once after a reconnection', async () => {
    const { breaker, weather, calls } = openFake();
    weather.answer = err({ kind: 'unreachable' });
    for (let call = 0; call < 5; call += 1) await breaker.call('PING');
    weather.answer = ok('PONG');
    weather.comeBack();
    expect(await breaker.call('PING')).toEqual(ok('PONG'));
    expect(calls()).toBe(2);
  });

  it('logs once when it bypasses Redis, and once when it uses it again', async () => {
    const { breaker, clock, weather, log } = openFake();
    weather.duration = 40;
    for (let call = 0; call < 5; call += 1) {
      await breaker.call('PING');
      clock.advance(10 * PAUSE);
    }
    weather.duration = 1;
    for (let call = 0; call < 5; call += 1) await breaker.call('PING');
    expect(log.entries.map(({ event }) => event)).toEqual([
      'redis-passed-over',
      'redis-used-again',
    ]);
  });
});
