import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnAddress } from '#src/routing/normal-address.ts';
import { redirectFor, type RedirectTable } from '#src/routing/redirects.ts';
import { anyRedirects } from '../../support/arbitraries/routing.ts';
import { anyRemappedPath } from '../../support/arbitraries/seo.ts';

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
  '/uit': { status: 301, target: '//evil.example' },
};

describe('redirectFor', () => {
  it.each([
    ['/oud', { status: 301, target: '/matrassen' }],
    ['/ouder', { status: 301, target: '/matrassen' }],
    ['/actie', { status: 302, target: '/matrassen' }],
    ['/zomer', { status: 302, target: '/matrassen' }],
    ['/weg', { status: 410 }],
    ['/was', { status: 410 }],
  ])('answers %s with %j, in one step', (path, redirect) => {
    expect(redirectFor(TABLE, path)).toEqual(redirect);
  });

  it.each(['/matrassen', '/rond', '/om', '/zelf', '/uit', '/constructor', '//evil.example'])(
    'has nothing to say of %s',
    (path) => {
      expect(redirectFor(TABLE, path)).toBeUndefined();
    },
  );

  it('leads to pages that lead nowhere else, and never round', () => {
    fc.assert(
      fc.property(anyRedirects, anyRemappedPath, (table, path) => {
        const redirect = redirectFor(table, path);
        if (redirect === undefined || redirect.status === 410) return;
        expect(redirect.target).not.toBe(path);
        expect(redirectFor(table, redirect.target)).toBeUndefined();
      }),
    );
  });

  it('never leads out of the shop', () => {
    fc.assert(
      fc.property(anyRedirects, anyRemappedPath, (table, path) => {
        const redirect = redirectFor(table, path);
        if (redirect === undefined || redirect.status === 410) return;
        expect(isOwnAddress(redirect.target)).toBe(true);
      }),
    );
  });

  it('sends the first of a chain where it sends the second', () => {
    fc.assert(
      fc.property(anyRedirects, anyRemappedPath, (table, path) => {
        const first = table[path];
        if (first === undefined || first.status === 410) return;
        const whole = redirectFor(table, path);
        const rest = redirectFor(table, first.target);
        if (rest === undefined) return;
        const status = first.status === 302 && rest.status === 301 ? 302 : rest.status;
        expect(whole).toEqual({ ...rest, status });
      }),
    );
  });
});
