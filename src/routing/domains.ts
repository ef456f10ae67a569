import type { Locale } from '../shared/locale.ts';

/** The public origin of each locale, `https://www.example.de`; a locale may have none. */
export type Domains = { readonly [L in Locale]?: string };
