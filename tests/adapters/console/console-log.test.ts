import { describe, expect, it } from 'vitest';
import { createConsoleLog } from '#adapters/console/console-log.ts';
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

  it.each(LOG_LEVELS.map((level, index) => [level, index] as const))(
    'B7 writes from the level %s on',
    (level, index) => {
      expect(written(level)).toEqual(ALL.slice(index));
    },
  );
});
