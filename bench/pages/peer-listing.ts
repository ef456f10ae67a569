import { type HTMLElement, type Node, NodeType, parse, TextNode } from 'node-html-parser';
import type {
  Attributes,
  FilterOption,
  Listing,
  OptionWord,
  Part,
  ProductCard,
  ShopLink,
  Usp,
} from '../peers/next/lib/listing.ts';

/**
 * Reads the data of the peer's page off the shop's own page, so that both show the same. Lists of
 * links, filter options, products, icons and disclosures become data of a component each; all other
 * elements become content, so that a change of the shop's markup loses nothing.
 *
 * The peer gets texts, prices and URLs ready to print, where the shop has to write them: a
 * difference to the peer's advantage.
 */
export function peerListing(html: string): Listing {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main?.parentNode) throw new Error('The shop’s page has no main element.');
  const siblings = main.parentNode.childNodes;
  const place = siblings.indexOf(main);
  return {
    language: page.querySelector('html')?.getAttribute('lang') ?? '',
    title: page.querySelector('title')?.text ?? '',
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    structuredData: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => rawText),
    header: partsOf(siblings.slice(0, place)),
    main: partsOf([main]),
    footer: partsOf(siblings.slice(place + 1)),
  };
}

/** Elements that show nothing. */
const NOT_SHOWN = new Set(['script', 'style', 'template', 'link', 'meta', 'title']);

const partsOf = (nodes: readonly Node[]): readonly Part[] => nodes.flatMap((node) => partOf(node));

function partOf(node: Node): readonly Part[] {
  if (node instanceof TextNode) return node.rawText === '' ? [] : [node.text];
  if (!isElement(node)) return [];
  const tag = tagOf(node);
  if (NOT_SHOWN.has(tag)) return [];
  return [known(tag, node) ?? contentOf(tag, node)];
}

/** A part that has a component of its own in the peer. */
function known(tag: string, element: HTMLElement): Part | undefined {
  switch (tag) {
    case 'a':
      return linkOf(element);
    case 'ul':
      return linkListOf(element) ?? filterOptionsOf(element) ?? uspsOf(element);
    case 'details':
      return disclosureOf(element);
    case 'svg':
      return iconOf(element);
    case 'article':
      return productOf(element);
    default:
      return undefined;
  }
}

const contentOf = (tag: string, element: HTMLElement): Part => ({
  type: 'element',
  tag,
  attributes: attributesOf(element),
  parts: partsOf(element.childNodes),
});

function linkOf(element: HTMLElement): Part {
  const { href = '', ...attributes } = attributesOf(element);
  return { type: 'link', attributes, href: String(href), parts: partsOf(element.childNodes) };
}

/** A list whose items are a link of words each. */
function linkListOf(list: HTMLElement): Part | undefined {
  const items = list.children.map((item): ShopLink | undefined => {
    const link = onlyChild(item);
    if (link === undefined || tagOf(link) !== 'a' || link.children.length > 0) return undefined;
    if (hasOtherAttributes(item, []) || hasOtherAttributes(link, LINK_ATTRIBUTES)) return undefined;
    return { ...hrefOf(link), text: link.text };
  });
  const links = whole(items);
  if (!links?.every(({ href }) => href.startsWith('/'))) return undefined;
  return { type: 'link-list', attributes: attributesOf(list), links };
}

/** Reading instructions for the shop's own script are none for the peer's. */
const LINK_ATTRIBUTES = ['href', 'rel', 'data-prefetch', 'data-scroll'];

/** A list whose items are a link each, with its words and numbers in spans. */
function filterOptionsOf(list: HTMLElement): Part | undefined {
  const items = list.children.map((item): FilterOption | undefined => {
    const link = onlyChild(item);
    if (link === undefined || tagOf(link) !== 'a' || link.children.length === 0) return undefined;
    if (hasOtherAttributes(item, []) || hasOtherAttributes(link, [...LINK_ATTRIBUTES, 'class']))
      return undefined;
    const words = whole(link.childNodes.map(wordOf));
    return words && { ...hrefOf(link), className: classOf(link), words };
  });
  const options = whole(items);
  return options && { type: 'filter-options', attributes: attributesOf(list), options };
}

function wordOf(node: Node): OptionWord | undefined {
  if (!isElement(node) || tagOf(node) !== 'span' || node.children.length > 0) return undefined;
  if (hasOtherAttributes(node, ['class', 'aria-hidden'])) return undefined;
  const isShownOnly = node.getAttribute('aria-hidden') === 'true';
  return { className: classOf(node), text: node.text, isShownOnly };
}

