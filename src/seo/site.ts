import type { Locale } from '../shared/locale.ts';
import type { RemapTables } from './remap.ts';

/** The public origin of each locale, `https://www.example.de`; a locale may have none. */
export type Domains = { readonly [L in Locale]?: string };

/** What the shop knows of its own addresses. */
export type Site = { readonly domains: Domains; readonly remap: RemapTables };
