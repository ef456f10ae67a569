import type { UpstreamProblem } from '#ports/upstreams.ts';
import {
  readCount,
  readFields,
  readFlag,
  readNumber,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { explainFailure, problemMaker, withCheckConnections } from '../http/upstream-check.ts';
import { readLenientList } from './catalogue/lenient-lists.ts';
import { attributeProblems, type CheckedGoods, stockProblems } from './check-goods.ts';
import { AddressForm, StoreSettings } from './generated/operations.ts';
import { storeViewOf, type StoreViews } from './magento-client.ts';

export type MagentoCheckParts = CheckedGoods & {
  /** Base URL of its images. */
  readonly mediaUrl: string;
  readonly storeViews: StoreViews;
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
  const [sessions, addresses, stock, attributes] = await Promise.all([
    sessionProblems(parts),
    addressProblems(parts, first.locale),
    stockProblems(parts, first.locale),
    attributeProblems(parts, first.locale),
  ]);
  return [
    ...unreached,
    ...reached.flatMap((store) => storeProblems(parts, store)),
    ...websiteProblems(reached),
    ...sessions,
    ...addresses,
    ...stock,
    ...attributes,
  ];
}

const magentoProblem = problemMaker('magento');

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

const readForm = readFields({
  attributesForm: readFields({
    items: readLenientList(
      readFields({
        code: readText,
        multiline_count: orNull(readCount),
      }),
      () => undefined,
    ),
  }),
});

/** Lines of a street: its name, the house number, and the number's addition. */
const STREET_LINES = 3;

/** Whether Magento takes an address as the shop has it. One that lacks this form says nothing. */
async function addressProblems(
  { magento }: MagentoCheckParts,
  locale: Locale,
): Promise<readonly UpstreamProblem[]> {
  const answer = await magento.read(locale, AddressForm, {});
  const fields = answer.ok ? (readForm(answer.value.data)?.attributesForm.items ?? []) : [];
  const street = fields.find(({ code }) => code === 'street');
  const lines = street?.multiline_count ?? STREET_LINES;
  if (lines >= STREET_LINES) return [];
  const text = `a street has ${lines} lines, too few for house number and addition: set Number of Lines in a Street Address to 3 (customer/address/street_lines)`;
  return [magentoProblem('error', text)];
}
