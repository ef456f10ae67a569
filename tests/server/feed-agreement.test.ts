import { describe, expect, it } from 'vitest';
import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { createRenderer } from '#server/render.tsx';
import type { ServerPorts } from '#server/server-ports.ts';
import { createServerTranslate } from '#server/texts.ts';
import { FEED_FORMATS } from '#src/feeds/feed-formats.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { Site } from '#src/seo/site.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import { forEveryLocale, type Locale, LOCALES } from '#src/shared/locale.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { longDayText } from '#ui/i18n/day-text.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { FEED_ORIGIN, feedOf } from '../support/feed-of.ts';
import { readJsonLd } from '../support/json-ld.ts';
import { textAt, textsAt, type Thing, thingsAt, valueAt } from '../support/json-ld-thing.ts';
import { type ReadItem, textOf } from '../support/merchant-specification.ts';
import { readXmlFeed } from '../support/read-feed.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { picturePath } from '../support/visible-page.ts';
import { smallAssets, smallPorts } from './small-shop.ts';

const site: Site = { domains: forEveryLocale(() => FEED_ORIGIN), remap: {} };

const shopWith = (ports: ServerPorts) => ({
  ports,
  renderer: createRenderer({ assets: smallAssets, site, ports }),
});

type Shop = ReturnType<typeof shopWith>;

/** What the page at an address says of the product that it shows, for search engines. */
async function statedAt({ ports, renderer }: Shop, locale: Locale, url: string) {
  const shell = await ports.content.shell(locale);
  const outcome = await showPage(ports, site, { locale, hostKnown: true, ...splitUrl(url) });
  if (!shell.ok || outcome.kind === 'moved') throw new Error(`There is no page at ${url}`);
  const html = renderer.page({ model: outcome.model, shell: shell.value });
  const product = readJsonLd(html).find((thing) => PRODUCTS.has(textAt(thing, '@type')));
  const [variant = product] = thingsAt(product, 'hasVariant');
  return { product, variant, offer: thingsAt(variant, 'offers')[0], shownEnd: endShownBy(html) };
}

/** The last day of a reduction as the notes on the price say it. */
const endShownBy = (html: string): string | undefined =>
  /data-duty="prior-price">[^<]*<\/p><p[^>]*>([^<]*)<\/p><p data-duty="delivery-cost"/u.exec(
    html,
  )?.[1];

/** The same text by the day that structured data state. */
function endText(locale: Locale, until: string): string {
  const text = createServerTranslate(locale);
  return text('price.until', { day: longDayText(text, until) });
}

const PRODUCTS = new Set(['Product', 'ProductGroup']);

const amount = (value: unknown): string => `${Number(value).toFixed(2)} EUR`;

type Stated = Awaited<ReturnType<typeof statedAt>>;

/** The attributes of an item as its page states them. */
function itemStatedBy({ product, variant, offer }: Stated) {
  const [was] = thingsAt(offer, 'priceSpecification');
  const now = amount(valueAt(offer, 'price'));
  const [shipping] = thingsAt(offer, 'shippingDetails');
  const group = textAt(product, 'productGroupID');
  return {
    id: textAt(variant, 'sku'),
    title: textAt(variant, 'name'),
    link: textAt(offer, 'url'),
    pictures: textsAt(variant, 'image').map(picturePath),
    availability: SCHEMA[textAt(offer, 'availability')],
    price: was ? amount(valueAt(was, 'price')) : now,
    sale_price: was && now,
    until: textAt(offer, 'priceValidUntil') || undefined,
    condition: SCHEMA[textAt(offer, 'itemCondition')],
    brand: textAt(product, 'brand', 'name'),
    gtin: textAt(variant, 'gtin') || undefined,
    item_group_id: group || undefined,
    color: textAt(variant, 'color') || undefined,
    size: textAt(variant, 'size') || undefined,
    details: thingsAt(variant, 'additionalProperty').map(
      (one) => `${textAt(one, 'name')}: ${textAt(one, 'value')}`,
    ),
    shipping: shippingStated(shipping),
    returnDays: valueAt(offer, 'hasMerchantReturnPolicy', 'merchantReturnDays'),
  };
}

const SCHEMA: Readonly<Record<string, string>> = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/OutOfStock': 'out_of_stock',
  'https://schema.org/NewCondition': 'new',
  'https://schema.org/RefurbishedCondition': 'refurbished',
};

