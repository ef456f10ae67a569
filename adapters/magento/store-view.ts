import type { Locale } from '#src/shared/locale.ts';

/** The codes of store views that are not called after their locale. */
export type StoreViews = Readonly<Partial<Record<Locale, string>>>;

/** The code of the store view in which Magento speaks a locale: `nl_nl`. */
export const storeViewOf = (locale: Locale, views: StoreViews = {}): string =>
  views[locale] ?? locale.replace('-', '_');
