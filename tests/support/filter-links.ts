import { content } from '#demo/content/content.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Paths of filtered listings in the demo shop's menu: each must answer 200 (F7). */
export function menuFilterLinks(locale: Locale): readonly string[] {
  const groups = content[locale].shell.menu.flatMap((item) => item.groups);
  return groups.flatMap(({ links }) => links.map(urlOfLink)).filter(isNarrowed);
}

/** Pages of the shop have one segment; filters follow it. */
const isNarrowed = (url: string): boolean => url.split('/').length > 2;
