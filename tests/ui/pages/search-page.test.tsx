import { describe, expect, it } from 'vitest';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { HIT } from '../../support/hit.ts';
import { found, markupAt } from '../render-page.tsx';

/** A shop with these spelling suggestions for any text. */
const spelling = (...didYouMean: readonly string[]) => ({ ...SHOP, box: { didYouMean } });

/** The suggestions on a results page. */
const meant = (html: string) =>
  found(html, /<p[^>]*>((?:Bedoelde je|Meinten Sie|Did you mean) .*?)<\/p>/g);

const RETURNS = {
  title: [{ text: 'Retourneren', isMatch: true }],
  url: '/retourneren',
  description: 'Binnen 30 dagen.',
};

/** A shop that finds pages, and products or none. */
const answering = (pages: readonly (typeof RETURNS & { readonly isExact?: true })[]) => ({
  ...SHOP,
  box: { found: { ...EMPTY_COMBINED_SEARCH, products: [{ hit: HIT, name: [] }], pages } },
});

describe('SearchPage', () => {
  it('S3 shows pages that answer the text before the products, with what they say', async () => {
    const shop = answering([{ ...RETURNS, isExact: true }]);
    const html = await markupAt('/search?q=retour', { shop });
    const [answers = '', products] = html.split('data-total="14"');
    expect(answers).toMatch(/<h2[^>]*>Antwoorden<.*href="\/retourneren".*Binnen 30 dagen\./s);
    expect(products).not.toContain('href="/retourneren"');
  });

  it('S3 shows pages that mention the text after the products', async () => {
    const html = await markupAt('/search?q=topper', { shop: answering([RETURNS]) });
    const [before = '', after] = html.split('data-total="14"');
    expect(before).not.toContain('href="/retourneren"');
    expect(after).toContain('href="/retourneren"');
  });

  it('S3 does not say that nothing was found if pages were', async () => {
    const shop = { ...answering([RETURNS]), searchProducts: {} };
    const html = await markupAt('/search?q=welke+retour', { shop });
    expect(found(html, /<h1>([^<]*)</g)).toEqual(['Resultaten voor “welke retour”']);
    expect(html).not.toContain('data-total');
    const nothing = { ...SHOP, box: { found: EMPTY_COMBINED_SEARCH }, searchProducts: {} };
    const lost = await markupAt('/search?q=retour', { shop: nothing });
    expect(found(lost, /<h1>([^<]*)</g)).toEqual(['Niets gevonden voor “retour”']);
  });

  it('ES8 suggests another spelling on a results page, with a link', async () => {
    const html = await markupAt('/search?q=matres', { shop: spelling('matras') });
    const [question = ''] = meant(html);
    expect(question.replaceAll(/<[^>]*>/g, '')).toBe('Bedoelde je matras?');
    expect(question).toMatch(/<a href="\/search\?q=matras"[^>]*>matras<\/a>/);
    expect(html).toContain('data-total="14"');
  });

  it.each([
    ['de-de', 'Meinten Sie Matratze?'],
    ['en-us', 'Did you mean Matratze?'],
  ] as const)('ES8 suggests another spelling in %s', async (locale, words) => {
    const html = await markupAt('/search?q=Matraze', { locale, shop: spelling('Matratze') });
    expect(meant(html).map((question) => question.replaceAll(/<[^>]*>/g, ''))).toEqual([words]);
  });

  it('ES8 suggests at most three spellings', async () => {
    const shop = spelling('matras', 'matrassen', 'matroos', 'matje');
    const [question = ''] = meant(await markupAt('/search?q=matr', { shop }));
    expect(question.replaceAll(/<[^>]*>/g, '')).toBe('Bedoelde je matras, matrassen, matroos?');
  });

  it('ES8 suggests nothing when no other spelling is known', async () => {
    expect(meant(await markupAt('/search?q=matras', { shop: spelling() }))).toEqual([]);
  });
});
