import { describe, expect, it } from 'vitest';
import { createPinoLog } from '#adapters/pino/pino-log.ts';

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

const written = (level: Parameters<typeof createPinoLog>[0]) => {
  const lines: string[] = [];
  const log = createPinoLog(level, { write: (line) => void lines.push(line) });
  const entries = () => lines.map((line): unknown => JSON.parse(line));
  return { log, entries, lines };
};
