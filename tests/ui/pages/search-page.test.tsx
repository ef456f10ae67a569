import { describe, expect, it } from 'vitest';
import { SHOP } from '../../support/fake-shop.ts';
import { found, markupAt } from '../render-page.tsx';

/** A shop with these spelling suggestions for any text. */
const spelling = (...didYouMean: readonly string[]) => ({ ...SHOP, box: { didYouMean } });

/** The suggestions on a results page. */
const meant = (html: string) =>
  found(html, /<p[^>]*>((?:Bedoelde je|Meinten Sie|Did you mean) .*?)<\/p>/g);

describe('SearchPage', () => {
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
