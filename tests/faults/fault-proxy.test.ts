import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { drawFault, EVERY_FAULT } from '../support/fault-proxy/fault-mix.ts';
import { startFaultProxy } from '../support/fault-proxy/fault-proxy.ts';
import { nameOfFault, PASS, type Fault } from '../support/fault-proxy/fault.ts';
import { randomFor } from '../support/fault-proxy/seeded.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';
import { ask } from '../server/ask.ts';

const ANSWER = JSON.stringify({ said: 'all of it, to the last letter' });

/** A server that counts its requests, behind a proxy with these faults in turn. */
async function behind(faults: readonly Fault[], isTurnedAway?: (index: number) => boolean) {
  const heard: string[] = [];
  const { origin: target } = await listenOnLoopback((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader('content-type', 'application/json').end(ANSWER);
    });
  });
  const left = [...faults];
  const proxy = await startFaultProxy({
    target,
    plan: () => left.shift() ?? PASS,
    pace: 10,
    ...(isTurnedAway && { isTurnedAway }),
  });
  const port = Number(new URL(proxy.origin).port);
  const say = (text = 'hello') =>
    ask(port, '/say?it=now', { method: 'POST', body: text, headers: { store: 'nl_nl' } });
  /** The answer's text, or the error code. */
  const outcomes = () =>
    say().then(
      async (response) => `${response.status} ${await response.text()}`,
      (error: unknown) => (error as NodeJS.ErrnoException).code,
    );
  return { proxy, port, heard, say, outcomes };
}

const REQUEST = 'POST /say?it=now hello';

describe('a proxy that injects faults', () => {
  it('forwards and logs a request', async () => {
    const { proxy, say, heard } = await behind([]);
    const response = await say();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(ANSWER);
    expect(heard).toEqual([REQUEST]);
    expect(proxy.log).toMatchObject([
      { request: { path: '/say?it=now', headers: { store: 'nl_nl' } }, fault: PASS, deliveries: 1 },
    ]);
  });

  it.each<[fault: Fault, told: string, deliveries: number]>([
    [{ kind: 'reset', effect: 'before' }, 'ECONNRESET', 0],
    [{ kind: 'reset', effect: 'after' }, 'ECONNRESET', 1],
    [{ kind: 'status', status: 504, effect: 'after' }, '504 <title>504</title>', 1],
    [{ kind: 'status', status: 503, effect: 'before' }, '503 <title>503</title>', 0],
    [{ kind: 'cut', by: 'fin' }, 'ECONNRESET', 1],
    [{ kind: 'cut', by: 'rst' }, 'ECONNRESET', 1],
    [{ kind: 'html' }, '200 <!doctype html><title>Back soon</title>', 1],
    [{ kind: 'bad-json' }, `200 ${ANSWER.slice(0, Math.ceil(ANSWER.length / 2))}`, 1],
    [{ kind: 'drip', over: 50 }, `200 ${ANSWER}`, 1],
  ])('injects the planned fault: %o', async (fault, answer, deliveries) => {
    const { outcomes, heard } = await behind([fault]);
    expect(await outcomes()).toBe(answer);
    expect(heard).toEqual(Array.from({ length: deliveries }, () => REQUEST));
    expect(await outcomes()).toBe(`200 ${ANSWER}`);
  });

  it('sends a Retry-After header', async () => {
    const { say } = await behind([
      { kind: 'status', status: 429, effect: 'before', retryAfter: 2 },
    ]);
    expect((await say()).headers.get('retry-after')).toBe('2');
  });

  it('refuses connections for a while, then accepts them at the same address', async () => {
    const { proxy, outcomes, heard } = await behind([{ kind: 'refuse', closed: 2000 }]);
    expect(await outcomes()).toBe('ECONNRESET');
    expect(await outcomes()).toBe('ECONNREFUSED');
    await expect.poll(outcomes).toBe(`200 ${ANSWER}`);
    expect(heard).toEqual([REQUEST]);
    expect(proxy.log).toHaveLength(2);
  });

  it('closes a connection before anything is said', async () => {
    const { proxy, port, heard } = await behind([], (index) => index === 0);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await new Promise<void>((resolve) => socket.on('close', () => resolve()));
    expect(proxy.turnedAway()).toBe(1);
    expect(proxy.log).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('delivers a request late after a reset', async () => {
    const { proxy, outcomes, heard } = await behind([
      { kind: 'late', after: 500, answer: 'reset' },
    ]);
    expect(await outcomes()).toBe('ECONNRESET');
    expect(heard).toEqual([]);
    await proxy.landed();
    expect(heard).toEqual([REQUEST]);
  });

  it.each(['first', 'second'] as const)(
    'delivers a request twice, and returns the %s answer',
    async (answer) => {
      const { proxy, outcomes, heard } = await behind([{ kind: 'twice', gap: 100, answer }]);
      expect(await outcomes()).toBe(`200 ${ANSWER}`);
      await proxy.landed();
      expect(heard).toEqual([REQUEST, REQUEST]);
      expect(proxy.log).toMatchObject([{ deliveries: 2 }]);
    },
  );

  it('returns no answer, and delivers the request late or never', async () => {
    const faults: Fault[] = [
      { kind: 'black-hole' },
      { kind: 'late', after: 300, answer: 'nothing' },
    ];
    const { proxy, outcomes, heard } = await behind(faults);
    const silence = [outcomes(), outcomes()];
    await expect.poll(() => heard).toEqual([REQUEST]);
    expect(await Promise.race([...silence, Promise.resolve('nothing')])).toBe('nothing');
    await proxy.landed();
  });
});

const draw = (name: string): Fault => drawFault(EVERY_FAULT, 67, randomFor(7, name));

describe('drawFault', () => {
  it('draws the same fault for the same name, in any order', () => {
    const [first, second] = [draw('click 1'), draw('click 2')];
    expect([draw('click 2'), draw('click 1')]).toEqual([second, first]);
  });

  it('draws the requested share of faults, and every kind', () => {
    const drawn = Array.from({ length: 3000 }, (_, index) => draw(`click ${index}`));
    const hit = drawn.filter(({ kind }) => kind !== 'pass').length / drawn.length;
    expect(hit).toBeGreaterThan(0.64);
    expect(hit).toBeLessThan(0.7);
    const kinds = new Set(drawn.map(nameOfFault));
    expect(kinds.size).toBe(EVERY_FAULT.length + 1);
  });
});
