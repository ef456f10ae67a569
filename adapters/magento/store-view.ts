import type { Locale } from '#src/shared/locale.ts';

/** Codes of store views that are not named after their locale. */
export type StoreViews = Readonly<Partial<Record<Locale, string>>>;

/** Returns the store view code of a locale: `nl_nl`. */
export const storeViewOf = (locale: Locale, views: StoreViews = {}): string =>
  views[locale] ?? locale.replace('-', '_');
