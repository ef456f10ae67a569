import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { aProduct, aVariant } from '#tests/support/shown-pages.ts';
import { HalvesPicker } from '#ui/components/product/HalvesPicker.tsx';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { markupIn } from '../../render-page.tsx';

/** The picker of a product of a type, told by the code of an attribute. */
const pickerOf = (code: string) => {
  const product = {
    ...aProduct,
    attributes: [{ code, label: code, value: 'Ja' }],
    variants: [aVariant('180x200', 90_000), aVariant('90x200', 45_000)] as const,
  };
  const configuration = configureProduct(product, product.variants[0], []);
  return <HalvesPicker chosen={{ configuration, halves: undefined }} />;
};

describe('HalvesPicker', () => {
  it.each(LOCALES)(
    'L10 praises halves that sleepers feel for mattresses alone, in %s',
    async (locale) => {
      const text = createTranslate(locale, ALL_TEXTS);
      const sleepers = text('product.halves.two-text');
      expect(await markupIn(locale, pickerOf('matras_hoogte'))).toContain(sleepers);
      expect(await markupIn(locale, pickerOf('topper_hoogte'))).toContain(sleepers);
      for (const code of ['hoeslaken_hoekhoogte', 'bedbodem_hoogte']) {
        const html = await markupIn(locale, pickerOf(code));
        expect(html).not.toContain(sleepers);
        expect(html).toContain(text('product.halves.two-pieces'));
      }
    },
  );
});