function disclosureOf(details: HTMLElement): Part | undefined {
  const [summary, ...rest] = details.childNodes;
  if (summary === undefined || !isElement(summary) || tagOf(summary) !== 'summary')
    return undefined;
  return {
    type: 'disclosure',
    attributes: attributesOf(details),
    summary: { attributes: attributesOf(summary), parts: partsOf(summary.childNodes) },
    parts: partsOf(rest),
  };
}

function iconOf(svg: HTMLElement): Part | undefined {
  if (svg.children.some(({ children }) => children.length > 0)) return undefined;
  const shapes = svg.children.map((shape) => ({
    tag: tagOf(shape),
    attributes: attributesOf(shape),
  }));
  return { type: 'icon', attributes: attributesOf(svg), shapes };
}

function productOf(article: HTMLElement): Part | undefined {
  const sku = article.getAttribute('data-product');
  const [link, ...body] = article.children;
  const [pictured, title] = link?.children ?? [];
  const image = pictured?.children.find((child) => tagOf(child) === 'img');
  const name = title === undefined ? undefined : onlyChild(title);
  if (!sku || !link || !pictured || !image || !name || link.children.length !== 2) return undefined;
  const product: ProductCard = {
    sku,
    href: link.getAttribute('href') ?? '',
    name: name.text,
    picture: attributesOf(image),
    over: partsOf(pictured.children.filter((child) => child !== image)),
    body: partsOf(body),
  };
  return { type: 'product', product };
}

function uspsOf(list: HTMLElement): Part | undefined {
  if (list.closest('[data-product]') === null) return undefined;
  const usps = whole(list.children.map(uspOf));
  return usps && { type: 'usps', attributes: attributesOf(list), usps };
}

function uspOf(item: HTMLElement): Usp | undefined {
  const spans = item.children.filter((child) => tagOf(child) === 'span');
  const svg = item.children.find((child) => tagOf(child) === 'svg');
  const [label, grade] = spans;
  if (!label || !grade || item.children.length !== (svg ? 3 : 2)) return undefined;
  return {
    label: label.text,
    ...(svg !== undefined && { icon: iconOf(svg) ?? contentOf('svg', svg) }),
    gradeAttributes: attributesOf(grade),
    grade: partsOf(grade.childNodes),
  };
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

const tagOf = ({ rawTagName }: HTMLElement): string => rawTagName.toLowerCase();

const hrefOf = (link: HTMLElement): { readonly href: string; readonly rel?: string } => {
  const rel = link.getAttribute('rel');
  return { href: link.getAttribute('href') ?? '', ...(rel !== undefined && { rel }) };
};

/** The only node of an element, if it is an element. */
function onlyChild(element: HTMLElement): HTMLElement | undefined {
  const [child, ...others] = element.childNodes;
  return child !== undefined && others.length === 0 && isElement(child) ? child : undefined;
}

const hasOtherAttributes = (element: HTMLElement, allowed: readonly string[]): boolean =>
  Object.keys(element.attributes).some((name) => !allowed.includes(name));

/** The items, if there are any and each is one. */
const whole = <Item>(items: readonly (Item | undefined)[]): readonly Item[] | undefined => {
  const present = items.filter((item) => item !== undefined);
  return present.length > 0 && present.length === items.length ? present : undefined;
};

const classOf = (element: HTMLElement): string => localNames(element.getAttribute('class') ?? '');

/** Class names as the style sheets write them, without what the build adds. */
const localNames = (classes: string): string =>
  classes.replaceAll(/_([\w-]+?)_[\w-]{5}_\d+(?=\s|$)/gu, '$1').trim();

/** Attributes by the names that React gives them. */
function attributesOf(element: HTMLElement): Attributes {
  const tag = tagOf(element);
  const entries = Object.entries(element.attributes).flatMap(
    ([name, value]): readonly Attribute[] => {
      if (OMITTED.has(name)) return [];
      if (name === 'class') return value === '' ? [] : [['className', localNames(value)]];
      if (name === 'value' && tag === 'input') return [['defaultValue', value]];
      if (BOOLEANS.has(name)) return [[name, true]];
      return [[REACT_NAMES[name] ?? name, value]];
    },
  );
  return Object.fromEntries(entries);
}

type Attribute = readonly [string, string | true];

/** What the shop's own script reads, and what React takes as objects or by its parent. */
const OMITTED = new Set(['data-prefetch', 'data-scroll', 'style', 'selected']);
const BOOLEANS = new Set(['open', 'hidden', 'required', 'disabled', 'checked', 'multiple']);
const REACT_NAMES: Readonly<Record<string, string>> = { for: 'htmlFor', tabindex: 'tabIndex' };
