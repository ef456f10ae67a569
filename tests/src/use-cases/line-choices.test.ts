import { describe, expect, it } from 'vitest';
import type { Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { findLineChange, findLineChoices } from '#src/use-cases/line-choices.ts';
import { aLine } from '../../support/carts.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';

const [whole] = AURORA.variants;
const price = (cents: number) => ({ ...whole.price, final: euroCents(cents) });
const firm = { code: 'matras_hardheid', label: 'Hardheid', value: 'Stevig', key: 'stevig' };
const variants: readonly [Variant, ...Variant[]] = [
  { ...whole, sku: 'w', size: '160x200', price: price(40_000) },
  { ...whole, sku: 'n', size: '90x200', price: price(20_000), stock: 0 },
  { ...whole, sku: 'wf', size: '160x200', options: [firm], price: price(45_000) },
];
const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, variants }] });
const line = (url: string) => ({ product: { ...aLine('u1').product, url } });
const bed = { ...aLine('u1'), ...line('/aurora?maat=160x200') };

describe('findLineChoices', () => {
  it('CI1 lists the variants of the product by size, each with its price and stock', async () => {
    expect(await findLineChoices(ports, 'nl-nl', bed)).toEqual([
      { sku: 'w', size: '160x200', options: '', price: euroCents(40_000), isSoldOut: false },
      { sku: 'wf', size: '160x200', options: 'Stevig', price: euroCents(45_000), isSoldOut: false },
      { sku: 'n', size: '90x200', options: '', price: euroCents(20_000), isSoldOut: true },
    ]);
  });

  it('CI1 names all options of a variant, and no size of goods without one', async () => {
    const color = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const { size: _, ...sizeless } = whole;
    const only = { ...sizeless, options: [firm, color] };
    const shop = { ...SHOP, products: [{ ...AURORA, variants: [only] as const }] };
    expect(await findLineChoices(createFakePorts(shop), 'nl-nl', line('/aurora'))).toStrictEqual([
      {
        sku: only.sku,
        options: 'Stevig, Zand',
        price: whole.price.final,
        isSoldOut: false,
      },
    ]);
  });

  it('CI1 lists nothing for a line whose product is not there', async () => {
    expect(await findLineChoices(ports, 'nl-nl', line('/nergens'))).toBeUndefined();
  });
});

const change = (query: string) => findLineChange(ports, 'nl-nl', [bed], query);

describe('findLineChange', () => {
  it('CI1 is the line that the query names, if the cart has it', async () => {
    expect(await change('?change=u1')).toMatchObject({ uid: 'u1', choices: { length: 3 } });
    expect(await change('?change=u2')).toBeUndefined();
    expect(await change('')).toBeUndefined();
  });
});
