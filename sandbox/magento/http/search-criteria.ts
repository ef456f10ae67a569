import type { Response } from 'express';
import { sendRestError } from './rest-answers.ts';

/** The criteria of a search by REST, in Magento's own form. */
export type SearchCriteria = {
  readonly filter_groups: readonly { readonly filters: readonly SearchFilter[] }[];
  readonly page_size?: number;
};

export type SearchFilter = {
  readonly field: string;
  readonly value: string;
  readonly condition_type: string;
};

/**
 * Reads `searchCriteria` off a query: groups that all hold, of filters of which one holds. PHP reads
 * names in camel and snake case. Returns `undefined` if there is none, which Magento refuses.
 */
export function readSearchCriteria(
  query: Readonly<Record<string, unknown>>,
): SearchCriteria | undefined {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    const [, path] = /^searchCriteria(.*)$/u.exec(name) ?? [];
    return path === undefined || typeof value !== 'string'
      ? []
      : [[snakeCase(path), value] as const];
  });
  if (entries.length === 0) return undefined;
  const groups = new Map<string, Map<string, Partial<SearchFilter>>>();
  for (const [path, value] of entries) {
    const [, group = '', filter = '', field = ''] = FILTER.exec(path) ?? [];
    if (field === '') continue;
    const filters = groups.get(group) ?? new Map<string, Partial<SearchFilter>>();
    groups.set(group, filters.set(filter, { ...filters.get(filter), [field]: value }));
  }
  const pageSize = Number(entries.find(([path]) => path === '[page_size]')?.[1] ?? 0);
  return {
    filter_groups: Array.from(groups.values(), (filters) => ({
      filters: Array.from(filters.values(), (filter) => ({ ...DEFAULTS, ...filter })),
    })),
    ...(pageSize > 0 && { page_size: pageSize }),
  };
}

/** Answers a search without criteria. */
export const refuseSearch = (response: Response): void =>
  sendRestError(response, 400, '"%fieldName" is required. Enter and try again.', {
    fieldName: 'searchCriteria',
  });

const FILTER = /^\[filter_groups\]\[(\d+)\]\[filters\]\[(\d+)\]\[(field|value|condition_type)\]$/u;

const DEFAULTS: SearchFilter = { field: '', value: '', condition_type: 'eq' };

const snakeCase = (text: string): string =>
  text.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
