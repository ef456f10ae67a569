import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { PriceTag } from '#ui/components/PriceTag.tsx';
import { markupIn } from '../render-page.tsx';

const price = (regular: number, final: number, defaultPrice = final) => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(defaultPrice),
});

describe('PriceTag', () => {
  it('P2 returns true for Germany and Austria alone', async () => {
    const labelled: string[] = [];
    for (const locale of LOCALES) {
      const html = await markupIn(locale, <PriceTag price={price(10_000, 10_000)} />);
      if (html.includes('MwSt.')) labelled.push(locale);
    }
    expect(labelled).toEqual(['de-de', 'de-at']);
  });

  it('P3 shows nothing where the default price is not above zero', async () => {
    expect(await markupIn('nl-nl', <PriceTag price={price(10_000, 10_000, 0)} />)).toBe('');
  });

  it('P1 formats a thousands separator, and cents only if they are not zero', async () => {
    expect(await markupIn('en-us', <PriceTag price={price(129_900, 129_900)} />)).toContain(
      'data-price="">1.299,-<',
    );
    expect(await markupIn('en-us', <PriceTag price={price(129_950, 129_950)} />)).toContain(
      'data-price="">1.299,50<',
    );
  });

  it('labels the old and the current price for screen readers', async () => {
    const html = await markupIn('nl-nl', <PriceTag price={price(20_000, 15_000)} />);
    expect(html).toMatch(/Eerdere prijs .*<s>.*200,-.*Prijs nu .*150,-/);
  });
});
