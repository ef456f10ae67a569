import { pages } from '#demo/content/pages.ts';
import type { PageName } from '#demo/content/written-page.ts';
import { slugify } from '#src/shared/slug.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Shop } from '../shops.ts';

/** The path of a written page in a shop: the slug of its title there. */
export const pathOf = ({ locale }: Shop, name: PageName): string =>
  `/${slugify(wordsFor(pages[name].title, locale), locale)}`;

/** Sizes, as the addresses of every shop write them. */
export const sized = (shop: Shop, size: string): string =>
  `${shop.mattresses}/${shop.size}/${size}`;

/** Of a bed: two halves in it, equally firm. */
export const halves = ({ locale, medium }: Shop): string =>
  `${wordsFor(PER_SIDE, locale)}=${medium},${medium}`;

const PER_SIDE = { nl: 'per-kant', de: 'pro-seite', en: 'per-side' } as const;
