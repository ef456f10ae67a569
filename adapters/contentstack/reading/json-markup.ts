import type { Markup } from '#src/content/markup.ts';
import type { Mark } from '#src/content/rich-text.ts';
import { readText } from '#src/shared/json-reader.ts';
import { fieldOf, isObject, type JsonObject } from './json-object.ts';

/** Parses Contentstack's JSON rich text to a tree, without validating it. */
export function jsonMarkup(node: unknown): readonly Markup[] {
  if (!isObject(node)) return [];
  const text = readText(node['text']);
  if (text !== undefined) return leafOf(node, text);
  const children = childrenOf(node).flatMap(jsonMarkup);
  const name = readText(node['type'])?.toLowerCase() ?? '';
  const attributes = attributesOf(node);
  return [
    { ...(name === 'reference' ? referenceOf(attributes) : named(name, attributes)), children },
  ];
}

const childrenOf = (node: JsonObject): readonly unknown[] =>
  Array.isArray(node['children']) ? node['children'] : [];

/** A leaf marks a line break after it. */
function leafOf(node: JsonObject, text: string): readonly Markup[] {
  const marks = MARKS.filter(([flag]) => node[flag] === true).map(([, mark]) => mark);
  if (node['break'] !== true) return [{ text, marks }];
  const words: Markup = { text: text.replace(/\n$/u, ''), marks };
  return [words, { name: 'br', attributes: {}, children: [] }];
}

const MARKS: readonly (readonly [string, Mark])[] = [
  ['bold', 'strong'],
  ['italic', 'emphasis'],
  ['strikethrough', 'strike'],
  ['superscript', 'superscript'],
  ['subscript', 'subscript'],
  ['inlineCode', 'code'],
];

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (node: JsonObject): Attributes =>
  Object.fromEntries(
    Object.entries(Object(fieldOf(node, 'attrs')) as object).flatMap(([name, value]) => {
      const isTextOrNumber = typeof value === 'string' || typeof value === 'number';
      return isTextOrNumber ? [[name, String(value)]] : [];
    }),
  );

const named = (name: string, { url, ...attributes }: Attributes) => ({
  name,
  attributes: url === undefined ? attributes : { ...attributes, href: url, src: url },
});

/** A reference to an asset or entry: embedded, or a link to it. */
function referenceOf(attributes: Attributes) {
  const { href, target, rel } = attributes;
  const anchor = href === undefined ? undefined : { href, target: target ?? '', rel: rel ?? '' };
  if (attributes['display-type'] === 'link') return { name: 'a', attributes: anchor ?? {} };
  if (attributes['type'] !== 'asset') return { name: 'reference', attributes: {} };
  return { name: 'img', attributes: assetOf(attributes) };
}

const assetOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    ASSET_FIELDS.flatMap(([own, name]) => {
      const value = attributes[own];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const ASSET_FIELDS = [
  ['asset-link', 'src'],
  ['asset-uid', 'asset-uid'],
  ['asset-alt', 'alt'],
  ['asset-caption', 'caption'],
] as const;
