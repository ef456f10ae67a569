import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageName, WrittenLink } from './written-page.ts';

/** The layout around every page, written once in every language. */
export type WrittenShell = {
  readonly shopName: string;
  readonly usps: readonly LocalWords[];
  readonly menu: readonly WrittenMenuItem[];
  readonly footer: readonly WrittenMenuGroup[];
  readonly company: readonly LocalWords[];
  /** Payment methods of each shop. */
  readonly payments: Readonly<Record<Locale, readonly string[]>>;
  readonly phone: { readonly number: LocalWords; readonly hours: LocalWords };
  readonly defaults: { readonly metaTitle: LocalWords; readonly metaDescription: LocalWords };
};

/** A category in the header, under the title of its page. */
export type WrittenMenuItem = {
  readonly page: PageName;
  readonly groups: readonly WrittenMenuGroup[];
  readonly image: PictureData & { readonly caption: LocalWords; readonly page: PageName };
};

export type WrittenMenuGroup = {
  readonly title: LocalWords;
  readonly links: readonly WrittenLink[];
};

/** The page shown to a visitor at an unknown path (H8). */
export type WrittenErrorPage = {
  readonly title: LocalWords;
  readonly text: LocalWords;
  readonly metaTitle: LocalWords;
  readonly metaDescription: LocalWords;
};
