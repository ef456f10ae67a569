import { describe, expect, it } from 'vitest';
import type { BundleOption } from '#adapters/magento/catalogue/bundle-item.ts';
import type { SimpleProduct } from '#adapters/magento/catalogue/simple-product.ts';
import { MAX_WIDTHS, toPart } from '#adapters/magento/catalogue/to-parts.ts';
import { euroCents } from '#src/pricing/money.ts';

/** Options of a part, and how often the width of one of them was read. */
function optionsOf(choices: readonly { readonly choice: string; readonly width?: number }[]) {
  const reads = { count: 0 };
  class CountedAttributes extends Map<string, unknown> {
    override get(code: string) {
      if (code === 'breedte') reads.count += 1;
      return super.get(code);
    }
  }
  const options = choices.map(({ choice, width }, index): BundleOption<SimpleProduct> => {
    const texts = Object.entries({ bundle_part: 'topper', bundle_choice: choice, breedte: width });
    const attributes = new CountedAttributes(
      texts.flatMap(([code, text]) =>
        text === undefined ? [] : [[code, { code, values: [{ label: String(text) }] }] as const],
      ),
    );
    const amounts = { regular: euroCents(index), final: euroCents(index) };
    const product = { sku: `T-${index}`, stock: 1, amounts, summary: [], gallery: [], attributes };
    return {
      uid: `${index}`,
      label: choice,
      is_default: index === 0,
      position: index,
      product: product as unknown as SimpleProduct,
    };
  });
  return { options, reads };
}

const partOf = (options: readonly BundleOption<SimpleProduct>[]) =>
  toPart('B1', { title: 'Topper', position: 0, options })?.part;

const inWidths = (choice: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ choice, width: index + 1 }));

describe('toPart', () => {
  it('reads the width of each option at most four times on average', () => {
    const anyWidth = Array.from({ length: 400 }, () => ({ choice: 'usual' }));
    const others = Array.from({ length: 500 }, (_, index) => ({ choice: `other-${index}` }));
    const { options, reads } = optionsOf([
      ...anyWidth,
      ...inWidths('usual', MAX_WIDTHS - 1),
      ...others,
    ]);
    expect(partOf(options)?.choices).toHaveLength(501);
    expect(reads.count).toBeLessThanOrEqual(4 * options.length);
  });

  it('takes the first option for a width, else that for any, else the most expensive', () => {
    const { options } = optionsOf([
      { choice: 'usual' },
      { choice: 'a', width: 90 },
      { choice: 'a', width: 90 },
      { choice: 'a' },
      { choice: 'b', width: 90 },
      { choice: 'b', width: 140 },
    ]);
    const [, a, b] = partOf(options)?.choices ?? [];
    expect(a).toMatchObject({ extra: euroCents(1), extraByWidth: { 90: euroCents(1) } });
    expect(b).toMatchObject({
      extra: euroCents(5),
      extraByWidth: { 90: euroCents(4), 140: euroCents(5) },
    });
  });

  it('returns undefined for a part in more than MAX_WIDTHS widths', () => {
    expect(partOf(optionsOf(inWidths('usual', MAX_WIDTHS)).options)).toBeDefined();
    expect(partOf(optionsOf(inWidths('usual', MAX_WIDTHS + 1)).options)).toBeUndefined();
  });
});
