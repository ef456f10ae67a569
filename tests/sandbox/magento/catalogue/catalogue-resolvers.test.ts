import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RELEASE, releaseSchema } from '#sandbox/magento/releases.ts';
import { formatUid } from '#sandbox/magento/uids.ts';
import type { Locale } from '#src/shared/locale.ts';
import { catalogueResolvers, ORIGIN } from '../../../support/magento-in-process.ts';
import { setCatalogue } from '../../../support/set-catalogue.ts';
import { smallReviews } from '../../../support/small-reviews.ts';

const { schema } = releaseSchema(DEFAULT_RELEASE);
const rootValue = catalogueResolvers({ ...setCatalogue, reviews: smallReviews });

const ask = (source: string, locale: Locale = 'nl-nl') => askOf(rootValue, source, locale);

/** The answer after a round trip through JSON. */
async function askOf(rootValue: unknown, source: string, locale: Locale) {
  const contextValue = { locale, origin: ORIGIN };
  const answer = await graphql({ schema, source, rootValue, contextValue });
  const { data, errors = [] } = answer;
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as Readonly<Record<string, unknown>>,
    categories: errors.map(({ extensions }) => extensions['category']),
    messages: errors.map(({ message }) => message),
  };
}

const skusOf = async (args: string) => {
  const { data } = await ask(`{ products(${args}) { items { sku } } }`);
  const { items } = data['products'] as { items: readonly { sku: string }[] };
  return items.map(({ sku }) => sku);
};

describe('products', () => {
  it('are filtered by their listed SKU, not by that of a variant', async () => {
    expect(await skusOf('filter: { sku: { eq: "M1" } }')).toEqual(['M1']);
    expect(await skusOf('filter: { sku: { in: ["M1", "X1-1", "none"] } }')).toEqual(['M1', 'X1-1']);
    expect(await skusOf('filter: { sku: { eq: "M1-160" } }')).toEqual([]);
    expect(await skusOf('filter: { sku: { eq: "X1" } }')).toEqual([]);
  });

  it('are found by a search for their own SKU or model_sku, not for that of a variant', async () => {
    expect(await skusOf('search: "M1"')).toEqual(['M1']);
    expect(await skusOf('search: "X1"')).toEqual(['X1-1']);
    for (const variant of ['M1-160', 'm1-160 ']) {
      expect(await skusOf(`search: "${variant}"`)).toEqual([]);
    }
  });

  it('are filtered by category, in position order', async () => {
    const shop = ['M4-90', 'M2', 'M1', 'B1', 'M3'];
    expect(await skusOf('filter: { category_id: { eq: "7" } }')).toEqual(shop);
    const uid = formatUid('7');
    expect(await skusOf(`filter: { category_uid: { eq: "${uid}" } }`)).toEqual(shop);
    expect(await skusOf('filter: { category_url_path: { eq: "soort-7" } }')).toEqual(shop);
    expect(await skusOf('filter: { category_id: { eq: "4711" } }')).toEqual([]);
  });

  it('are filtered by name, url_key and price', async () => {
    expect(await skusOf('filter: { name: { match: "anker matras" } }')).toEqual(['M2']);
    expect(await skusOf('filter: { url_key: { eq: "matras-anker" } }')).toEqual(['M2']);
    expect(await skusOf('filter: { price: { from: "30", to: "50" } }')).toEqual(['P1-50', 'L1-1']);
  });

  it('are sorted by price, name or position', async () => {
    const mattresses = 'filter: { category_id: { eq: "7" } }';
    expect(await skusOf(`${mattresses}, sort: { price: ASC }`)).toEqual([
      'M2',
      'M1',
      'M3',
      'B1',
      'M4-90',
    ]);
    expect(await skusOf(`${mattresses}, sort: { name: DESC }`)).toEqual([
      'M1',
      'M4-90',
      'M3',
      'M2',
      'B1',
    ]);
    expect((await skusOf(`${mattresses}, sort: { position: DESC }`))[0]).toBe('M3');
  });

  it('are paginated by pageSize and currentPage', async () => {
    const { data } = await ask(
      '{ products(filter: {}, pageSize: 3, currentPage: 2) { total_count items { sku } page_info { page_size current_page total_pages } } }',
    );
    expect(data['products']).toMatchObject({
      total_count: 10,
      items: [{}, {}, {}],
      page_info: { page_size: 3, current_page: 2, total_pages: 4 },
    });
  });

  it.each([
    ['products { total_count }', "'search' or 'filter' input argument is required."],
    [
      'products(search: "x", currentPage: 0) { total_count }',
      'currentPage value must be greater than 0.',
    ],
    [
      'products(search: "x", pageSize: 0) { total_count }',
      'pageSize value must be greater than 0.',
    ],
    [
      'products(filter: {}, currentPage: 2) { total_count }',
      'currentPage value 2 specified is greater than the 1 page(s) available.',
    ],
  ])('are rejected for the invalid query %s', async (query, message) => {
    expect(await ask(`{ ${query} }`)).toEqual({
      data: { products: null },
      categories: ['graphql-input'],
      messages: [message],
    });
  });

  it('accept any page number for an empty result', async () => {
    const query = '{ products(search: "qqqqxyzzy", currentPage: 9) { total_count items { sku } } }';
    expect((await ask(query)).data).toEqual({ products: { total_count: 0, items: [] } });
  });

  it('return aggregations with the count of each option', async () => {
    const { data } = await ask(
      '{ products(filter: { category_id: { eq: "7" } }) { aggregations { attribute_code options { label value count } } } }',
    );
    const { aggregations } = data['products'] as { aggregations: readonly object[] };
    expect(aggregations).toContainEqual({
      attribute_code: 'matras_kern',
      options: [
        { label: 'Pocketvering', value: expect.stringMatching(/^\d+$/u), count: 2 },
        { label: 'Koudschuim', value: expect.stringMatching(/^\d+$/u), count: 1 },
        { label: 'Traagschuim', value: expect.stringMatching(/^\d+$/u), count: 1 },
      ],
    });
    expect(aggregations).toContainEqual({
      attribute_code: 'price',
      options: [
        { label: '100-200', value: '100_200', count: 1 },
        { label: '200-300', value: '200_300', count: 2 },
        { label: '800-900', value: '800_900', count: 1 },
        { label: '900-1000', value: '900_1000', count: 1 },
      ],
    });
  });
});

