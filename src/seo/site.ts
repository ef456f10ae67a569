import type { Domains } from '../routing/domains.ts';
import type { RemapTables } from './remap.ts';

/** What the shop knows of its own addresses. */
export type Site = { readonly domains: Domains; readonly remap: RemapTables };
