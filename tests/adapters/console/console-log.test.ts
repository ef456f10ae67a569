import { describe, expect, it } from 'vitest';
import { createConsoleLog, logUntil } from '#adapters/console/console-log.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { LOG_LEVELS, type LogLevel } from '#ports/log.ts';

/** The output of one entry per level. */
function written(level?: LogLevel) {
  const entries: unknown[] = [];
  const write =
    (method: string) =>
    (...words: unknown[]) =>
      void entries.push([method, ...words]);
  const output = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
  const log = createConsoleLog(output, level);
  log.debug('bff-called', { status: 200 });
  log.info('page-shown');
  log.warn('cart-not-kept', { reason: 'full' });
  log.error('page-failed');
  return entries;
}

const ALL = [
  ['debug', 'bff-called', { status: 200 }],
  ['info', 'page-shown', {}],
  ['warn', 'cart-not-kept', { reason: 'full' }],
  ['error', 'page-failed', {}],
];

describe('createConsoleLog', () => {
  it('B7 writes all levels by default', () => {
    expect(written()).toEqual(ALL);
  });

  it.each(LOG_LEVELS.map((level, place) => [level, place] as const))(
    'B7 writes from the level %s on',
    (level, place) => {
      expect(written(level)).toEqual(ALL.slice(place));
    },
  );
});

describe('logUntil', () => {
  it('stops listening once the signal is aborted', () => {
    const log = createMemoryLog();
    const controller = new AbortController();
    const until = logUntil(log, controller.signal);
    const tell = () => {
      until.info('a');
      until.warn('b', { fact: 1 });
      until.error('c');
    };
    tell();
    controller.abort();
    tell();
    expect(log.entries).toEqual([
      { level: 'info', event: 'a', facts: {} },
      { level: 'warn', event: 'b', facts: { fact: 1 } },
      { level: 'error', event: 'c', facts: {} },
    ]);
  });
});
