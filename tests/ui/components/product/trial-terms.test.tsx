import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Locale } from '#src/shared/locale.ts';
import { BuyBox } from '#ui/components/product/BuyBox.tsx';
import { TrialTerms } from '#ui/components/product/TrialTerms.tsx';
import { aProduct } from '../../../support/shown-pages.ts';
import { found, markupIn } from '../../render-page.tsx';

/** The terms of a product with this trial. */
const terms = (locale: Locale, value = 'Ja') => {
  const attributes = [{ code: 'proefslapen', label: 'Proefslapen', value }];
  return markupIn(locale, <TrialTerms product={{ ...aProduct, attributes }} />);
};

const rows = (html: string) =>
  found(html, /<dt>(.*?<\/dt><dd>.*?)<\/dd>/g).map((row) => row.split('</dt><dd>'));

describe('TrialTerms', () => {
  it('EP5 states duration, start, minimum, costs and outcome of the trial in Dutch', async () => {
    const html = await terms('nl-nl');
    expect(html).toContain('90 nachten proefslapen');
    expect(rows(html)).toEqual([
      ['Begint', 'op de dag dat we bezorgen'],
      ['Minimaal', 'geen minimum; je lichaam heeft er ongeveer 21 nodig'],
      ['Ophalen', 'gratis'],
      ['Toch niet goed?', 'één keer ruilen, of je geld terug: jij kiest'],
    ]);
  });

  it('EP5 EP6 states a right to exchange in German', async () => {
    const html = await terms('de-de');
    expect(html).toContain('90 Tage Umtauschrecht');
    expect(rows(html)).toEqual([
      ['Beginn', 'am Tag der Lieferung'],
      ['Mindestens', 'kein Minimum; Ihr Körper braucht etwa 21 Nächte'],
      ['Abholung', 'kostenlos'],
      ['Doch nicht das Richtige?', 'einmal umtauschen oder Geld zurück: Sie entscheiden'],
    ]);
    expect(html).toContain('Gesetzliches Widerrufsrecht');
  });

  it('EP5 states the terms in English', async () => {
    const html = await terms('en-us');
    expect(html).toContain('90-night trial');
    expect(rows(html)).toEqual([
      ['Starts', 'on the day we deliver'],
      ['Minimum', 'none; your body needs about 21 nights'],
      ['Pick-up', 'free'],
      ['Not right after all?', 'one exchange, or your money back: you choose'],
    ]);
  });

  it('EP5 adds a condition of the product', async () => {
    const html = await terms('nl-nl', 'Alleen met een molton');
    expect(rows(html)).toContainEqual(['Voorwaarde', 'Alleen met een molton']);
  });

  it('EP5 follows the price in the buy box', async () => {
    const chosen = { configuration: configureProduct(aProduct, aProduct.variants[0], []) };
    const html = await markupIn('nl-nl', <BuyBox chosen={chosen} today="2026-01-01" />);
    expect(html).toMatch(/<span data-price="">299,-<[^]*<dt>Begint</);
  });
});
