import { type HTMLElement, parse } from 'node-html-parser';
import type { Hit } from '#src/catalog/product.ts';
import { type PageDuties } from '#src/duties/duties.ts';
import { type Duty, DUTIES, DUTY_KEYS, type DutyKey, type Shown } from '#src/duties/duty-table.ts';
import { energyLabelOf } from '#src/duties/energy-label.ts';
import { formatPrice } from '#src/pricing/money.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { parseJson } from '#src/shared/json-reader.ts';

type BootData = { readonly page?: { readonly duties?: PageDuties } };

/** The data that the server of a page sends along. */
const bootDataOf = (html: string): BootData | undefined => {
  const [, json = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  return parseJson(json) as BootData | undefined;
};

/** The duties of a page, from the data that its server sends along. */
export const dutiesInData = (html: string): PageDuties | undefined =>
  bootDataOf(html)?.page?.duties;

/**
 * Duties of a page that its HTML does not show as they must be shown: a block by the name of the
 * duty (`data-duty`) with words or a picture, which is neither hidden nor folded, at its place; and
 * on each product card and in each column of a comparison those that its own goods ask for.
 */
export function missingDuties(html: string): readonly string[] {
  const data = bootDataOf(html);
  const duties = data?.page?.duties;
  if (!duties || Object.keys(duties).length === 0) return ['no duties'];
  const page = parse(html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gu, ''));
  const blocks = blocksIn(page);
  // The page's own footer is its last: panels have footers, too.
  const footer = page.querySelectorAll('footer').at(-1);
  const missing = DUTY_KEYS.flatMap((key): readonly string[] => {
    const shown = duties[key];
    const duty: Duty = DUTIES[key];
    if (shown === undefined || duty.byEditors) return [];
    const told = blocks(key).filter((block) => shown === 'linked' || !isInside(block, footer));
    if (told.length === 0) return [`${key} is not ${shown}`];
    const visible = told.filter(isVisible);
    if (visible.length === 0) return [`${key} is hidden`];
    return visible.some((block) => isAt(shown, block, page)) ? [] : [`${key} is not ${shown}`];
  });
  return [...missing, ...missingOnCards(page, hitsIn(data), duties)];
}

/** The blocks in an element, by the name of a duty: read at once, as a selector visits all elements. */
function blocksIn(around: HTMLElement): (key: DutyKey) => readonly HTMLElement[] {
  const all = around.querySelectorAll('[data-duty]');
  return (key) => all.filter((block) => block.getAttribute('data-duty') === key);
}

function* around(block: HTMLElement): Generator<HTMLElement> {
  for (let one: HTMLElement | null = block; one; one = one.parentNode) yield one;
}

const isInside = (block: HTMLElement, outer: HTMLElement | undefined): boolean =>
  [...around(block)].some((one) => one === outer);

/** Whether a block tells something, and nothing around it hides or folds it. */
const isVisible = (block: HTMLElement): boolean =>
  (block.textContent.trim() !== '' || block.querySelector('img, svg') !== null) &&
  [...around(block)].every(
    (one) =>
      !one.hasAttribute('hidden') &&
      one.getAttribute('aria-hidden') !== 'true' &&
      !/display:\s*none/u.test(one.getAttribute('style') ?? '') &&
      one.rawTagName !== 'template' &&
      (!/^(?:details|dialog)$/u.test(one.rawTagName ?? '') || one.hasAttribute('open')),
  );

/** Elements around a block that may also have the price which it stands beside. */
const NEAR = 4;

/** What leads to the order: to the cart, to the checkout, and to its payment. */
const ORDERING = 'form[action="/cart/add"], main a[data-load]';

function isAt(shown: Shown, block: HTMLElement, page: HTMLElement): boolean {
  switch (shown) {
    case 'open':
    case 'linked':
      return true;
    case 'beside-price':
      return [...around(block)].slice(0, NEAR).some((one) => one.querySelector('[data-price]'));
    case 'before-ordering': {
      const [button] = page.querySelectorAll(ORDERING);
      return !button || block.range[0] < button.range[0];
    }
  }
}

/** Cards, and columns of a comparison, that lack what the goods they show ask for beside the price. */
function missingOnCards(
  page: HTMLElement,
  hits: ReadonlyMap<string, readonly Hit[]>,
  duties: PageDuties,
): readonly string[] {
  return page.querySelectorAll('[data-product], [data-compared]').flatMap((card) => {
    const sku = card.getAttribute('data-product') ?? card.getAttribute('data-compared') ?? '';
    const shown = hits.get(sku) ?? [];
    if (shown.length === 0) return [`${sku} is on a card, but not in the data`];
    // A page may show a product twice, in two sizes.
    const blocks = blocksIn(card);
    const faults = shown.map((hit) => faultsOfCard(blocks, hit, duties));
    const [first = []] = faults.toSorted((one, other) => one.length - other.length);
    return first.map((fault) => `${sku}: ${fault}`);
  });
}

function faultsOfCard(
  blocks: ReturnType<typeof blocksIn>,
  hit: Hit,
  duties: PageDuties,
): readonly string[] {
  const offer = displayPriceOf(hit.price);
  if (!offer) return [];
  const tells = (key: DutyKey, words = '') =>
    blocks(key).some((block) => isVisible(block) && block.textContent.includes(words));
  return [
    ...(offer.was && duties['prior-price'] && !tells('prior-price', formatPrice(offer.was))
      ? ['prior-price is not on its card']
      : []),
    ...(duties.vat && !tells('vat') ? ['vat is not on its card'] : []),
    ...(energyLabelOf(hit) && duties['energy-label'] && !tells('energy-label')
      ? ['energy-label is not on its card']
      : []),
  ];
}

/** The products of the cards of a page by SKU, wherever its data have them. */
function hitsIn(data: unknown): ReadonlyMap<string, readonly Hit[]> {
  const hits = new Map<string, Hit[]>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('sku' in value && 'price' in value && 'attributes' in value && 'priceFrom' in value) {
      const hit = value as Hit;
      hits.set(hit.sku, [...(hits.get(hit.sku) ?? []), hit]);
    }
    Object.values(value).forEach(walk);
  };
  walk(data);
  return hits;
}

/** Links to the closed platform for online dispute resolution (Regulation (EU) 2024/3228). */
export const DISPUTE_PLATFORM =
  /^https?:\/\/(?:ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr)/iu;
