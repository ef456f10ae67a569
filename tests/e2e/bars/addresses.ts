import { pages } from '#demo/content/pages.ts';
import type { PageName } from '#demo/content/written-page.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { localizedText } from '#src/shared/locale.ts';
import type { Shop } from '../shops.ts';

/** Path of a written page in a shop: the slug of its title there. */
export const pathOf = ({ locale }: Shop, name: PageName): string =>
  `/${slugify(localizedText(pages[name].title, locale), locale)}`;

/** Query of a size, as the addresses of every shop write it. */
export const sized = (shop: Shop, size: string): string =>
  `${shop.mattresses}/${shop.size}/${size}`;

/** Query of a bed with two halves, equally firm. */
export const halves = ({ locale, medium }: Shop): string =>
  `${localizedText(PER_SIDE, locale)}=${medium},${medium}`;

const PER_SIDE = { nl: 'per-kant', de: 'pro-seite', en: 'per-side' } as const;
