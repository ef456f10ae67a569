import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Locale } from '#src/shared/locale.ts';
import { FirmnessScale } from '#ui/components/product/FirmnessScale.tsx';
import { aProduct } from '../../../support/shown-pages.ts';
import { found, markupIn, tags } from '../../render-page.tsx';

/** The scale of a mattress with this firmness, in the shop's words. */
const scale = (locale: Locale, firmness: string, code = 'matras_hardheid') => {
  const attributes = [{ code, label: 'Hardheid', value: firmness }];
  const product = { ...aProduct, attributes };
  const chosen = { configuration: configureProduct(product, product.variants[0], []) };
  return markupIn(locale, <FirmnessScale chosen={chosen} />);
};

/** The grades of a scale, with the mark behind the product's own. */
const grades = (html: string) =>
  found(html, /<ol[^>]*>(.*?)<\/ol>/g)
    .flatMap((list) => found(list, /<li[^>]*>(.*?)<\/li>/g))
    .map((grade) => grade.replaceAll(/<[^>]*>/g, ''));

describe('FirmnessScale', () => {
  it.each([
    ['nl-nl', 'Hoe stevig ligt het?', ['Zacht', 'Medium', 'Stevig, dit product', 'Extra stevig']],
    ['de-de', 'Wie fest liegt man?', ['Weich', 'Mittel', 'Fest, dieses Produkt', 'Sehr fest']],
    ['en-us', 'How firm is it?', ['Soft', 'Medium', 'Firm, this product', 'Extra firm']],
  ] as const)(
    'EP4 in %s is a labeled scale that marks the grade of the product',
    async (locale, name, words) => {
      const html = await scale(locale, 'H3');
      expect(tags(html, '<section', `aria-label="${name}"`)).toHaveLength(1);
      expect(grades(html)).toEqual(words);
    },
  );

  it.each([
    ['nl-nl', '60 tot 90 kg, in elke houding', 'elk merk meet anders'],
    ['nl-be', '60 tot 90 kg, in elke houding', 'elk merk meet anders'],
    ['de-de', '60 bis 90 kg in jeder Lage', 'Jede Marke misst anders'],
    ['de-at', '60 bis 90 kg in jeder Lage', 'Jede Marke misst anders'],
    ['en-us', '60 to 90 kg (130–200 lb) in any position', 'every brand measures in its own way'],
  ] as const)(
    'EP4 in %s says for which weight and position that is, and that brands measure differently',
    async (locale, forWhom, note) => {
      const html = await scale(locale, 'Medium');
      expect(html).toContain(forWhom);
      expect(html).toContain(note);
    },
  );

  it('EP4 marks every grade of the product and no other', async () => {
    const html = await scale('nl-nl', 'Zacht, Medium');
    expect(grades(html).filter((grade) => grade.includes('dit product'))).toHaveLength(2);
    expect(found(html, /<strong>([^<]*)<\/strong>/g)).toEqual(['Zacht', 'Medium']);
  });

  it('EP4 is absent for an unknown firmness and for the firmness of a pillow', async () => {
    expect(await scale('nl-nl', 'Heerlijk')).toBe('');
    expect(await scale('nl-nl', 'Stevig', 'hoofdkussen_hardheid')).toBe('');
  });
});
