import { emptyIndex, type IndexState } from './index-state.ts';
import type { IndexChanges, Write } from './index-store.ts';
import { withReplicas } from './replicas.ts';

/** Parts of an index to copy; everything by default. */
export type CopyScope = readonly ('settings' | 'synonyms' | 'rules')[] | undefined;

/** Copies an index to another, which keeps its replicas and all that is out of scope. */
export const copyIndex =
  (source: string, destination: string, scope: CopyScope): Write =>
  (indexes, now): IndexChanges => {
    const from = indexes.get(source);
    if (!from) return {};
    const to = indexes.get(destination) ?? emptyIndex(destination, now);
    const copies = (part: 'settings' | 'synonyms' | 'rules') => !scope || scope.includes(part);
    return {
      saved: withReplicas(indexes, {
        ...to,
        ...(copies('settings') ? { settings: settingsOver(from, to) } : {}),
        ...(copies('synonyms') ? { synonyms: from.synonyms } : {}),
        ...(copies('rules') ? { rules: from.rules } : {}),
        ...(scope ? {} : { records: from.records }),
        updatedAt: now.toISOString(),
      }),
    };
  };

/** Moves an index to the name of another, atomically. */
export const moveIndex =
  (source: string, destination: string): Write =>
  (indexes, now): IndexChanges => {
    const { saved = [] } = copyIndex(source, destination, undefined)(indexes, now);
    return saved.length === 0 ? {} : { saved, deleted: source === destination ? [] : [source] };
  };

/** Replicas are never copied. */
function settingsOver(from: IndexState, to: IndexState): IndexState['settings'] {
  const { replicas: _, ...settings } = from.settings;
  const replicas = to.settings['replicas'];
  return replicas === undefined ? settings : { ...settings, replicas };
}
