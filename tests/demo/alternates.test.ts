import { describe, expect, it } from 'vitest';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { SeoPolicy } from '#src/seo/head.ts';
import { LOCALES, languageTag, type Locale } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../support/demo-ports.ts';

const ports = demoPorts();
const originOf = (locale: Locale): string => `https://${locale}.example`;
const site = {
  domains: Object.fromEntries(LOCALES.map((locale) => [locale, originOf(locale)])),
  remap: {},
};

/** The head of the page at an absolute address; throws if it is not a page. */
async function headAt(address: string): Promise<SeoPolicy> {
  const locale = LOCALES.find((one) => address.startsWith(`${originOf(one)}/`));
  if (locale === undefined) throw new Error(`No shop is at ${address}.`);
  const written = address.slice(originOf(locale).length);
  const request = { locale, hostKnown: true, ...splitUrl(written) };
  const outcome = await showPageByUrl(ports, site, request, written);
  if (outcome.kind === 'moved') throw new Error(`${address} moved to ${outcome.location}.`);
  return outcome.model.head;
}

/** Every page known to editors and the catalogue, in the sitemap or not. */
async function pagesOf(locale: Locale): Promise<readonly SitemapPage[]> {
  const pages = await ports.content.sitemapPages(locale);
  return pages.ok ? pages.value : [];
}

const heads = new Map<string, SeoPolicy>();
for (const locale of LOCALES)
  for (const { url } of await pagesOf(locale)) {
    const address = originOf(locale) + url;
    heads.set(address, await headAt(address));
  }

const known = [...heads];
const indexed = known.filter(([, { robots }]) => robots === 'index,follow');

describe('H4 the alternates of every page of the demo shop', () => {
  it('are tested on every page type and more than 150 pages per locale', async () => {
    for (const locale of LOCALES) {
      const pages = await pagesOf(locale);
      const types = new Set(pages.map(({ type }) => type));
      for (const type of ['Home', 'Lister', 'Product', 'Content', 'Search', 'Cart'] as const)
        expect(types).toContain(type);
      expect(pages.length).toBeGreaterThan(150);
    }
    expect(indexed.length).toBeGreaterThan(LOCALES.length * 150);
    expect(known.length).toBeGreaterThan(indexed.length);
  });

  it('exist exactly on the pages that may be indexed', () => {
    for (const [address, { status, robots, alternates }] of known)
      expect([address, status, robots === 'index,follow']).toEqual([
        address,
        200,
        alternates.length > 0,
      ]);
  });

  it('include the page itself with its language tag', () => {
    for (const [address, { alternates }] of indexed)
      expect(alternates).toContainEqual({ hreflang: tagOf(address), href: address });
  });

  it('use the Dutch page as x-default', () => {
    for (const [, { alternates }] of indexed) {
      const [dutch, others] = ['nl-NL', 'x-default'].map(
        (tag) => alternates.find(({ hreflang }) => hreflang === tag)?.href,
      );
      expect(others).toBe(dutch);
    }
    expect(indexed.filter(([, { alternates }]) => alternates.length < 2)).toEqual([]);
  });

  it('name each language once', () => {
    for (const [, { alternates }] of indexed) {
      const tags = alternates.map(({ hreflang }) => hreflang);
      expect(new Set(tags).size).toBe(tags.length);
    }
  });

  it('are reciprocal: every alternate has the same list', () => {
    for (const [address, { alternates }] of indexed)
      for (const { href } of alternates)
        expect([address, heads.get(href)?.alternates]).toEqual([address, alternates]);
  });

  it('exist, may be indexed and are their own canonical URL', () => {
    const named = new Set(
      indexed.flatMap(([, { alternates }]) => alternates.map(({ href }) => href)),
    );
    for (const href of named) {
      const { status, robots, canonical = href } = heads.get(href) ?? {};
      expect({ href, status, robots, canonical }).toEqual({
        href,
        status: 200,
        robots: 'index,follow',
        canonical: href,
      });
    }
  });
});

const tagOf = (address: string): string | undefined => {
  const locale = LOCALES.find((one) => address.startsWith(`${originOf(one)}/`));
  return locale && languageTag(locale);
};
