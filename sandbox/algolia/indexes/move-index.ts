import { emptyIndex, type IndexState } from './index-state.ts';
import type { Write } from './index-store.ts';
import { withReplicas } from './replicas.ts';

/** Moves an index to the name of another, atomically; the other keeps its replicas. */
export const moveIndex =
  (source: string, destination: string): Write =>
  (indexes, now) => {
    const from = indexes.get(source);
    if (!from) return {};
    const to = indexes.get(destination) ?? emptyIndex(destination, now);
    const { synonyms, rules, records } = from;
    const moved = { synonyms, rules, records, updatedAt: now.toISOString() };
    return {
      saved: withReplicas(indexes, { ...to, settings: settingsOver(from, to), ...moved }),
      deleted: source === destination ? [] : [source],
    };
  };

/** Replicas are never moved along. */
function settingsOver(from: IndexState, to: IndexState): IndexState['settings'] {
  const { replicas: _, ...settings } = from.settings;
  const replicas = to.settings['replicas'];
  return replicas === undefined ? settings : { ...settings, replicas };
}
