import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HOST_DOWN_MS,
  hostsToTry,
  productIndexName,
  SEARCH_TIMEOUTS,
} from '#src/search/search-service.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';

const HOSTS = ['a', 'b', 'c'];
const NOW = 10_000_000;

/** The hosts to try now; `down` maps hosts to the milliseconds since they went down. */
const tried = (down: Readonly<Record<string, number>>) =>
  hostsToTry(
    HOSTS,
    new Map(Object.entries(down).map(([host, milliseconds]) => [host, NOW - milliseconds])),
    NOW,
  );

describe('SEARCH_TIMEOUTS', () => {
  it('S7 gives 1 s to connect, 2 s to read and 30 s to write', () => {
    expect(SEARCH_TIMEOUTS).toEqual({ connect: 1000, read: 2000, write: 30_000 });
    expect(HOST_DOWN_MS).toBe(2 * 60 * 1000);
  });
});

describe('hostsToTry', () => {
  it('S7 tries all hosts in their order while none is down', () => {
    expect(tried({})).toEqual(['a', 'b', 'c']);
  });

  it('S7 skips a host for 2 minutes, then tries it after the others', () => {
    expect(tried({ a: 0 })).toEqual(['b', 'c']);
    expect(tried({ a: HOST_DOWN_MS - 1 })).toEqual(['b', 'c']);
    expect(tried({ a: HOST_DOWN_MS })).toEqual(['b', 'c', 'a']);
    expect(tried({ a: HOST_DOWN_MS, b: HOST_DOWN_MS + 1 })).toEqual(['c', 'b', 'a']);
  });

  it('S7 tries all hosts when all are down, the longest down first', () => {
    expect(tried({ a: 1, b: 3, c: 2 })).toEqual(['b', 'c', 'a']);
    expect(tried({ a: 1, b: HOST_DOWN_MS, c: 2 })).toEqual(['b']);
  });

  const anyState = fc.record({
    hosts: fc.uniqueArray(fc.string()),
    now: fc.nat(),
    ages: fc.infiniteStream(fc.option(fc.integer({ min: -10, max: 2 * HOST_DOWN_MS }))),
  });
  const states = anyState.map(({ hosts, now, ages }) => {
    const downSince = new Map<string, number>();
    for (const host of hosts) {
      const { value: age } = ages.next();
      if (typeof age === 'number') downSince.set(host, now - age);
    }
    return { hosts, downSince, now };
  });

  it('S7 tries a host at most once, and at least one host if there is any', () => {
    fc.assert(
      fc.property(states, ({ hosts, downSince, now }) => {
        const result = hostsToTry(hosts, downSince, now);
        expect(new Set(result).size).toBe(result.length);
        expect(hosts).toEqual(expect.arrayContaining([...result]));
        expect(result.length > 0).toBe(hosts.length > 0);
      }),
    );
  });

  it('S7 tries all hosts that are up, in their order, before any that was down', () => {
    fc.assert(
      fc.property(states, ({ hosts, downSince, now }) => {
        const up = hosts.filter((host) => !downSince.has(host));
        expect(hostsToTry(hosts, downSince, now).slice(0, up.length)).toEqual(up);
      }),
    );
  });

  it('S7 tries every host again after HOST_DOWN_MS has passed', () => {
    fc.assert(
      fc.property(states, ({ hosts, downSince, now }) => {
        const later = now + 2 * HOST_DOWN_MS;
        expect(hostsToTry(hosts, downSince, later)).toHaveLength(hosts.length);
      }),
    );
  });
});

describe('productIndexName', () => {
  it('S4 names one index per locale behind the prefix', () => {
    for (const locale of LOCALES)
      expect(productIndexName('production', locale)).toEqual(ok(`production_products_${locale}`));
    expect(productIndexName('Sluimer_test-2', 'nl-be')).toEqual(
      ok('Sluimer_test-2_products_nl-be'),
    );
  });

  it.each(['', ' ', '\t'])('S4 refuses the empty prefix %j', (prefix) => {
    expect(productIndexName(prefix, 'nl-nl')).toEqual(err({ kind: 'empty-prefix' }));
  });

  it.each(['a b', 'a/b', '_a', 'a-', 'a__b', 'a*', 'ä', ' a', 'x'.repeat(65)])(
    'S4 refuses the malformed prefix %j',
    (prefix) => {
      expect(productIndexName(prefix, 'nl-nl')).toEqual(err({ kind: 'malformed-prefix' }));
    },
  );

  it('S4 accepts a prefix of 64 characters', () => {
    expect(productIndexName('x'.repeat(64), 'nl-nl').ok).toBe(true);
  });

  it('S4 returns unique names per prefix and locale that need no escape in a path', () => {
    const anyPrefix = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9]{1,5}([_-][A-Za-z0-9]{1,5}){0,3}$/),
      fc.constantFrom('a', 'a_products', 'a_products_nl-nl'),
      anyText,
    );
    fc.assert(
      fc.property(anyPrefix, anyPrefix, anyLocale, anyLocale, (one, other, here, there) => {
        const [a, b] = [productIndexName(one, here), productIndexName(other, there)];
        const names = [a, b].flatMap((name) => (name.ok ? [name.value] : []));
        const isSame = one === other && here === there;
        expect(new Set(names).size).toBe(isSame ? Math.min(names.length, 1) : names.length);
        for (const name of names) expect(encodeURIComponent(name)).toBe(name);
      }),
    );
  });
});
