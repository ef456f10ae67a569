import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeUrl } from '#src/routing/normalize-url.ts';
import type { RedirectTable } from '#src/routing/redirects.ts';
import { pathRejection } from '#src/routing/path-rejection.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { showPageByUrl } from '#src/use-cases/show-page-by-url.ts';
import type { PageOutcome } from '#src/use-cases/page-request.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { SITE } from '../../support/visit.ts';

const REDIRECTS: RedirectTable = {
  '/alle-matrassen': { status: 301, target: '/lits' },
  '/lits': { status: 301, target: '/Matrassen/' },
  '/actie': { status: 302, target: '/matrassen/maat/90x200?sorting=price-asc' },
  '/folder': { status: 410 },
  '/rond': { status: 301, target: '/om' },
  '/om': { status: 301, target: '/rond' },
};

const ports = createFakePorts({ ...SHOP, oldAddresses: { remap: {}, redirects: REDIRECTS } });

function outcomeAt(written: string): Promise<PageOutcome> {
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(written) } as const;
  return showPageByUrl(ports, SITE, request, written);
}

/** Status and location, as a browser sees them. */
async function answerAt(written: string): Promise<readonly [status: number, location?: string]> {
  const outcome = await outcomeAt(written);
  return outcome.kind === 'page' ? [outcome.model.head.status] : [outcome.status, outcome.location];
}

describe('showPageByUrl', () => {
  it.each([
    ['/matrassen/', '/matrassen'],
    ['/Matrassen', '/matrassen'],
    ['//matrassen', '/matrassen'],
    ['/matrassen//maat///90x200', '/matrassen/maat/90x200'],
    ['/MATRASSEN/Maat//90X200/?page=1', '/matrassen/maat/90x200?page=1'],
    ['/matrassen/./maat/../maat/90x200', '/matrassen/maat/90x200'],
    ['/%6datrassen', '/matrassen'],
    ['/Aurora/?Maat=90X200', '/aurora?Maat=90X200'],
  ])('redirects %s to %s permanently in one step', async (written, location) => {
    expect(await answerAt(written)).toEqual([301, location]);
    expect(await answerAt(location)).toEqual([200]);
  });

  it.each([
    ['/alle-matrassen', 301, '/matrassen'],
    ['//Alle-Matrassen/?utm=Mail', 301, '/matrassen?utm=Mail'],
    ['/Actie/?page=1', 302, '/matrassen/maat/90x200?sorting=price-asc&page=1'],
    ['/Matrassen//?min=200&max=500', 303, '/matrassen/prijs/200-500'],
  ])('combines normalization and redirect in one step: %s', async (written, status, location) => {
    expect(await answerAt(written)).toEqual([status, location]);
  });

  it.each([
    ['/Nergens/', 404],
    ['//evil.example', 404],
    ['/matrassen//maat//1x1', 404],
    ['/rond/', 404],
    ['/Folder//', 410],
  ])('answers %s without a redirect: %i', async (written, status) => {
    expect(await answerAt(written)).toEqual([status]);
  });

  it.each(['/matrassen?Utm=%41&q=', '/matrassen?q=//A/', '/matrassen?page=1', '/matrassen?'])(
    'does not redirect because of a query string: %s',
    async (written) => {
      expect(await answerAt(written)).toEqual([200]);
    },
  );

  it('F10 redirects any URL at most once, except for the 303 of a price form', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const outcome = await outcomeAt(written);
        if (outcome.kind === 'page') return;
        const [status] = await answerAt(outcome.location);
        expect(outcome.location).not.toBe(written);
        // A form redirects to its address even if the page is gone, as that is no misspelling.
        expect(outcome.status === 303 ? [200, 404] : [200, 303, 404, 410]).toContain(status);
      }),
    );
  });

  it('F10 redirects for normalization only to the normalized URL of an existing page', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const [status, location] = await answerAt(written);
        if (status !== 301 || location === undefined) return;
        if (location !== normalizeUrl(written)) return;
        expect(normalizeUrl(location)).toBe(location);
        expect(await answerAt(location)).toEqual([200]);
      }),
    );
  });

  it('answers any URL like its normalized form, or redirects to it permanently', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const right = normalizeUrl(written) ?? '/';
        const answer = await answerAt(written);
        const rightly = await answerAt(right);
        const isPage = rightly[0] === 200;
        expect([rightly, isPage ? [301, right] : rightly]).toContainEqual(answer);
      }),
    );
  });
});

const PLACES = [
  '',
  'matrassen',
  'maat',
  '90x200',
  'aurora',
  'alle-matrassen',
  'actie',
  'folder',
  'om',
];

/** Addresses of the shop in any spelling, and any others that pass the first checks. */
const anyVisit = fc.oneof(
  anyRequestUrl.map((address) => (pathRejection(address) === undefined ? address : '/')),
  fc
    .tuple(
      fc.array(
        fc
          .tuple(fc.constantFrom(...PLACES), fc.boolean())
          .map(([place, isLoud]) => (isLoud ? place.toUpperCase() : place)),
        { maxLength: 4 },
      ),
      fc.constantFrom('/', '//', '/./'),
      fc.constantFrom('', '?page=1', '?min=1&max=2', '?utm=B'),
    )
    .map(([places, slash, query]) => `/${places.join(slash)}${query}`),
);
