import { LOCALES, type Locale } from '../shared/locale.ts';

/** The public origin of each locale, `https://www.example.de`; a locale may have none. */
export type Domains = { readonly [L in Locale]?: string };

/** Locales that have a domain; pages name no others (H4). */
export const servedLocales = (domains: Domains): readonly Locale[] =>
  LOCALES.filter((locale) => domains[locale] !== undefined);
