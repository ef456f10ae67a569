import { textsOf, type JsonObject } from '../json.ts';
import type { IndexState } from './index-state.ts';
import type { IndexChanges, Indexes } from './index-store.ts';

/** A replica in the settings of its primary. */
type NamedReplica = { readonly name: string; readonly isVirtual: boolean };

export const replicasOf = (settings: JsonObject): readonly NamedReplica[] =>
  textsOf(settings['replicas']).map((text) => {
    const name = /^virtual\((?<name>.+)\)$/s.exec(text)?.groups?.['name'];
    return { name: name ?? text, isVirtual: name !== undefined };
  });

/**
 * Returns a changed index with its replicas, which share its records. A new replica begins with the
 * primary's records and settings, and without its synonyms and rules, which have to be forwarded; one that was removed from the settings becomes an index of its own.
 */
export function withReplicas(indexes: Indexes, primary: IndexState): readonly IndexState[] {
  const named = replicasOf(primary.settings);
  const before = indexes.get(primary.name);
  const dropped = (before ? replicasOf(before.settings) : [])
    .filter(({ name }) => named.every((replica) => replica.name !== name))
    .flatMap(({ name }) => indexes.get(name) ?? [])
    .map(detached);
  const replicas = named.map((replica) => replicaOf(primary, replica, indexes.get(replica.name)));
  return [primary, ...dropped, ...replicas];
}

function replicaOf(
  primary: IndexState,
  { name, isVirtual }: NamedReplica,
  known: IndexState | undefined,
): IndexState {
  const replicaState = known?.primary === primary.name ? known : copyFor(primary, name);
  const { records, updatedAt } = primary;
  const { isVirtual: _, ...rest } = replicaState;
  return { ...rest, ...(isVirtual ? { isVirtual } : {}), records, updatedAt };
}

function copyFor(primary: IndexState, name: string): IndexState {
  const { replicas: _, ...settings } = primary.settings;
  return {
    ...primary,
    settings,
    synonyms: new Map(),
    rules: new Map(),
    name,
    primary: primary.name,
    createdAt: primary.updatedAt,
  };
}

/** Deletes an index; its replicas become indexes of their own. */
export function deleteIndex(indexes: Indexes, name: string): IndexChanges {
  const replicas = replicasOf(indexes.get(name)?.settings ?? {});
  const remaining = replicas.flatMap((replica) => indexes.get(replica.name) ?? []);
  return { deleted: [name], saved: remaining.map(detached) };
}

function detached(replica: IndexState): IndexState {
  const { primary: _, isVirtual: __, ...index } = replica;
  return index;
}
