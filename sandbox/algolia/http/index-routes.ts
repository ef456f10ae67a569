import { ok } from '#src/shared/result.ts';
import { indexFor, type IndexStore } from '../indexes/index-store.ts';
import { indexDeleted, withReplicas } from '../indexes/replicas.ts';
import { settingsReply, settingsWith } from '../indexes/settings.ts';
import { readSettings } from '../parameters/read-parameters.ts';
import { refuse, unknownIndex } from '../refusal.ts';
import type { Call, Route } from './call.ts';

export type IndexRouteParts = { readonly store: IndexStore; readonly now: () => Date };

/** What an index is told of itself, and whether it is there. */
export function indexRoutes({ store, now }: IndexRouteParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/1/indexes/:index/settings',
      access: 'write',
      answer(call) {
        const index = store.find(nameIn(call));
        return index ? ok(settingsReply(index)) : unknownIndex(nameIn(call));
      },
    },
    {
      method: 'PUT',
      path: '/1/indexes/:index/settings',
      access: 'write',
      answer(call) {
        const settings = readSettings(call.body);
        if (!settings.ok) return settings;
        const forwards = call.query.get('forwardToReplicas') === 'true';
        const task = store.enqueue((indexes, at) => {
          const index = indexFor(indexes, nameIn(call), at);
          const saved = withReplicas(indexes, {
            ...index,
            settings: settingsWith(index.settings, settings.value),
            updatedAt: at.toISOString(),
          });
          const { replicas: _, ...forwarded } = settings.value;
          return {
            saved: saved.map((one) =>
              forwards && one.primary === index.name
                ? { ...one, settings: settingsWith(one.settings, forwarded) }
                : one,
            ),
          };
        });
        return ok({ taskID: task, updatedAt: now().toISOString() });
      },
    },
    {
      method: 'GET',
      path: '/1/indexes/:index/task/:task',
      access: 'write',
      answer({ path }) {
        const isPublished = store.isPublished(Number(path['task']));
        if (isPublished === undefined) return refuse(404, `Task ${path['task']} does not exist`);
        return ok({
          status: isPublished ? 'published' : 'notPublished',
          pendingTask: !isPublished,
        });
      },
    },
    {
      method: 'DELETE',
      path: '/1/indexes/:index',
      access: 'write',
      answer(call) {
        const task = store.enqueue((indexes) => indexDeleted(indexes, nameIn(call)));
        return ok({ taskID: task, deletedAt: now().toISOString() });
      },
    },
  ];
}

const nameIn = ({ path }: Call): string => path['index'] ?? '';
