import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { Company } from '#src/content/company.ts';
import type { Localized, LocalizedText } from '#src/shared/locale.ts';
import type { PageName, WrittenLink } from './written-page.ts';

/** The layout around every page, written once in every language. */
export type WrittenShell = {
  readonly shopName: string;
  readonly usps: readonly LocalizedText[];
  readonly menu: readonly WrittenMenuItem[];
  readonly footer: readonly WrittenMenuGroup[];
  readonly company: Omit<Company, 'register'> & {
    readonly register: { readonly name: LocalizedText; readonly number: string };
  };
  /** Payment methods of each shop. */
  readonly payments: Localized<readonly string[]>;
  /** Words in filter URLs, by attribute key, label or value (L8). */
  readonly filterTranslations: readonly { readonly key: string; readonly word: LocalizedText }[];
  readonly phone: { readonly number: LocalizedText; readonly hours: LocalizedText };
  readonly defaults: { readonly metaTitle: LocalizedText; readonly metaDescription: LocalizedText };
};

/** A category in the header, under the title of its page. */
export type WrittenMenuItem = {
  readonly page: PageName;
  readonly groups: readonly WrittenMenuGroup[];
  readonly image: PictureData & { readonly caption: LocalizedText; readonly page: PageName };
};

export type WrittenMenuGroup = {
  readonly title: LocalizedText;
  readonly links: readonly WrittenLink[];
};

/** The page shown to a visitor at an unknown path (H8). */
export type WrittenErrorPage = {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly metaTitle: LocalizedText;
  readonly metaDescription: LocalizedText;
};
