import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBufferedOutput, createPinoLog } from '#adapters/pino/pino-log.ts';

describe('createPinoLog', () => {
  it('writes a line of JSON with the event and its facts', () => {
    const { log, entries } = written('info');
    log.info('page-shown', { path: '/matrassen' });
    expect(entries()).toMatchObject([{ level: 30, event: 'page-shown', path: '/matrassen' }]);
  });

  it('writes an error with its message and stack', () => {
    const { log, entries } = written('info');
    log.error('page-failed', { error: new Error('boom') });
    expect(entries()).toMatchObject([
      { level: 50, event: 'page-failed', error: { message: 'boom', stack: expect.any(String) } },
    ]);
  });

  it('redacts passwords in the message and the command of an error', () => {
    const { log, lines } = written('info');
    const command = { name: 'auth', args: ['shop', 'hunter2'] };
    const refusal = Object.assign(new Error('WRONGPASS redis://shop:hunter2@cache'), {
      command,
      code: 'WRONGPASS',
    });
    log.warn('redis-unreachable', { error: refusal });
    expect(lines.join('')).toContain('WRONGPASS redis://***@cache');
    expect(lines.join('')).toContain('"code":"WRONGPASS"');
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('omits entries below its level', () => {
    const { log, entries } = written('warn');
    log.info('page-shown');
    log.warn('page-slow');
    expect(entries()).toMatchObject([{ event: 'page-slow' }]);
  });
});

describe('createBufferedOutput', () => {
  afterEach(() => void vi.useRealTimers());

  it('writes the lines of a tenth of a second at once', () => {
    const { writes, log } = openBuffered();
    for (let index = 0; index < 50; index += 1) log.info('request', { index });
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(writes.map(linesOf)).toEqual([51]);
  });

  it('writes a warning at once, after the lines before it', () => {
    const { writes, log } = openBuffered();
    log.info('request');
    log.warn('page-slow');
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatch(/"request".*\n.*"page-slow"/u);
  });

  it('lets no more than 16 kB wait', () => {
    const { writes, log } = openBuffered();
    for (let index = 0; index < 200; index += 1) log.info('request', { path: '/'.repeat(100) });
    expect(writes.length).toBeGreaterThan(0);
    expect(Math.max(...writes.map((text) => text.length))).toBeLessThan(17 * 1024);
  });

  it('writes what waits when the process ends', () => {
    const { writes, output, log } = openBuffered();
    log.info('stopping');
    output.flush();
    expect(writes).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(writes).toHaveLength(1);
  });
});

function openBuffered() {
  vi.useFakeTimers();
  const writes: string[] = [];
  const output = createBufferedOutput((text) => void writes.push(text));
  return { writes, output, log: createPinoLog('info', output) };
}

const linesOf = (text: string): number => text.split('\n').length;

const written = (level: Parameters<typeof createPinoLog>[0]) => {
  const lines: string[] = [];
  const log = createPinoLog(level, { write: (line) => void lines.push(line) });
  const entries = () => lines.map((line): unknown => JSON.parse(line));
  return { log, entries, lines };
};
