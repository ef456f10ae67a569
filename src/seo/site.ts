import type { Domains } from '../routing/domains.ts';
import type { RemapTables } from './remap.ts';

/** Addresses of the shop. */
export type Site = { readonly domains: Domains; readonly remap: RemapTables };
