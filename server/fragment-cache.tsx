import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { Shell } from '#src/content/shell.ts';
import { memoizePerObject } from '#src/shared/memoize.ts';
import { ShopProvider } from '#ui/shop-context.tsx';
import type { Shop } from '#ui/shop.ts';

/** Rendered parts of pages, reused by the pages of a server. */
export interface FragmentCache {
  /** The shop with these fragments. */
  provideTo(shop: Shop): Shop;
  /** Memory of all fragments with their keys, in bytes; at most what was allowed. */
  readonly bytes: number;
}

/**
 * Keeps the HTML of what components mark as {@link Cached}, at most `maxBytes` in all; those not
 * used for longest are dropped first. Keys hold all that a fragment shows, and the content of the
 * shell, so that no fragment can be out of date, and none has to be purged.
 */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const kept = new LRUCache<string, string>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (html, key) => ENTRY_BYTES + CHARACTER_BYTES * (key.length + html.length),
  });
  return {
    provideTo(shop) {
      if (maxBytes === 0) return shop;
      const version = `${shop.locale} ${versionOf(shop.shell)} `;
      return {
        ...shop,
        fragments: {
          htmlOf(key, content) {
            const known = kept.get(version + key);
            if (known !== undefined) return known === WITH_PAGE ? undefined : known;
            const html = renderToString(<ShopProvider shop={shop}>{content}</ShopProvider>);
            // React hoists preloads to the start of a page.
            const isReusable = !html.startsWith('<link rel="preload"');
            kept.set(version + key, isReusable ? html : WITH_PAGE);
            return isReusable ? html : undefined;
          },
        },
      };
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}

/** In place of the HTML of content that has to be rendered with its page. */
const WITH_PAGE = '';

/** Texts with any character beyond Latin-1, such as €, take two bytes each. */
const CHARACTER_BYTES = 2;

/** About what an entry of the cache takes besides its texts. */
const ENTRY_BYTES = 200;

/** Names the content of a shell: a shell that is loaded again is often the same. */
const versionOf = memoizePerObject((shell: Shell) =>
  createHash('sha256').update(JSON.stringify(shell)).digest('base64url').slice(0, 22),
);
