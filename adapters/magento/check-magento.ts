import type { UpstreamProblem } from '#ports/upstreams.ts';
import {
  readAnything,
  readCount,
  readFields,
  readFlag,
  readNumber,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { type AttributeNames, codesByName } from './attribute-names.ts';
import { explainFailure, problemsOf, withCheckConnections } from '../http/upstream-check.ts';
import { readLenientList } from './catalogue/lenient-lists.ts';
import { AttributeCodes, StockSample, StoreSettings } from './generated/operations.ts';
import { type MagentoReadClient, storeViewOf, type StoreViews } from './magento-client.ts';

export type MagentoCheckParts = {
  readonly magento: MagentoReadClient;
  /** Base URL of Magento, and of its images. */
  readonly baseUrl: string;
  readonly mediaUrl: string;
  readonly storeViews: StoreViews;
  /** The shop's attribute codes by Magento's. */
  readonly attributeNames: AttributeNames;
};

/**
 * Checks how a Magento is set up against docs/magento.md: store views, settings of the store, stock
 * and attributes. What GraphQL does not tell is concluded from products, as a warning.
 */
export async function checkMagento(
  parts: MagentoCheckParts,
  locales: readonly Locale[],
): Promise<readonly UpstreamProblem[]> {
  const stores = await Promise.all(locales.map((locale) => readStore(parts, locale)));
  const reached = stores.flatMap((store) => (store.ok ? [store.value] : []));
  const unreached = stores.flatMap((store) => (store.ok ? [] : [store.error]));
  const [first] = reached;
  if (first === undefined) return unreached;
  const [sessions, stock, attributes] = await Promise.all([
    sessionProblems(parts),
    stockProblems(parts, first.locale),
    attributeProblems(parts, first.locale),
  ]);
  return [
    ...unreached,
    ...reached.flatMap((store) => storeProblems(parts, store)),
    ...websiteProblems(reached),
    ...sessions,
    ...stock,
    ...attributes,
  ];
}

const magentoProblem = problemsOf('magento');

type Store = NonNullable<ReturnType<typeof readStoreConfig>>['storeConfig'] & {
  readonly locale: Locale;
};

/** An optional field, `null` where Magento has none. */
const orNull = <T>(read: (value: unknown) => T | undefined) => withDefault<T | null>(read, null);

const readStoreConfig = readFields({
  storeConfig: readFields({
    website_code: orNull(readText),
    timezone: orNull(readText),
    default_display_currency_code: orNull(readText),
    base_media_url: orNull(readText),
    is_guest_checkout_enabled: orNull(readFlag),
    shopping_cart_display_price: orNull(readNumber),
    newsletter_enabled: orNull(readFlag),
  }),
});

async function readStore(
  { magento, baseUrl, storeViews }: MagentoCheckParts,
  locale: Locale,
): Promise<Result<Store, UpstreamProblem>> {
  const view = storeViewOf(locale, storeViews);
  const answer = await magento.read(locale, StoreSettings, {});
  if (!answer.ok)
    return err(magentoProblem('error', explainFailure(answer.error, baseUrl), locale));
  const store = readStoreConfig(answer.value.data)?.storeConfig;
  if (store) return ok({ ...store, locale });
  const text = `there is no store view ${view}: create it (Stores > All Stores), or name another one in MAGENTO_STORES`;
  return err(magentoProblem('error', text, locale));
}

/** How Magento shows prices in the cart: 1 without VAT, 2 with it, 3 both. */
const WITHOUT_VAT = 1;

function storeProblems({ mediaUrl }: MagentoCheckParts, store: Store): readonly UpstreamProblem[] {
  const { locale } = store;
  const problems: UpstreamProblem[] = [];
  const add = (level: UpstreamProblem['level'], text: string) =>
    void problems.push(magentoProblem(level, text, locale));
  const currency = store.default_display_currency_code;
  if (currency !== null && currency !== 'EUR')
    add(
      'error',
      `the store view shows prices in ${currency}: set Stores > Currency Setup > Default Display Currency to euro`,
    );
  if (store.is_guest_checkout_enabled === false)
    add('error', 'guests may not check out: set Sales > Checkout > Allow Guest Checkout to yes');
  if (store.shopping_cart_display_price === WITHOUT_VAT)
    add(
      'warning',
      'the cart shows prices without VAT: set Sales > Tax > Shopping Cart Display Settings, and Price Display Settings, to including tax',
    );
  if (store.timezone !== null && store.timezone !== SHOP_TIME_ZONE)
    add(
      'warning',
      `the store view is in ${store.timezone}: coupons begin and end by ${SHOP_TIME_ZONE} in the shop`,
    );
  if (store.newsletter_enabled === false)
    add(
      'warning',
      'the newsletter is off: set Customers > Newsletter > Enabled to yes, or subscriptions fail',
    );
  if (store.base_media_url !== null && !isBelow(store.base_media_url, mediaUrl))
    add(
      'error',
      `images are at ${store.base_media_url}, which MAGENTO_MEDIA_URL (${mediaUrl}) does not cover: set it to that URL`,
    );
  return problems;
}

const SHOP_TIME_ZONE = 'Europe/Amsterdam';

const isBelow = (url: string, base: string): boolean =>
  `${url.replace(/\/$/u, '')}/`.startsWith(`${base.replace(/\/$/u, '')}/`);

function websiteProblems(stores: readonly Store[]): readonly UpstreamProblem[] {
  const websites = new Set(stores.flatMap(({ website_code: code }) => code ?? []));
  if (websites.size < 2) return [];
  const text = `the store views are on ${websites.size} websites (${[...websites].join(', ')}): a shopper who changes country gets a new cart; put them on one`;
  return [magentoProblem('warning', text)];
}

/**
 * Sends a query as a client without cookies, by POST, so that no cache answers: Magento opens a
 * session for it, and names it in a cookie, unless it is told not to.
 */
async function sessionProblems({
  baseUrl,
}: MagentoCheckParts): Promise<readonly UpstreamProblem[]> {
  const { origin, pathname } = new URL(`${baseUrl}/graphql`);
  const answer = await withCheckConnections((send) =>
    send({
      origin,
      method: 'POST',
      path: pathname,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: '{storeConfig{store_code}}' }),
    }),
  );
  if (!answer.ok || !answer.value.cookies.some((cookie) => cookie.startsWith(SESSION_COOKIE)))
    return [];
  const text =
    'every request opens a session, which the shop does not use and which slows Magento down: bin/magento config:set graphql/session/disable 1, then cache:flush';
  return [magentoProblem('warning', text)];
}

const SESSION_COOKIE = 'PHPSESSID=';

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

async function stockProblems(
  { magento, baseUrl }: MagentoCheckParts,
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
  ['prior_price', 'no reduced price shows the price before'],
  ['manufacturer', 'the page lacks the manufacturer that Regulation (EU) 2023/988 requires'],
  [
    'manufacturer_address',
    'the page lacks the manufacturer that Regulation (EU) 2023/988 requires',
  ],
  ['manufacturer_email', 'the page lacks the manufacturer that Regulation (EU) 2023/988 requires'],
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

async function attributeProblems(
  { magento, baseUrl, attributeNames }: MagentoCheckParts,
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
