import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShownShell } from '#src/content/shell.ts';
import { formatBed } from '#src/my-bed/my-bed.ts';
import { memoizePerObject } from '#src/shared/memoize.ts';
import { ShopProvider } from '#ui/shop-context.tsx';
import type { Fragments, Shop } from '#ui/shop.ts';
import { splitImagePreloads } from './image-preloads.ts';

/** Rendered parts of pages, reused by the pages of a server. */
export interface FragmentCache {
  /** Renders what provides a shop to its components, which reuse and keep parts. */
  render(shop: Shop, toElement: (shop: Shop) => ReactElement): Rendered;
  /** Memory of all fragments, in bytes; at most what was allowed. */
  readonly bytes: number;
}

type Rendered = {
  /** May start with preloads of pictures. */
  readonly content: string;
  /** Preloads of the pictures in reused parts, which React would write at the start. */
  readonly preloads: readonly string[];
};

type Fragment = { readonly html: string; readonly preloads: readonly string[] };

/**
 * Keeps the HTML of what components mark as `Cached`, at most `maxBytes` in all; those not used for
 * longest are dropped first, and those of one listing, or of one bed, never push out those of many
 * pages. Keys hold all that a fragment shows, the content of the shell, and the shopper's bed, which
 * its links have, so that no fragment can be out of date, and none has to be purged.
 */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const [small, large] = [fragmentsWithin(maxBytes / 2), fragmentsWithin(maxBytes / 2)];

  /** Fragments of a shop; the preloads of those that are used are added to `preloads`. */
  const fragmentsOf = (shop: Shop, preloads: Set<string>): Fragments => {
    const { bed } = shop.stores.navigation.page;
    const version = `${shop.locale} ${versionOf(shop.shell)} ${bed ? `${formatBed(bed)} ` : ''}`;
    return {
      htmlOf(key, content) {
        const name = nameOf(version + key);
        const known = small.get(name) ?? large.get(name);
        const fragment = known ?? renderFragment(shop, content);
        if (!known)
          (bed === undefined && fragment.html.length < LARGE ? small : large).set(name, fragment);
        for (const preload of fragment.preloads) preloads.add(preload);
        return fragment.html;
      },
    };
  };

  const renderFragment = (shop: Shop, content: ReactNode): Fragment => {
    const inner = new Set<string>();
    const ownShop = { ...shop, fragments: fragmentsOf(shop, inner) };
    const html = renderToString(<ShopProvider shop={ownShop}>{content}</ShopProvider>);
    const { preloads, rest } = splitImagePreloads(html);
    return { html: rest, preloads: [...preloads, ...inner] };
  };

  return {
    render(shop, toElement) {
      if (maxBytes === 0) return { content: renderToString(toElement(shop)), preloads: [] };
      const preloads = new Set<string>();
      const fragments = fragmentsOf(shop, preloads);
      const content = renderToString(toElement({ ...shop, fragments }));
      return { content, preloads: [...preloads] };
    },
    get bytes() {
      return small.calculatedSize + large.calculatedSize;
    },
  };
}

/**
 * Length of the HTML from which a fragment is one of few pages: the grid or the filters of a listing. So is
 * any for a bed, of which there are endless ones.
 */
const LARGE = 20_000;

const fragmentsWithin = (maxBytes: number) =>
  new LRUCache<string, Fragment>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ html, preloads }) =>
      ENTRY_BYTES + CHARACTER_BYTES * (html.length + preloads.join('').length),
  });

/** Long keys, such as the products of a listing, are kept as their hash. */
const nameOf = (key: string): string =>
  key.length < 256 ? key : createHash('sha256').update(key).digest('base64url');

/** Texts with any character beyond Latin-1, such as €, take two bytes each. */
const CHARACTER_BYTES = 2;

/** About what an entry of the cache takes besides its texts, with its name. */
const ENTRY_BYTES = 500;

/** Names the content of a shell: a shell that is loaded again is often the same. */
const versionOf = memoizePerObject((shell: ShownShell) =>
  createHash('sha256').update(JSON.stringify(shell)).digest('base64url').slice(0, 22),
);
