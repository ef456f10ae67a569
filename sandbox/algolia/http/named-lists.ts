import { ok, type Result } from '#src/shared/result.ts';
import { indexFor, type IndexStore } from '../indexes/index-store.ts';
import { replicasOf } from '../indexes/replicas.ts';
import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';
import { badRequest, unknownIndex, type Refusal } from '../refusal.ts';
import { indexIn, routesFor, type Answer, type Call, type Route } from './call.ts';

/** A named list of an index: synonyms or rules. */
type NamedList = 'synonyms' | 'rules';

export type NamedListParts = { readonly store: IndexStore; readonly now: () => Date };

/** The query parameter that clears each list before a batch. */
const REPLACES: Readonly<Record<NamedList, string>> = {
  synonyms: 'replaceExistingSynonyms',
  rules: 'clearExistingRules',
};

/** The routes to write and to read each list. */
export function namedListRoutes(parts: NamedListParts): readonly Route[] {
  const route = routesFor('write');
  return [
    route('POST', '/1/indexes/:index/synonyms/batch', (call) => saved('synonyms', parts, call)),
    route('POST', '/1/indexes/:index/rules/batch', (call) => saved('rules', parts, call)),
    route('POST', '/1/indexes/:index/synonyms/search', (call) => found('synonyms', parts, call)),
    route('POST', '/1/indexes/:index/rules/search', (call) => found('rules', parts, call)),
  ];
}

/** Adds entries to the list of an index, or replaces all of them; in its replicas too if asked. */
function saved(list: NamedList, { store, now }: NamedListParts, call: Call): Answer {
  const entries = readEntries(call.body);
  if (!entries.ok) return entries;
  const name = indexIn(call);
  const replaces = call.query.get(REPLACES[list]) === 'true';
  const forwards = call.query.get('forwardToReplicas') === 'true';
  const taskID = store.enqueue((indexes, at) => {
    const index = indexFor(indexes, name, at);
    const replicas = forwards
      ? replicasOf(index.settings).flatMap((replica) => indexes.get(replica.name) ?? [])
      : [];
    const saved = [index, ...replicas].map((one) => {
      const edited = new Map([...(replaces ? [] : one[list]), ...entries.value]);
      return Object.assign({}, one, { [list]: edited, updatedAt: at.toISOString() });
    });
    return { saved };
  });
  return ok({ taskID, updatedAt: now().toISOString() });
}

/** Reads entries by id; one without an id refuses the whole batch. */
function readEntries(body: unknown): Result<readonly (readonly [string, JsonObject])[], Refusal> {
  if (!Array.isArray(body)) return badRequest('Invalid JSON: expected an array');
  const entries: (readonly [string, JsonObject])[] = [];
  for (const entry of body as readonly unknown[]) {
    const id = textField(entry, 'objectID');
    if (!isJsonObject(entry) || id === undefined || id === '') {
      return badRequest('Missing mandatory attribute objectID');
    }
    entries.push([id, entry]);
  }
  return ok(entries);
}

const DEFAULT_PER_PAGE = 100;

/** Returns the entries of a list that contain a text, by page. */
function found(list: NamedList, { store }: NamedListParts, call: Call): Answer {
  const index = store.find(indexIn(call));
  if (!index) return unknownIndex(indexIn(call));
  const query = (textField(call.body, 'query') ?? '').toLowerCase();
  const hits = [...index[list].values()].filter((entry) =>
    JSON.stringify(entry).toLowerCase().includes(query),
  );
  const count = Number(fieldOf(call.body, 'hitsPerPage') ?? DEFAULT_PER_PAGE);
  const page = Number(fieldOf(call.body, 'page') ?? 0);
  return ok({
    hits: hits.slice(page * count, (page + 1) * count),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / count),
  });
}
