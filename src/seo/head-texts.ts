import type { PageMetadata } from '../content/page-metadata.ts';
import type { Shell } from '../content/shell.ts';
import { isBlank } from '../shared/blank.ts';
import type { Head } from './head.ts';

type HeadTexts = Pick<Head, 'title' | 'description' | 'ogTitle' | 'ogDescription'>;

/**
 * Texts of the head: the page's own before the shop's defaults, field by field (H1). The title is
 * the page's meta title, else its title beside the shop's name, else the shop's meta title, else
 * the shop's name: a page of a shop with a name has a title. `merged` is the page's metadata merged
 * with the defaults.
 */
export function headTextsOf(
  page: { readonly title: string; readonly metadata: PageMetadata },
  merged: PageMetadata,
  shell: Pick<Shell, 'shopName' | 'defaults'>,
): HeadTexts {
  const title = titleOf(page, shell);
  const description = merged.metaDescription ?? '';
  return {
    title,
    description,
    ogTitle: merged.openGraphTitle ?? title,
    ogDescription: merged.openGraphDescription ?? description,
  };
}

function titleOf(
  { title, metadata }: { readonly title: string; readonly metadata: PageMetadata },
  { shopName, defaults }: Pick<Shell, 'shopName' | 'defaults'>,
): string {
  const own = isBlank(title) ? defaults.metaTitle : withShopName(title, shopName);
  const titles = [metadata.metaTitle ?? '', own, shopName];
  return titles.find((words) => !isBlank(words)) ?? '';
}

const withShopName = (title: string, shopName: string): string =>
  isBlank(shopName) ? title : `${title} | ${shopName}`;
