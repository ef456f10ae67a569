import { mergeMetadata, type PageMetadata } from '../content/page-metadata.ts';
import type { Shell } from '../content/shell.ts';
import { isBlank } from '../shared/blank.ts';
import type { Head } from './head.ts';

type PageWords = Pick<Head, 'title' | 'description' | 'ogTitle' | 'ogDescription'>;

/**
 * The page's own words before the shop's defaults, field by field (H1). What search engines call
 * the page is its meta title, else its title beside the shop's name, else the shop's meta title,
 * else the shop's name: a page of a shop with a name has a title.
 */
export function wordsOf(
  page: { readonly title: string; readonly metadata: PageMetadata },
  { shopName, defaults }: Pick<Shell, 'shopName' | 'defaults'>,
): PageWords {
  const metaTitle = isBlank(page.title) ? defaults.metaTitle : besideShop(page.title, shopName);
  const named = mergeMetadata({ ...defaults, metaTitle }, { metaTitle: shopName });
  const words = mergeMetadata(page.metadata, named);
  const { metaTitle: title = '', metaDescription: description = '' } = words;
  return {
    title,
    description,
    ogTitle: words.openGraphTitle ?? title,
    ogDescription: words.openGraphDescription ?? description,
  };
}

const besideShop = (title: string, shopName: string): string =>
  isBlank(shopName) ? title : `${title} | ${shopName}`;