const kindOf = async (sku: string, fields: string) => {
  const query = `{ products(search: "${sku}") { items { __typename ${fields} } } }`;
  const { items } = (await ask(query)).data['products'] as { items: readonly object[] };
  return items[0];
};

const at = (value: number) => ({ price_range: { minimum_price: { final_price: { value } } } });

describe('product types', () => {
  it('are simple for one variant, with its SKU and the model SKU', async () => {
    const simple = await kindOf(
      'X1',
      'sku custom_attributesV2 { items { code ... on AttributeValue { value } } }',
    );
    expect(simple).toMatchObject({ __typename: 'SimpleProduct', sku: 'X1-1' });
    expect(simple).toMatchObject({
      custom_attributesV2: {
        items: expect.arrayContaining([{ code: 'model_sku', value: 'X1' }]) as unknown,
      },
    });
  });

  it('are configurable for several variants', async () => {
    const product = await kindOf(
      'M1',
      '... on ConfigurableProduct { configurable_options { attribute_code values { uid label } } variants { attributes { code uid } product { sku } } }',
    );
    expect(product).toMatchObject({
      __typename: 'ConfigurableProduct',
      configurable_options: [
        {
          attribute_code: 'maat',
          values: [
            { uid: formatUid('configurable', 'maat', '90x200'), label: '90 x 200 cm' },
            {},
            {},
          ],
        },
      ],
      variants: [{ product: { sku: 'M1-90' } }, {}, { attributes: [{ code: 'maat' }] }],
    });
  });

  it('are bundles for sets, with no selection priced below 0', async () => {
    const product = (await kindOf(
      'B1',
      '... on BundleProduct { dynamic_price items { title options { uid price price_type is_default product { price_range { minimum_price { final_price { value } } } } } } }',
    )) as { items: readonly { options: readonly { product: unknown }[] }[] };
    const prices = product.items.map(({ options }) => options.map((one) => one.product));
    expect(prices).toEqual([
      [at(849), at(899), at(949), at(999)],
      [at(50), at(149), at(199), at(0)],
      [at(0), at(20)],
    ]);
  });
});

describe('attributes that are fields', () => {
  it('have the id of an option, an integer as of every Dropdown, or a text', async () => {
    const bundle = (await kindOf(
      'B1',
      '... on BundleProduct { items { options { product { maat kleur delivery_days } } } }',
    )) as { items: readonly { options: readonly { product: unknown }[] }[] };
    expect(bundle.items[0]?.options[0]?.product).toEqual({
      maat: expect.any(Number) as number,
      kleur: expect.any(Number) as number,
      delivery_days: expect.stringMatching(/^\d+$/u) as string,
    });
  });
});

describe('categories', () => {
  it('are all under the root category, which is returned by default', async () => {
    const { data } = await ask(
      '{ categories { items { id level children { id product_count } } } }',
    );
    expect(data['categories']).toMatchObject({
      items: [
        {
          id: 2,
          level: 1,
          children: expect.arrayContaining([{ id: 7, product_count: 5 }]) as unknown,
        },
      ],
    });
  });
});

describe('the store', () => {
  it('has a view with its own code for each locale', async () => {
    const query =
      '{ storeConfig { store_code locale base_media_url } currency { base_currency_code available_currency_codes } }';
    expect((await ask(query, 'de-at')).data).toEqual({
      storeConfig: {
        store_code: 'de_at',
        locale: 'de_AT',
        base_media_url: `${ORIGIN}/media/`,
      },
      currency: { base_currency_code: 'EUR', available_currency_codes: ['EUR'] },
    });
  });
});

