import { parse, type HTMLElement } from 'node-html-parser';
import { withBed } from '#src/my-bed/my-bed.ts';
import { parsePrice, toEuroNumber } from '#src/pricing/money.ts';
import { splitUrl } from '#src/routing/url-parts.ts';

/** Data that a reader sees on a page, as far as JSON-LD may state it. */
export type VisiblePage = ReturnType<typeof readVisiblePage>;

/** Text with normalized spaces. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The start of an element that styles draw, such as stars: it is read by its name. */
const DRAWN = /<span(?=[^>]* role="img")[^>]* aria-label="(?<name>[^"]*)"[^>]*>/gu;

/**
 * Parses a page as far as it is seen. What only some pages are asked for is read when it is: each
 * selector visits all elements.
 */
export function readVisiblePage(html: string) {
  const root = parse(html.replaceAll(UNSEEN, '').replaceAll(DRAWN, '$&$<name>'));
  const main = root.querySelector('main') ?? root;
  return {
    get language() {
      return root.querySelector('html')?.getAttribute('lang') ?? '';
    },
    /** The day of an order, from which the page counts deliveries. */
    get today() {
      return /<script[^>]*id="boot-data"[^]*?"today":"([\d-]+)"/u.exec(html)?.[1] ?? '';
    },
    title: textOf(main.querySelector('h1')),
    breadcrumbs: main.querySelectorAll('nav > ol:has(> li[aria-current="page"]) > li').map(crumbOf),
    stores: main.querySelectorAll('li:has(> address)').map((store) => ({
      text: textOf(store),
      name: textOf(store.querySelector('h3, h4')),
      /** Times of the days on which it is open, two each, as they are written. */
      times: store
        .querySelectorAll('dd')
        .flatMap((times) => textOf(times).match(/\d+(?:[.:]\d+)?/gu) ?? []),
    })),
    byline: main.querySelectorAll('[data-byline]').map((byline) => ({
      text: textOf(byline),
      dates: byline.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? ''),
    })),
    cards: main.querySelectorAll(`${LISTED} [data-product]`).map(cardOf),
    firstCard: firstCardOf(main),
    questions: main.querySelectorAll('[data-questions] details').map((details) => ({
      question: textOf(details.querySelector('summary')),
      answer: textOf(details.querySelector('summary')?.nextElementSibling),
    })),
    reviews: main.querySelectorAll('#reviews article').map(reviewOf),
    authors: main
      .querySelectorAll('#reviews article')
      .map((review) => textOf(review.querySelector('strong'))),
    /** Paths of the page's pictures, regardless of size. */
    get pictures() {
      return main
        .querySelectorAll('img[src]')
        .map((image) => picturePath(image.getAttribute('src') ?? ''));
    },
    /** Cells of its tables, by their row's header. */
    get facts() {
      return main.querySelectorAll('th + td').map(textOf);
    },
    ...readBuyBox(main.querySelector('h1')),
    get logo() {
      return root.querySelector('header img')?.getAttribute('src') ?? '';
    },
    get telephone() {
      return textOf(root.querySelector('a[href^="tel:"] span span')).replaceAll(/\D/gu, '');
    },
    get company() {
      return textOf(root.querySelector('footer address'));
    },
    get links() {
      return root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
    },
  };
}

/** No reader sees it, and it is a third of a page. */
const UNSEEN = /<script\b[^>]*>[^]*?<\/script>/gu;

/** The path of a picture, without the requested size. */
export const picturePath = (url: string): string =>
  url.replace(/^https?:\/\/[^/]+/u, '').replace(/\?.*$/u, '');

/** Facts around the name of a product: what it is and its price. Empty on other pages. */
function readBuyBox(name: HTMLElement | null) {
  const box = name?.parentNode?.parentNode;
  const every = (selector: string) => box?.querySelectorAll(selector) ?? [];
  return {
    brand: textOf(name?.previousElementSibling?.querySelector('span')),
    summary: textOf(box?.querySelector('#choices > p')),
    /** The selected values above the choices: the size, then options. */
    chosen: every('nav > p, nav > span').flatMap((said) => textOf(said).split(': ').slice(1, 2)),
    size: /\d+ × \d+ cm/u.exec(textOf(box))?.[0] ?? '',
    rating: every('a[href="#reviews"]').map(ratingOf),
    /** In euros. The bar at the foot of the page repeats the price. */
    price: every('[data-price]').slice(0, 1).map(eurosOf),
    /** What the price was, if it is reduced. */
    wasPrice: every('p:has([data-price])')
      .slice(0, 1)
      .flatMap((price) => price.querySelectorAll('s').map(eurosOf)),
    canBeBought: every('form[action="/cart/add"]').length > 0,
    deliveryDay: every('time')[0]?.getAttribute('datetime') ?? '',
    /** Promises beside the button, and other list items there. */
    promises: every('ul > li').map(textOf),
    /** Numbers beside the button: nights, days, years. */
    figures: Array.from(textOf(box).matchAll(/\d+/gu), Number),
  };
}

const LISTED = 'section[aria-labelledby="products-title"]';

const textOf = (element: HTMLElement | null | undefined): string =>
  collapseSpaces(element?.text ?? '');

const linked = (element: HTMLElement) => ({
  name: textOf(element),
  href: element.querySelector('a')?.getAttribute('href') ?? '',
});

/** The link of a product in the size of a bed has that bed, which its category is not about. */
const crumbOf = (step: HTMLElement) => {
  const { name, href } = linked(step);
  return { name, href: withBed(href, undefined) };
};

/** A card of a listing by size leads to a variant of its product. */
const cardOf = (card: HTMLElement) => ({
  name: textOf(card.querySelector('h3')),
  href: splitUrl(linked(card).href).path,
});

/** Position of the first card among all products, as stated above a later page. */
function firstCardOf(main: HTMLElement): number {
  if (main.querySelector(`${LISTED} a[rel="prev"]`) === null) return 1;
  const [first = ''] =
    textOf(main.querySelector(`${LISTED} div:has(> progress) > p`)).match(/[\d.,]+/u) ?? [];
  return Number(first.replaceAll(/[.,]/gu, ''));
}

const eurosOf = (element: HTMLElement): number => {
  const price = parsePrice(textOf(element).replace(/^€\s/u, ''));
  return price ? toEuroNumber(price) : Number.NaN;
};

/** The number that stars say: `3,8`. They are drawn, and named for who does not see them. */
const averageOf = (element: HTMLElement): string =>
  element.querySelector('[role="img"]')?.getAttribute('aria-label')?.split(' ')[0] ?? '';

const ratingOf = (score: HTMLElement) => ({
  average: averageOf(score),
  count: Number(/\((\d+)\)/u.exec(textOf(score))?.[1]),
});

const reviewOf = (article: HTMLElement) => ({
  name: textOf(article.querySelector('h3')),
  text: textOf(article.querySelector('h3')?.nextElementSibling),
  date: article.querySelector('time')?.getAttribute('datetime') ?? '',
  stars: Number(averageOf(article).replace(',', '.')),
});
