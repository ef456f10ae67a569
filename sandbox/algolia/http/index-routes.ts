import { ok } from '#src/shared/result.ts';
import type { IndexState } from '../indexes/index-state.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { deleteIndex, replicasOf } from '../indexes/replicas.ts';
import { settingsReply, updateSettings } from '../indexes/settings.ts';
import { readSettings } from '../parameters/read-parameters.ts';
import { badRequest, refuse, unknownIndex } from '../refusal.ts';
import { indexIn, routesFor, type Answer, type Call, type Route } from './call.ts';

export type IndexRouteParts = {
  readonly store: IndexStore;
  readonly now: () => Date;
  /** Prepares an index for queries. */
  readonly prepare: (index: IndexState) => void;
};

/** Routes for the settings, tasks and deletion of an index. */
export function indexRoutes(parts: IndexRouteParts): readonly Route[] {
  const write = routesFor('write');
  const index = '/1/indexes/:index';
  return [
    write('GET', `${index}/settings`, (call) => settings(parts, call)),
    write('PUT', `${index}/settings`, (call) => newSettings(parts, call)),
    write('GET', `${index}/task/:task`, (call) => task(parts, call)),
    write('DELETE', index, (call) => deleted(parts, call)),
  ];
}

function settings({ store }: IndexRouteParts, call: Call): Answer {
  const index = store.find(indexIn(call));
  return index ? ok(settingsReply(index)) : unknownIndex(indexIn(call));
}

/** An index cannot be its own replica, nor have two primaries. */
function newSettings({ store, now }: IndexRouteParts, call: Call): Answer {
  const changes = readSettings(call.body);
  if (!changes.ok) return changes;
  const usedReplica = replicasOf(changes.value).find(
    ({ name }) =>
      name === indexIn(call) || (store.find(name)?.primary ?? indexIn(call)) !== indexIn(call),
  );
  if (usedReplica) return badRequest(`${usedReplica.name} cannot be a replica of ${indexIn(call)}`);
  const taskID = store.enqueue(updateSettings(indexIn(call), changes.value));
  return ok({ taskID, updatedAt: now().toISOString() });
}

/** A task is done once its index is prepared, so that the first query is as fast as the next. */
function task({ store, prepare }: IndexRouteParts, call: Call): Answer {
  const { task: number } = call.path;
  const isPublished = store.isPublished(Number(number));
  if (isPublished === undefined) return refuse(404, `Task ${number} does not exist`);
  const index = store.find(indexIn(call));
  if (isPublished && index) prepare(index);
  return ok({ status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished });
}

/** A replica has to be removed from its primary before it can be deleted. */
function deleted({ store, now }: IndexRouteParts, call: Call): Answer {
  if (store.find(indexIn(call))?.primary !== undefined) {
    return badRequest(`Cannot delete ${indexIn(call)}: it is a replica`);
  }
  const taskID = store.enqueue((indexes) => deleteIndex(indexes, indexIn(call)));
  return ok({ taskID, deletedAt: now().toISOString() });
}
