import { describe, expect, it } from 'vitest';
import {
  withAttributeNames,
  withAttributeNamesOfReads,
} from '#adapters/magento/attribute-names.ts';
import { AttributeOptions, Currencies, Products } from '#adapters/magento/generated/operations.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { noDrift } from '../../support/drift.ts';
import {
  foreignDescription,
  foreignMagento,
  withForeignNames,
} from '../../support/foreign-magento.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';

/** A Magento that answers every call with this data; remembers the variables. */
function magentoWith(data: unknown) {
  const asked: unknown[] = [];
  const answer = (_: unknown, __: unknown, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(ok({ data, errors: [] }));
  };
  const client = {
    read: answer,
    readPrivate: answer,
    change: answer,
    close: () => Promise.resolve(),
  };
  return { asked, client };
}

const chosen = (code: string, ...labels: readonly string[]) => ({
  code,
  selected_options: labels.map((label) => ({ value: label.toLowerCase(), label })),
});

const attributesOf = async (items: readonly unknown[], names: Readonly<Record<string, string>>) => {
  const data = { cart: { product: { custom_attributesV2: { items } } } };
  const magento = withAttributeNames(magentoWith(data).client, new Map(Object.entries(names)));
  const answer = await magento.readPrivate('nl-nl', Currencies, {});
  const { cart } = (answer.ok ? answer.value.data : undefined) as typeof data;
  return cart.product.custom_attributesV2.items;
};

describe('withAttributeNames', () => {
  it('gives products of a catalogue with other names the attributes of the shop', async () => {
    const names = new Map([...foreignDescription.attributeNames, ['shade', 'kleur']]);
    const plain = magentoOf(setCatalogue);
    const foreign = withAttributeNamesOfReads(withForeignNames(plain, names), names);
    const request = { page: 1, productsPerPage: 100 };
    for (const locale of LOCALES) {
      const expected = createMagentoAssortment(plain, noDrift, shopCatalogue);
      const found = createMagentoAssortment(foreign, noDrift, shopCatalogue);
      expect(await found.products(locale, request)).toEqual(
        await expected.products(locale, request),
      );
      expect(await found.filterableAttributes(locale)).toEqual(
        await expected.filterableAttributes(locale),
      );
    }
  });

  it('gives a product its size, EAN, delivery and highlights from attributes of other names', async () => {
    const reads = withAttributeNamesOfReads(foreignMagento(), foreignDescription.attributeNames);
    const catalog = createMagentoProductCatalog(reads, noDrift, foreignDescription);
    expect(await catalog.product('nl-nl', 'M1')).toMatchObject({
      value: {
        brand: 'Noorderlicht',
        attributeSetId: '9',
        categoryIds: ['70'],
        uspAttributes: [
          { code: 'matras_ventilatie', value: '4', showRating: true },
          { code: 'matras_kern', value: 'Pocketvering', showRating: false },
        ],
        variants: [{ size: '90x200', ean: '8710000000000', deliveryDays: 3 }, {}, {}],
      },
    });
  });

  it('leaves such a product without them if nobody described the names', async () => {
    const catalog = createMagentoProductCatalog(foreignMagento(), noDrift, UNDESCRIBED_CATALOGUE);
    const found = await catalog.product('nl-nl', 'M2');
    expect(found).toMatchObject({
      value: {
        brand: '',
        uspAttributes: [],
        variants: [
          { ean: '', deliveryDays: 40, options: [{ code: 'bed_size', value: '90 x 200 cm' }] },
          {},
          {},
        ],
      },
    });
  });

  it('takes the first of several attributes with one name that says something', async () => {
    const names = { size_a: 'maat', size_b: 'maat', size_c: 'maat' };
    const items = [chosen('size_a'), chosen('size_b', 'L'), chosen('size_c', 'XL')];
    expect(await attributesOf(items, names)).toEqual([chosen('maat', 'L')]);
    expect(await attributesOf([chosen('size_a')], names)).toEqual([chosen('maat')]);
  });

  it('leaves out an attribute that has a name given to another', async () => {
    const items = [
      chosen('maat', 'Small'),
      chosen('bed_size', '90x200'),
      { code: 'ean', value: '1' },
    ];
    expect(await attributesOf(items, { bed_size: 'maat' })).toEqual([
      chosen('maat', '90x200'),
      { code: 'ean', value: '1' },
    ]);
  });

  it('exchanges the names of two attributes', async () => {
    const items = [chosen('maat', 'Zand'), chosen('kleur', '90x200')];
    expect(await attributesOf(items, { maat: 'kleur', kleur: 'maat' })).toEqual([
      chosen('kleur', 'Zand'),
      chosen('maat', '90x200'),
    ]);
  });

  it('renames the codes in the options of a bundle', async () => {
    const items = [{ code: 'chosen_by', value: 'shade, firm ,other' }];
    const names = { chosen_by: 'bundle_options', shade: 'kleur', firm: 'boxspring_hardheid' };
    expect(await attributesOf(items, names)).toEqual([
      { code: 'bundle_options', value: 'kleur,boxspring_hardheid,other' },
    ]);
  });

  it('asks for labels by the names of the catalogue', async () => {
    const { asked, client } = magentoWith({
      customAttributeMetadataV2: { items: [{ code: 'size_a', label: 'Bed size' }] },
    });
    const magento = withAttributeNames(
      client,
      new Map([
        ['size_a', 'maat'],
        ['size_b', 'maat'],
      ]),
    );
    const attributes = ['maat', 'scent'].map((code) => ({
      attribute_code: code,
      entity_type: 'catalog_product',
    }));
    const answer = await magento.read('nl-nl', AttributeOptions, { attributes });
    expect(asked).toMatchObject([
      { attributes: [{ attribute_code: 'size_a' }, { attribute_code: 'scent' }] },
    ]);
    expect(answer).toMatchObject({
      value: {
        data: { customAttributeMetadataV2: { items: [{ code: 'maat', label: 'Bed size' }] } },
      },
    });
  });

  it('asks for attributes that are fields by the names of the catalogue', async () => {
    const sources: string[] = [];
    const { client } = magentoWith({});
    const heard = {
      ...client,
      read: (...call: Parameters<typeof client.read>) => {
        sources.push((call[1] as { readonly source: string }).source);
        return client.read(...call);
      },
    };
    const names = new Map([
      ['bed_size', 'maat'],
      ['kleur', 'boxspring_hardheid'],
    ]);
    await withAttributeNames(heard, names).read('nl-nl', Products, { pageSize: 1, currentPage: 1 });
    expect(sources[0]).toMatch(/\bmaat:bed_size\b/);
    expect(sources[0]).toMatch(/\bboxspring_hardheid:kleur\b/);
    expect(sources[0]).not.toMatch(/(?<!:)\bkleur\b/);
    expect(sources[0]).toMatch(/\bean\b/);
  });

  it('leaves other codes and unreadable lists alone', async () => {
    const data = {
      cart: { coupon: { code: 'bed_size' }, list: [null, 1], custom_attributesV2: { items: null } },
      configurable_options: [null, { attribute_code: 'bed_size' }, { label: 'x' }],
    };
    const magento = withAttributeNames(magentoWith(data).client, new Map([['bed_size', 'maat']]));
    const answer = await magento.change('nl-nl', Currencies, {});
    expect(answer.ok && answer.value.data).toEqual({
      ...data,
      configurable_options: [null, { attribute_code: 'maat' }, { label: 'x' }],
    });
  });
});
