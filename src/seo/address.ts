import type { Locale } from '../shared/locale.ts';
import type { Domains } from '../routing/domains.ts';

/** The public address of a path; `undefined` where the locale has no domain. */
export const addressOf = (domains: Domains, locale: Locale, path: string): string | undefined =>
  domains[locale] && domains[locale].replace(/\/$/, '') + path;
