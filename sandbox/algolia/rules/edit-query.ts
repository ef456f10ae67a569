import { fieldOf, textField, textsOf } from '../json.ts';

/** Edits a query: replaces it, or removes and replaces words. */
export function editedQuery(query: string, change: unknown): string {
  if (typeof change === 'string') return change;
  const edits = fieldOf(change, 'edits');
  const removals = textsOf(fieldOf(change, 'remove')).map((word) => ({ delete: word }));
  const all: readonly unknown[] = [...removals, ...(Array.isArray(edits) ? edits : [])];
  return all.reduce<string>(edit, query).replaceAll(/\s+/g, ' ').trim();
}

function edit(query: string, change: unknown): string {
  const deleted = textField(change, 'delete')?.toLowerCase();
  const inserted = textField(change, 'insert') ?? '';
  const words = query.split(/\s+/);
  return words.map((word) => (word.toLowerCase() === deleted ? inserted : word)).join(' ');
}