function shippingStated(details: Thing | undefined) {
  const time = (name: string, field: string) =>
    valueAt(details, 'deliveryTime', name, field)?.toString();
  return {
    country: textAt(details, 'shippingDestination', 'addressCountry'),
    price: amount(valueAt(details, 'shippingRate', 'value')),
    min_handling_time: time('handlingTime', 'minValue'),
    max_handling_time: time('handlingTime', 'maxValue'),
    min_transit_time: time('transitTime', 'minValue'),
    max_transit_time: time('transitTime', 'maxValue'),
  };
}

/** The same attributes of an item as the feed has them. */
function itemOfFeed(item: ReadItem, hasColor: boolean) {
  const text = (name: string) => textOf(item, name);
  const parts = (name: string) => (item[name] ?? []).filter((value) => typeof value !== 'string');
  const [shipping = {}] = parts('shipping');
  const { service: _service, ...delivery } = shipping;
  const pictures = [...(item['image_link'] ?? []), ...(item['additional_image_link'] ?? [])];
  return {
    ...Object.fromEntries(COMPARED.map((name) => [name, text(name)])),
    color: hasColor ? text('color') : undefined,
    pictures: pictures.map(String).map(picturePath),
    until: lastDayOf(text('sale_price_effective_date')),
    details: parts('product_detail').map(
      ({ attribute_name, attribute_value }) => `${attribute_name}: ${attribute_value}`,
    ),
    shipping: delivery,
    returnDays: Number(/^returns-(\d+)-days/u.exec(text('return_policy_label') ?? '')?.[1]),
  };
}

/** The day of the shop in which an interval ends. */
const lastDayOf = (interval: string | undefined): string | undefined =>
  interval === undefined ? undefined : shopDay(Date.parse(interval.split('/')[1] ?? ''));

const COMPARED =
  'id title link availability price sale_price condition brand gtin item_group_id size'.split(' ');

/** Compares every `step`th item of a feed with its page. */
async function compare(shop: Shop, locale: Locale, step: number): Promise<number> {
  const { items } = readXmlFeed(await feedOf(shop.ports, locale, FEED_FORMATS.xml));
  const compared = items.filter((_, index) => index % step === 0);
  for (const item of compared) {
    const link = textOf(item, 'link') ?? '';
    expect(link.startsWith(`${FEED_ORIGIN}/`)).toBe(true);
    const page = await statedAt(shop, locale, link.slice(FEED_ORIGIN.length));
    const stated = itemStatedBy(page);
    const { until } = stated;
    expect(page.shownEnd).toBe(until === undefined ? undefined : endText(locale, until));
    // A feed tells the color of a product in one color too; a page states that in its table.
    expect(itemOfFeed(item, stated.color !== undefined)).toEqual(stated);
  }
  return compared.length;
}

const small = shopWith(smallPorts());
const demo = shopWith(demoPorts());

/** The small shop on 1 January 2026, with a reduction that has ended and others that will. */
const ENDS: Readonly<Record<string, string>> = {
  'M1-90': '2025-12-31',
  'M1-160': '2026-01-01',
  'M1-180': '2026-07-31',
};
const withEnd = (variant: VariantData): VariantData => {
  const { [variant.sku]: reducedUntil } = ENDS;
  return reducedUntil === undefined
    ? variant
    : { ...variant, wasCents: variant.cents + 5_000, reducedUntil };
};
function productWithEnds(product: ProductData): ProductData {
  const [first, ...others] = product.variants;
  return { ...product, variants: [withEnd(first), ...others.map(withEnd)] };
}
const ending = shopWith(
  smallPorts({ ...smallCatalogue, products: smallCatalogue.products.map(productWithEnds) }),
);

describe('a feed', () => {
  it.each(LOCALES)(
    'P3 says of every variant of the small shop in %s what its page says',
    async (locale) => {
      expect(await compare(small, locale, 1)).toBe(16);
    },
  );

  it.each(LOCALES)('P3d ends reductions in %s when their pages say so', async (locale) => {
    expect(await compare(ending, locale, 1)).toBe(16);
    const { items } = readXmlFeed(await feedOf(ending.ports, locale, FEED_FORMATS.xml));
    const days = items.flatMap(
      (item) => lastDayOf(textOf(item, 'sale_price_effective_date')) ?? [],
    );
    expect(days.toSorted()).toEqual(['2026-01-01', '2026-07-31']);
  });

  it.each(LOCALES)(
    'P3 says of the demo products in %s what their pages say',
    async (locale) => {
      expect(await compare(demo, locale, 97)).toBeGreaterThan(20);
    },
    120_000,
  );
});
