import type { ContentSource } from '#ports/content-source.ts';
import type { Assortment, ListedProduct } from '#ports/product-catalog.ts';
import type { PageType } from '../content/page-entry.ts';
import { dutiesOf, isInForce, marketOf } from '../duties/duties.ts';
import {
  type Duty,
  DUTIES,
  DUTY_KEYS,
  DUTY_PAGES,
  type DutyKey,
  type DutyPage,
  type Shown,
} from '../duties/duty-table.ts';
import type { Locale } from '../shared/locale.ts';
import { goodsOfProduct } from './page-duties.ts';

/** A row of the table of duties, as it stands in a shop on a day. */
export type ListedDuty = {
  readonly key: DutyKey;
  readonly duty: Duty;
  /** Whether it applies in the country of the shop on that day. */
  readonly isInForce: boolean;
  /** The pages that show it, each with how, and the path of one if one was found. */
  readonly shownOn: readonly ShownOn[];
};

export type ShownOn = { readonly page: DutyPage; readonly shown: Shown; readonly url?: string };

type DutyPorts = {
  readonly content: Pick<ContentSource, 'sitemapPages'>;
  readonly assortment: Pick<Assortment, 'products'>;
};

/** Products among which an example of each duty is looked for: the first 500. */
const PRODUCTS_PER_PAGE = 100;
const MAX_PAGES = 5;

/** Every duty with where it shows in a shop, for a lawyer. Without an upstream it has no examples. */
export async function listDuties(
  ports: DutyPorts,
  locale: Locale,
  today: string,
): Promise<readonly ListedDuty[]> {
  const [products, urls] = await Promise.all([firstProducts(ports, locale), urlsOf(ports, locale)]);
  const market = marketOf(locale);
  const found = new Map<DutyKey, string>();
  for (const product of products)
    for (const key of keysOf(dutiesOf('product', [goodsOfProduct(product)], market, today)))
      if (!found.has(key)) found.set(key, product.url);
  return DUTY_KEYS.map((key) => {
    const duty: Duty = DUTIES[key];
    // Which listing has goods of a duty, is not looked for.
    const urlOf = (page: DutyPage) => {
      if (page === 'product') return found.get(key);
      return duty.goods ? undefined : urls[page];
    };
    return {
      key,
      duty,
      isInForce: isInForce(duty, market, today),
      shownOn: DUTY_PAGES.flatMap((page) => {
        const shown = duty.pages[page];
        const url = urlOf(page);
        return shown === undefined ? [] : [{ page, shown, ...(url !== undefined && { url }) }];
      }),
    };
  });
}

const keysOf = (duties: ReturnType<typeof dutiesOf>): readonly DutyKey[] =>
  DUTY_KEYS.filter((key) => duties[key] !== undefined);

async function firstProducts(
  { assortment }: DutyPorts,
  locale: Locale,
): Promise<readonly ListedProduct[]> {
  const all: ListedProduct[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await assortment.products(locale, { page, productsPerPage: PRODUCTS_PER_PAGE });
    if (!answer.ok) break;
    all.push(...answer.value.products);
    if (answer.value.products.length < PRODUCTS_PER_PAGE) break;
  }
  return all;
}

/** The first page of each type; pages of the shop's own have fixed paths. */
async function urlsOf(
  { content }: DutyPorts,
  locale: Locale,
): Promise<Readonly<Partial<Record<DutyPage, string>>>> {
  const pages = await content.sitemapPages(locale);
  const found: Partial<Record<DutyPage, string>> = {};
  for (const { type, url } of pages.ok ? pages.value : []) found[PAGE_OF_TYPE[type]] ??= url;
  return found;
}

const PAGE_OF_TYPE: Readonly<Record<PageType, DutyPage>> = {
  Home: 'home',
  Lister: 'listing',
  Product: 'product',
  Content: 'content',
  Search: 'search',
  Cart: 'cart',
  Checkout: 'checkout',
  Error: 'error',
};
