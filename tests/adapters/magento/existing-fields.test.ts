import { describe, expect, it } from 'vitest';
import { withAttributeNames } from '#adapters/magento/attribute-names.ts';
import { withExistingFields } from '#adapters/magento/existing-fields.ts';
import { Categories, Products } from '#adapters/magento/generated/operations.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { err, ok } from '#src/shared/result.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';

const neverChanged = () => Promise.reject(new Error('Nothing is changed here.'));

/** The products that the tests ask for. */
const TWO_PRODUCTS = {
  ...catalogue,
  products: catalogue.products.filter(({ sku }) => ['HAL-LUND', 'HAL-LJUS'].includes(sku)),
};

/** A Magento without these attributes: it refuses every query that names one. */
function magentoWithout(missing: readonly string[], describesItself = true) {
  const asked: string[] = [];
  const magento = magentoOf(TWO_PRODUCTS);
  const unknown = new RegExp(String.raw`(?<![\w$.])(?:${missing.join('|')})(?![\w:(])`, 'u');
  const read: MagentoClient['read'] = async (locale, operation, variables) => {
    asked.push(operation.name);
    if (operation.name === 'ProductFields') {
      if (!describesItself) return err({ kind: 'errors-without-data' });
      const names = [
        'sku',
        'model_sku',
        'delivery_days',
        'ean',
        'picture_sizes',
        'prior_price',
        'breedte',
      ];
      const lists = [
        'bundle_choice',
        'bundle_not_with',
        'bundle_part',
        'maat',
        'kleur',
        'boxspring_hardheid',
        'matras_hardheid',
      ];
      const fields = [...names, ...lists].filter((name) => !missing.includes(name));
      return ok({ data: { product: { fields: fields.map((name) => ({ name })) } }, errors: [] });
    }
    if (unknown.test(operation.source)) return err({ kind: 'errors-without-data' });
    return magento.read(locale, operation, variables);
  };
  const client: MagentoClient = {
    read,
    readPrivate: read,
    change: neverChanged,
    close: () => Promise.resolve(),
  };
  return { asked, client };
}

const NO_NAMES = new Map<string, string>();

describe('withExistingFields', () => {
  it('sells the goods of a Magento that lacks an attribute, and tells which', async () => {
    const { asked, client } = magentoWithout(['prior_price', 'ean']);
    const dropped: DroppedItem[] = [];
    const drift = { report: (item: DroppedItem) => void dropped.push(item) };
    const known = withExistingFields(client, { names: NO_NAMES, drift, now: () => 0 });
    const catalog = createMagentoProductCatalog(known, noDrift, shopCatalogue);
    const found = await catalog.product('nl-nl', 'HAL-LUND');
    if (!found.ok) throw new Error(found.error.kind);
    expect(found.value.variants.length).toBeGreaterThan(3);
    expect(new Set(found.value.variants.map(({ ean }) => ean))).toEqual(new Set(['']));
    expect(dropped.map(({ place, item }) => [place, item])).toEqual([
      ['ProductInterface', 'ean'],
      ['ProductInterface', 'prior_price'],
    ]);
    asked.length = 0;
    await catalog.product('nl-nl', 'HAL-LJUS');
    expect(asked).not.toContain('ProductFields');
    expect(asked.filter((name) => name === 'Products')).toHaveLength(1);
  });

  it('leaves out an attribute under the name that the catalogue has for it', async () => {
    const names = new Map([['gtin', 'ean']]);
    const { client } = magentoWithout(['gtin']);
    const drift = { report: () => {} };
    const known = withAttributeNames(
      withExistingFields(client, { names, drift, now: () => 0 }),
      names,
    );
    const found = await createMagentoProductCatalog(known, noDrift, shopCatalogue).product(
      'nl-nl',
      'HAL-LUND',
    );
    expect(found.ok).toBe(true);
  });

  it('asks once a minute, and not after other failures', async () => {
    let now = 0;
    const { asked, client } = magentoWithout(['ean'], false);
    const known = withExistingFields(client, { names: NO_NAMES, drift: noDrift, now: () => now });
    const ask = () => known.read('nl-nl', Products, { pageSize: 1, currentPage: 1 });
    const checks = () => asked.filter((name) => name === 'ProductFields').length;
    await Promise.all([ask(), ask()]);
    expect(await ask()).toEqual({ ok: false, error: { kind: 'errors-without-data' } });
    expect(checks()).toBe(1);
    now = 60_000;
    await ask();
    expect(checks()).toBe(2);
    await known.read('nl-nl', Categories, {});
    now = 120_000;
    const down = { ...client, read: () => Promise.resolve(err({ kind: 'timeout' } as const)) };
    const slow = withExistingFields(down, { names: NO_NAMES, drift: noDrift, now: () => now });
    expect(await slow.read('nl-nl', Products, { pageSize: 1, currentPage: 1 })).toEqual({
      ok: false,
      error: { kind: 'timeout' },
    });
    expect(checks()).toBe(2);
  });
});
