import { afterAll, describe, expect, it } from 'vitest';
import { bedUid, valueUid } from '#sandbox/magento/catalogue/selections.ts';
import { formatUid } from '#sandbox/magento/uids.ts';
import { boxSpring } from '../../../support/set-catalogue.ts';
import { itemsOf, shopperWithCart, type Answer } from '../../../support/magento-shopper.ts';
import { startMagento } from '../../../support/start-magento.ts';

const magento = await startMagento({}, afterAll);

const userErrors = ({ data }: Answer): unknown =>
  typeof data === 'object' ? data?.['user_errors'] : undefined;

const mattress = (size: string, quantity = 1) => ({
  sku: 'M1',
  quantity,
  selected_options: [valueUid('maat', size)],
});

const set = (topper: string, legs = 'zwart', variant = boxSpring.variants[0]) => ({
  sku: 'B1',
  quantity: 1,
  selected_options: [
    bedUid(variant),
    formatUid('bundle', 'topper', topper, '1'),
    formatUid('bundle', 'poten', legs, '1'),
  ],
});

describe('addProductsToCart', () => {
  it('increases the quantity of an existing line on every call', async () => {
    const shopper = await shopperWithCart(magento);
    const pillow = { sku: 'P1-50', quantity: 2 };
    await shopper.add(pillow);
    const again = await shopper.add(pillow, mattress('160x200'));
    expect(itemsOf(again)).toEqual([
      ['P1-50', 4],
      ['M1', 1],
    ]);
    expect(userErrors(again)).toEqual([]);
  });

  it('adds a variant by its own SKU on a line of its own, as a simple product', async () => {
    const shopper = await shopperWithCart(magento);
    await shopper.add(mattress('160x200'));
    const again = await shopper.add({ sku: 'M1-160', parent_sku: 'M1', quantity: 1 });
    expect(itemsOf(again)).toEqual([
      ['M1', 1],
      ['M1-160', 1],
    ]);
  });

  it('puts bundles with different parts on separate lines', async () => {
    const shopper = await shopperWithCart(magento);
    await shopper.add(set('schuim'));
    const sets = await shopper.add(set('latex-140'), set('schuim'));
    expect(itemsOf(sets)).toEqual([
      ['B1', 2],
      ['B1', 1],
    ]);
  });

  it('adds the valid items, and returns the errors of the others beside the cart with 200', async () => {
    const shopper = await shopperWithCart(magento);
    const answer = await shopper.add(
      { sku: 'none', quantity: 1 },
      { sku: 'X1-1', quantity: 1 },
      { sku: 'X1-1', quantity: 0 },
      { sku: 'M1', quantity: 1 },
      mattress('180x200', 3),
      { sku: 'X1-1', quantity: 10_000 },
    );
    expect(answer.status).toBe(200);
    expect(answer.errors).toBeUndefined();
    expect(itemsOf(answer)).toEqual([['X1-1', 1]]);
    expect(userErrors(answer)).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "none"' },
      { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
      {
        code: 'INSUFFICIENT_STOCK',
        message: 'The requested qty is not available',
        quantity: 2,
      },
      {
        code: 'UNDEFINED',
        message: 'The requested qty exceeds the maximum qty allowed in shopping cart',
      },
    ]);
  });

  it('counts the quantities of other lines against the same stock', async () => {
    const shopper = await shopperWithCart(magento);
    await shopper.add({ ...set('schuim'), quantity: 3 });
    const answer = await shopper.add(set('latex-140'), set('latex-140'));
    expect(itemsOf(answer)).toEqual([
      ['B1', 3],
      ['B1', 1],
    ]);
    expect(userErrors(answer)).toMatchObject([{ code: 'INSUFFICIENT_STOCK', quantity: 4 }]);
  });

  it('answers PRODUCT_NOT_FOUND for a sold-out product', async () => {
    const shopper = await shopperWithCart(magento);
    const grey = boxSpring.variants[3] ?? boxSpring.variants[0];
    const answer = await shopper.add(
      { sku: 'M4-90', quantity: 1 },
      { sku: 'M3', quantity: 1, selected_options: [valueUid('maat', '180x200')] },
      set('schuim', 'zwart', grey),
    );
    expect(userErrors(answer)).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: 'PRODUCT_NOT_FOUND' })),
    );
  });

  it('answers NOT_SALABLE for a bundle with a sold-out part', async () => {
    const shopper = await shopperWithCart(magento);
    expect(userErrors(await shopper.add(set('schuim', 'goud')))).toEqual([
      {
        code: 'NOT_SALABLE',
        message: 'The required options you selected are not available',
      },
    ]);
  });

  it('returns UNDEFINED for most errors in translated store views', async () => {
    const wrong = [{ sku: 'none', quantity: 1 }, mattress('180x200', 3), set('schuim', 'goud')];
    const translated = await startMagento({ faults: { hasLanguagePacks: true } });
    const codesIn = async (store: string) => {
      const shopper = await shopperWithCart(translated, store);
      const errors = userErrors(await shopper.add(...wrong));
      return (errors as readonly { readonly code: string }[]).map(({ code }) => code);
    };
    const english = ['PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK', 'NOT_SALABLE'];
    expect(await codesIn('en_us')).toEqual(english);
    for (const store of ['nl_be', 'de_at'])
      expect(await codesIn(store)).toEqual(['PRODUCT_NOT_FOUND', 'UNDEFINED', 'UNDEFINED']);
  });

  it('answers PRODUCT_NOT_FOUND for a deleted product', async () => {
    const deleted = await startMagento({ faults: { deletedSkus: new Set(['M1', 'X1-1']) } });
    const shopper = await shopperWithCart(deleted);
    const answer = await shopper.add(mattress('160x200'), { sku: 'X1-1', quantity: 1 });
    expect(userErrors(answer)).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND' },
      { code: 'PRODUCT_NOT_FOUND' },
    ]);
  });
});