describe('attributes', () => {
  it('have the labels of the store view', async () => {
    const query = `{ customAttributeMetadataV2(attributes: [
      { attribute_code: "matras_kern", entity_type: "catalog_product" }
      { attribute_code: "constructor", entity_type: "catalog_product" }
      { attribute_code: "matras_kern", entity_type: "customer" }
    ]) { items { code label options { value label } } errors { type } } }`;
    expect((await ask(query, 'de-de')).data['customAttributeMetadataV2']).toMatchObject({
      items: [{ code: 'matras_kern', options: [{}, {}, { label: 'Viscoschaum' }] }],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }, { type: 'ENTITY_NOT_FOUND' }],
    });
  });
});

describe('the form of addresses', () => {
  it('has three lines of a street and no required telephone, and other forms are unknown', async () => {
    const fields = 'items { code is_required ...on CustomerAttributeMetadata { multiline_count } }';
    const query = `{
      addresses: attributesForm(formCode: "customer_register_address") { ${fields} errors { type } }
      others: attributesForm(formCode: "nope") { ${fields} errors { type message } }
    }`;
    const { data } = await ask(query);
    const { items } = data['addresses'] as { items: readonly { readonly code: string }[] };
    expect(items).toContainEqual({ code: 'street', is_required: true, multiline_count: 3 });
    expect(items).toContainEqual({ code: 'telephone', is_required: false, multiline_count: 0 });
    expect(data['others']).toEqual({
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "nope" could not be found.' }],
    });
  });
});

describe('reviews', () => {
  const M1 = 'products(filter: { sku: { eq: "M1" } })';

  it('belong to the store view in which they were written', async () => {
    const query = `{ ${M1} { items { review_count rating_summary reviews(pageSize: 1) { items { average_rating nickname created_at } page_info { total_pages } } } } }`;
    expect((await ask(query, 'nl-nl')).data['products']).toEqual({
      items: [
        {
          review_count: 2,
          rating_summary: 60,
          reviews: {
            items: [
              { average_rating: 40, nickname: 'Anne, Utrecht', created_at: '2026-04-02 12:00:00' },
            ],
            page_info: { total_pages: 2 },
          },
        },
      ],
    });
  });

  it('have a mean of all grades, as have all reviews of a product', async () => {
    const graded = smallReviews.map((review) =>
      Object.assign({}, review, { grades: { support: 5, edge: 4 } as const }),
    );
    const root = catalogueResolvers({ ...setCatalogue, reviews: graded });
    const query = `{ ${M1} { items { rating_summary reviews { items { average_rating ratings_breakdown { value } } } } } }`;
    expect((await askOf(root, query, 'nl-nl')).data['products']).toMatchObject({
      items: [
        {
          rating_summary: 80,
          reviews: {
            items: [
              {
                average_rating: 73.33,
                ratings_breakdown: [{ value: '2' }, { value: '5' }, { value: '4' }],
              },
              { average_rating: 86.67 },
            ],
          },
        },
      ],
    });
  });
});

const optionProduct = async (selection: string, fragments = '') => {
  const { data } = await ask(`{ products(filter: { sku: { eq: "B1" } }) { items {
    ... on BundleProduct { items { options { product { ${selection} } } } }
  } } } ${fragments}`);
  const { items } = data['products'] as { items: readonly BundleShown[] };
  return items[0]?.items[0]?.options[0]?.product;
};

describe('products of bundle options', () => {
  const FIELDS = 'name price_range { minimum_price { final_price { value } } }';

  it('are whole where the fields stand in the selection or in one fragment', async () => {
    const whole = await optionProduct(FIELDS);
    expect(whole?.name).toEqual(expect.any(String));
    expect(whole?.price_range.minimum_price.final_price.value).toBeGreaterThan(0);
    const fragment = `fragment Fields on ProductInterface { ${FIELDS} }`;
    expect(await optionProduct('...Fields', fragment)).toEqual(whole);
    expect(await optionProduct(`... on SimpleProduct { ${FIELDS} }`)).toEqual(whole);
  });

  it('have no name and cost nothing where a fragment spreads another one', async () => {
    const fragments = `fragment Outer on ProductInterface { sku ...Fields }
      fragment Fields on ProductInterface { ${FIELDS} }`;
    expect(await optionProduct('...Outer', fragments)).toMatchObject({
      name: null,
      price_range: { minimum_price: { final_price: { value: 0 } } },
    });
  });
});

type BundleShown = {
  readonly items: readonly {
    readonly options: readonly {
      readonly product: {
        readonly name: string | null;
        readonly price_range: {
          readonly minimum_price: { readonly final_price: { readonly value: number } };
        };
      };
    }[];
  }[];
};
