import type { UpstreamProblem } from '#ports/upstreams.ts';
import { readAnything, readCount, readFields, readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type AttributeNames, codesByName } from './attribute-names.ts';
import { explainFailure, problemMaker } from '../http/upstream-check.ts';
import { readLenientList } from './catalogue/lenient-lists.ts';
import { AttributeCodes, StockSample } from './generated/operations.ts';
import type { MagentoReadClient } from './magento-client.ts';

/* What the goods of a Magento tell of its settings (`npm run doctor`). */

export type CheckedGoods = {
  readonly magento: MagentoReadClient;
  readonly baseUrl: string;
  /** The shop's attribute codes by Magento's. */
  readonly attributeNames: AttributeNames;
};

const magentoProblem = problemMaker('magento');

type Stock = {
  readonly sku: string;
  readonly stock_status: unknown;
  readonly only_x_left_in_stock: unknown;
};

const readStock = readFields<Stock>({
  sku: readText,
  stock_status: readAnything,
  only_x_left_in_stock: readAnything,
});

const isUnknown = ({ only_x_left_in_stock: left }: Stock): boolean =>
  left === null || left === undefined;

const drop = (): undefined => undefined;

const readSample = readFields({
  products: readFields({
    total_count: readCount,
    items: readLenientList((value: unknown) => {
      const own = readStock(value);
      const variants = readVariants(value)?.variants.map(({ product }) => product);
      return own && { sold: variants && variants.length > 0 ? variants : [own] };
    }, drop),
  }),
});

const readVariants = readFields({
  variants: readLenientList(readFields({ product: readStock }), drop),
});

/** Fewer variants that are all in stock are no sign of anything. */
const CONCLUSIVE_SAMPLE = 30;

/** Concludes from some products how the stock is set up. */
export async function stockProblems(
  { magento, baseUrl }: CheckedGoods,
  locale: Locale,
): Promise<readonly UpstreamProblem[]> {
  const filter = { price: { from: '0' } };
  const answer = await magento.read(locale, StockSample, { filter });
  if (!answer.ok) return [magentoProblem('error', explainFailure(answer.error, baseUrl))];
  const sample = readSample(answer.value.data)?.products;
  if (sample === undefined)
    return [
      magentoProblem(
        'error',
        'products cannot be listed: reindex (bin/magento indexer:reindex), and check the search engine',
      ),
    ];
  if (sample.total_count === 0)
    return [
      magentoProblem(
        'error',
        'there are no products: check their websites and visibility, and reindex',
      ),
    ];
  const sold = sample.items.flatMap((item) => item.sold);
  const inStock = sold.filter(({ stock_status: status }) => status === 'IN_STOCK');
  return [
    ...(inStock.length > 0 && inStock.every(isUnknown)
      ? [
          magentoProblem(
            'warning',
            'no product tells how many are left: set Catalog > Inventory > Only X left Threshold to 999, or the shop takes every stock for plenty',
          ),
        ]
      : []),
    ...(inStock.length === sold.length && sold.length >= CONCLUSIVE_SAMPLE
      ? [
          magentoProblem(
            'warning',
            `none of ${sold.length} variants is out of stock: set Catalog > Inventory > Display Out of Stock Products to yes, or sold-out sizes vanish from their product`,
          ),
        ]
      : []),
  ];
}

/** Attributes that the shop reads by a name of its own, and what it lacks without them. */
const ATTRIBUTES: readonly (readonly [code: string, lack: string])[] = [
  ['maat', 'products have no sizes, and the size filter is missing'],
  ['merk', 'products have no brand'],
  ['model_sku', 'a simple product is known by its own SKU only'],
  ['ean', 'structured data has no GTIN, and products are not found by it'],
  ['delivery_days', 'every product is delivered within 40 days'],
  ['prior_price', 'the price before a reduction is known from the price ledger alone'],
  ['manufacturer', 'the page lacks the manufacturer that Regulation (EU) 2023/988 requires'],
  [
    'manufacturer_address',
    'the page lacks the manufacturer that Regulation (EU) 2023/988 requires',
  ],
  ['manufacturer_email', 'the page lacks the manufacturer that Regulation (EU) 2023/988 requires'],
  ['fibres', 'textiles lack the fibres that Regulation (EU) No 1007/2011 requires'],
  ['light_source', 'lamps lack the class that Delegated Regulation (EU) 2019/2015 requires'],
  ['weee_number', 'electrical goods lack the number that section 6(3) ElektroG requires'],
  ['certificates', 'seals lack the number and the institute that prove them'],
  ['bundle_options', 'a bundle offers no choice of its bed besides the size'],
  ['bundle_part', 'a bundle has no parts to choose'],
  ['bundle_choice', 'a bundle has no parts to choose'],
  ['picture_sizes', 'pictures are measured when they are shown, which may shift the page'],
];

const readCodes = readFields({
  customAttributeMetadataV2: readFields({
    items: readLenientList(readFields({ code: readText }), drop),
  }),
});

/** Attributes that the shop reads and this Magento does not have, each with what is missing. */
export async function attributeProblems(
  { magento, baseUrl, attributeNames }: CheckedGoods,
  locale: Locale,
): Promise<readonly UpstreamProblem[]> {
  const codes = codesByName(attributeNames);
  const wanted = ATTRIBUTES.map(([name, lack]) => ({ name, code: codes.get(name) ?? name, lack }));
  const attributes = wanted.map(({ code }) => ({
    attribute_code: code,
    entity_type: 'catalog_product',
  }));
  const answer = await magento.read(locale, AttributeCodes, { attributes });
  if (!answer.ok) return [magentoProblem('error', explainFailure(answer.error, baseUrl))];
  const found = readCodes(answer.value.data)?.customAttributeMetadataV2.items ?? [];
  const known = new Set(found.map(({ code }) => code));
  return wanted
    .filter(({ code }) => !known.has(code))
    .map(({ name, code, lack }) => {
      const named = code === name ? '' : `, which SHOP_CATALOGUE names for ${name}`;
      return magentoProblem('warning', `there is no product attribute ${code}${named}: ${lack}`);
    });
}
