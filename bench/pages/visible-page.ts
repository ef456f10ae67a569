import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/** What a visitor gets of a page, whatever elements it is made of. */
export type VisiblePage = {
  /** Each product's SKU with all words of its card, in their order. */
  readonly cards: readonly string[];
  /** Each link's URL and words. */
  readonly links: readonly string[];
  /** The words that stand directly in an element, of each element that has any. */
  readonly texts: readonly string[];
  readonly elements: number;
};

/** Reads a page without its scripts, styles and hidden elements. */
export function visiblePage(html: string): VisiblePage {
  const body = parse(html).querySelector('body');
  const shown = body === null ? [] : shownBelow(body);
  return {
    cards: shown
      .filter((element) => element.hasAttribute('data-product'))
      .map((card) => `${card.getAttribute('data-product')}: ${wordsOf(card)}`),
    links: shown
      .filter((element) => element.hasAttribute('href'))
      .map((link) => `${link.getAttribute('href')}: ${wordsOf(link)}`),
    texts: shown.map(ownText).filter((text) => text !== ''),
    elements: shown.length,
  };
}

/**
 * The differences between two pages, empty if they show the same: cards and links equal in number,
 * texts equal as sets, and as many elements within a tenth.
 */
export function differencesOf(shop: VisiblePage, peer: VisiblePage): readonly string[] {
  return [
    ...differentItems('card', shop.cards, peer.cards),
    ...differentItems('link', shop.links, peer.links),
    ...differentItems('text', [...new Set(shop.texts)], [...new Set(peer.texts)]),
    ...differentSize(shop.elements, peer.elements),
  ];
}

function differentItems(
  kind: string,
  shop: readonly string[],
  peer: readonly string[],
): readonly string[] {
  const missing = without(shop, peer).map((item) => `The peer lacks the ${kind} ${item}`);
  const added = without(peer, shop).map((item) => `The shop lacks the ${kind} ${item}`);
  return [...missing, ...added];
}

/** The items that others lack, each as often as it is lacking. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

const LARGEST_DIFFERENCE = 0.1;

const differentSize = (shop: number, peer: number): readonly string[] =>
  shop > 0 && Math.abs(peer - shop) <= LARGEST_DIFFERENCE * shop
    ? []
    : [`The shop has ${shop} elements, the peer ${peer}`];

const NOT_SHOWN = new Set(['script', 'style', 'template', 'link', 'meta', 'title', 'noscript']);

const isShown = (element: HTMLElement): boolean =>
  !NOT_SHOWN.has(element.rawTagName.toLowerCase()) && !element.hasAttribute('hidden');

/** All below an element, in their order. */
const shownBelow = ({ children }: HTMLElement): readonly HTMLElement[] =>
  children.flatMap((child) => (isShown(child) ? [child].concat(shownBelow(child)) : []));

const wordsOf = (element: HTMLElement): string =>
  [element, ...shownBelow(element)]
    .map(ownText)
    .filter((text) => text !== '')
    .join(' | ');

/** Of text alone: React separates adjoining texts by comments. */
const ownText = ({ childNodes }: HTMLElement): string =>
  childNodes
    .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
