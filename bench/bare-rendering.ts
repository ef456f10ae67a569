import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

export type BareRendering = {
  /** Renders the same elements once more. */
  readonly render: () => string;
  /** Number of elements. */
  readonly elements: number;
};

/**
 * What React alone needs for the elements of a page: no components of the shop, attributes and
 * texts ready to print. Only the elements are created anew each time, as any React app does.
 */
export function bareRendering(html: string): BareRendering {
  const app = /<div id="app">(.*?)<\/div>\n<script/su.exec(html)?.[1] ?? '';
  const roots = partsOf(app);
  return {
    render: () => renderToString(roots.map(toNode)),
    elements: app.split(/<[a-z]/u).length - 1,
  };
}

type Part =
  | string
  | { readonly tag: string; readonly attributes: object; readonly children: Part[] };

function partsOf(html: string): readonly Part[] {
  const roots: Part[] = [];
  const open = [roots];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const siblings = open.at(-1) ?? roots;
      const children: Part[] = [];
      siblings.push({ tag, attributes: attributesOf(attributes, siblings.length), children });
      open.push(children);
    },
    ontext: (text) => void open.at(-1)?.push(text),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return roots;
}

/** Attributes under the names that React gives them, as far as it insists. */
function attributesOf(attributes: Readonly<Record<string, string>>, key: number): object {
  const { class: className, style: _, ...others } = attributes;
  return {
    key,
    ...(className !== undefined && { className }),
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, value === '' ? true : value]),
    ),
  };
}

const toNode = (part: Part): ReactNode =>
  typeof part === 'string'
    ? part
    : createElement(part.tag, part.attributes, ...part.children.map(toNode));
