import { describe, expect, it } from 'vitest';
import { serverTiming } from '#server/observe/server-timing.ts';

const call = (port: string, method: string, duration: number) => ({ port, method, duration });

describe('serverTiming', () => {
  it('lists each call with its system, operation and duration', () => {
    const calls = [call('content', 'shell', 1.26), call('carts', 'add', 12.3)];
    expect(serverTiming(calls)).toBe(
      'content;desc="content.shell";dur=1.3, commerce;desc="carts.add";dur=12.3',
    );
  });

  it('sums up all calls after the twentieth', () => {
    const calls = Array.from({ length: 23 }, () => call('search', 'productsAndFilters', 2));
    const metrics = serverTiming(calls).split(', ');
    expect(metrics).toHaveLength(21);
    expect(metrics.at(-1)).toBe('more;desc="3 calls";dur=6.0');
  });
});
