import { describe, expect, it } from 'vitest';
import { createConsoleLog } from '#adapters/console/console-log.ts';

describe('createConsoleLog', () => {
  it('writes warnings and errors, and nothing else', () => {
    const written: unknown[] = [];
    const log = createConsoleLog({
      warn: (...words) => void written.push(['warn', ...words]),
      error: (...words) => void written.push(['error', ...words]),
    });
    log.info('page-shown');
    log.warn('cart-not-kept', { reason: 'full' });
    log.error('page-failed');
    expect(written).toEqual([
      ['warn', 'cart-not-kept', { reason: 'full' }],
      ['error', 'page-failed', {}],
    ]);
  });
});
