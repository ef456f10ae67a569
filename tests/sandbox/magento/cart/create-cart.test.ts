import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import { itemsOf, magentoShopper, shopperWithCart } from '../../../support/magento-shopper.ts';
import { post, startMagento } from '../../../support/start-magento.ts';

const clock = createFixedClock();
const magento = await startMagento({ clock }, afterAll);
const CHOSEN = 'abcdefabcdefabcdefabcdefabcdefab';

describe('createEmptyCart', () => {
  it('creates a cart with an ID of 32 characters', async () => {
    const { body } = await post(magento, 'mutation { createEmptyCart }');
    expect(body).toEqual({
      data: { createEmptyCart: expect.stringMatching(/^[0-9a-z]{32}$/u) },
    });
  });

  it('accepts an ID that the client chose only once', async () => {
    const shopper = magentoShopper(magento, 'en_us', CHOSEN);
    expect(await shopper.create()).toEqual({ status: 200, data: CHOSEN });
    expect(await shopper.create()).toMatchObject({
      data: null,
      errors: [
        {
          message: `Cart with ID "${CHOSEN}" already exists.`,
          extensions: { category: 'graphql-already-exists' },
        },
      ],
    });
  });

  it.each(['', 'short', 'x'.repeat(33)])('rejects the id %j', async (id) => {
    const { errors } = await magentoShopper(magento, 'en_us', id).create();
    expect(errors).toMatchObject([
      {
        message: 'Cart ID length should to be 32 symbols.',
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('returns errors in the language of the store view, with language packs', async () => {
    const translated = await startMagento({ faults: { hasLanguagePacks: true } });
    const { errors } = await magentoShopper(translated, 'de_at', 'short').create();
    expect(errors?.[0]?.message).toBe('Die Warenkorb-ID muss 32 Zeichen lang sein.');
  });
});

describe('cart lifetime', () => {
  it('is thirty days from the last change', async () => {
    const existing = await shopperWithCart(magento);
    const left = await shopperWithCart(magento);
    clock.advance(20 * 24 * 60 * 60 * 1000);
    await existing.add({ sku: 'X1-1', quantity: 1 });
    clock.advance(20 * 24 * 60 * 60 * 1000);
    await shopperWithCart(magento);
    expect(itemsOf(await existing.read())).toEqual([['X1-1', 1]]);
    expect((await left.read()).errors).toHaveLength(1);
  });

  it('survives a restart of the server with a database file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'magento-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const start = () =>
      startMagento({ database: openCartDatabase(join(folder, 'carts.db')) }, () => undefined);
    const before = await start();
    const shopper = await shopperWithCart(before, 'nl_nl');
    await shopper.add({ sku: 'X1-1', quantity: 2 });
    before.carts.deactivate((await shopperWithCart(before)).cartId);
    before.stop();
    const after = await start();
    onTestFinished(() => after.stop());
    const again = magentoShopper(after, 'nl_nl', shopper.cartId);
    expect(itemsOf(await again.read())).toEqual([['X1-1', 2]]);
  });
});
