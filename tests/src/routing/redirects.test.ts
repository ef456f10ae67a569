import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShopUrl, normalizeUrl } from '#src/routing/normalize-url.ts';
import { followChain, redirectFor, type RedirectTable } from '#src/routing/redirects.ts';
import { parseQuery, queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { anyRedirects } from '../../support/arbitraries/routing.ts';
import { anyQuery, anyRemappedPath } from '../../support/arbitraries/seo.ts';

const TABLE: RedirectTable = {
  '/oud': { status: 301, target: '/ouder' },
  '/ouder': { status: 301, target: '/matrassen' },
  '/actie': { status: 302, target: '/oud' },
  '/zomer': { status: 301, target: '/actie' },
  '/weg': { status: 410 },
  '/was': { status: 301, target: '/weg' },
  '/rond': { status: 301, target: '/om' },
  '/om': { status: 302, target: '/rond' },
  '/zelf': { status: 301, target: '/zelf' },
  '/zelf-anders': { status: 301, target: '/Zelf-Anders//' },
  '/uit': { status: 301, target: '//evil.example' },
  '/naar-uit': { status: 301, target: '/uit' },
  '/uit-naar-weg': { status: 301, target: 'https://evil.example/weg' },
  '/slordig': { status: 301, target: '/Oud/' },
  '/goedkoop': { status: 301, target: '/matrassen?sorting=price-asc' },
  '/goedkoper': { status: 301, target: '/goedkoop?page=2' },
};

const at = (url: string) => redirectFor(TABLE, splitUrl(url));

describe('redirectFor', () => {
  it.each([
    ['/oud', { status: 301, target: '/matrassen' }],
    ['/ouder', { status: 301, target: '/matrassen' }],
    ['/actie', { status: 302, target: '/matrassen' }],
    ['/zomer', { status: 302, target: '/matrassen' }],
    ['/slordig', { status: 301, target: '/matrassen' }],
    ['/weg', { status: 410 }],
    ['/was', { status: 410 }],
    ['/goedkoop', { status: 301, target: '/matrassen?sorting=price-asc' }],
    ['/goedkoper', { status: 301, target: '/matrassen?sorting=price-asc&page=2' }],
  ])('redirects %s with %j, in one step', (path, redirect) => {
    expect(at(path)).toEqual(redirect);
  });

  it.each([
    '/matrassen',
    '/rond',
    '/om',
    '/zelf',
    '/zelf-anders',
    '/uit',
    '/naar-uit',
    '/uit-naar-weg',
    '/constructor',
    '//evil.example',
  ])('returns undefined for %s', (path) => {
    expect(at(path)).toBeUndefined();
  });

  it('appends the query of the request, and prefers the parameters of the target', () => {
    expect(at('/oud?utm=Mail&q=a%20b')).toMatchObject({ target: '/matrassen?utm=Mail&q=a%20b' });
    expect(at('/goedkoop?utm=x&sorting=newest')).toMatchObject({
      target: '/matrassen?sorting=price-asc&utm=x',
    });
    expect(at('/weg?utm=x')).toEqual({ status: 410 });
  });

  it('never redirects to the same path, nor to a path that redirects again', () => {
    always((table, path, _query, target) => {
      expect(splitUrl(target).path).not.toBe(path);
      expect(redirectFor(table, splitUrl(target))).toBeUndefined();
    });
  });

  it('never leads out of the shop', () => {
    always((_table, _path, _query, target) => {
      expect(isShopUrl(target)).toBe(true);
    });
  });

  it('redirects to normalized addresses', () => {
    always((_table, _path, _query, target) => {
      expect(normalizeUrl(target)).toBe(target);
    });
  });

  it('keeps every parameter of the request', () => {
    always((_table, _path, query, target) => {
      const targetQuery = splitUrl(target).query;
      for (const { name } of parseQuery(query)) expect(queryValue(targetQuery, name)).toBeDefined();
    });
  });

  it('redirects the first path of a chain to the same target as the second', () => {
    fc.assert(
      fc.property(anyRedirects, anyRemappedPath, (table, path) => {
        const first = table[path];
        if (first === undefined || first.status === 410) return;
        const whole = redirectFor(table, { path, query: '' });
        const rest = redirectFor(table, splitUrl(first.target));
        if (rest === undefined || !isShopUrl(first.target)) return;
        const status = first.status === 302 && rest.status === 301 ? 302 : rest.status;
        expect(whole).toEqual({ ...rest, status });
      }),
    );
  });
});

type Claim = (table: RedirectTable, path: string, query: string, target: string) => void;

/** Checks a claim for every possible move. */
function always(claim: Claim): void {
  fc.assert(
    fc.property(anyRedirects, anyRemappedPath, anyQuery, (table, path, query) => {
      const target = redirectFor(table, { path, query })?.target;
      if (target !== undefined) claim(table, path, query, target);
    }),
  );
}

const along = (steps: Readonly<Record<string, string>>) => (path: string) => steps[path];

describe('followChain', () => {
  it('returns the last step of a chain', () => {
    const next = along({ a: 'b', b: 'c' });
    expect(['a', 'b', 'c', 'd'].map((path) => followChain(path, next))).toEqual([
      'c',
      'c',
      'c',
      'd',
    ]);
  });

  it('returns undefined for a cycle, and for a start that leads into one', () => {
    const next = along({ a: 'b', b: 'c', c: 'b', d: 'd' });
    for (const path of ['a', 'b', 'c', 'd']) expect(followChain(path, next)).toBeUndefined();
  });

  it('returns the same end from the start of a chain as from its second step', () => {
    fc.assert(
      fc.property(anySteps, anyPath, (steps, start) => {
        const next = (path: string) => steps.get(path);
        const end = followChain(start, next);
        const second = next(start);
        expect(followChain(second ?? start, next)).toBe(end);
        expect(end && next(end)).toBeUndefined();
      }),
    );
  });
});

const anyPath = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anySteps = fc
  .array(fc.tuple(anyPath, anyPath))
  .map((steps) => new Map<string, string>(steps));
