import type { RequestListener } from 'node:http';
import { asObject, asObjects, type Asked, type Front, objectIn, startFront } from './forward.ts';

/**
 * An Algolia that keeps only the ids of records, to count them. Settings, rules, synonyms and tasks
 * are the sandbox's.
 */
export const startAlgoliaFront = (sandbox: RequestListener, port: number): Promise<Front> => {
  const indexes = new Map<string, Set<string>>();
  const idsOf = (index: string): Set<string> => indexes.get(index) ?? new Set();
  return startFront(sandbox, port, async (asked, forward) => {
    const { index = '', action } = PATH.exec(asked.url)?.groups ?? {};
    if (action === 'query') return { hits: [], nbHits: idsOf(index).size };
    if (action === 'batch') {
      indexes.set(index, changed(idsOf(index), asked));
      // An empty batch has a task too, which the writer waits for.
      return objectIn((await forward({ ...asked, body: '{"requests":[]}' })).body);
    }
    if (action === 'operation')
      indexes.set(String(objectIn(asked.body)['destination']), idsOf(index));
    const isGone = action === 'operation' || (asked.method === 'DELETE' && action === undefined);
    if (isGone) indexes.delete(index);
    return undefined;
  });
};

const PATH = /^\/1\/indexes\/(?<index>[^/?]+)(?:\/(?<action>[a-z]+))?/u;

function changed(ids: Set<string>, { body }: Asked): Set<string> {
  for (const { action, body: record } of asObjects(objectIn(body)['requests'])) {
    const id = String(asObject(record)['objectID']);
    if (action === 'addObject') ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
