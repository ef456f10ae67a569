import type { Locale } from '../shared/locale.ts';

/** The public origin of each locale, `https://www.example.de`; a locale may have none. */
export type Domains = { readonly [L in Locale]?: string };

/** What the shop knows of its own addresses, from configuration alone. */
export type Site = {
  readonly domains: Domains;
  /** Old path to new path, per locale, applied before a canonical is written (H3). */
  readonly remap: { readonly [L in Locale]?: Readonly<Record<string, string>> };
};
