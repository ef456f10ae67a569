import { ok, type Result } from '#src/shared/result.ts';
import type { IndexState } from '../indexes/index-state.ts';
import { indexFor, type IndexStore } from '../indexes/index-store.ts';
import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';
import { badRequest, refuse, unknownIndex, type Refusal } from '../refusal.ts';
import { idIn, indexIn, routesFor, type Answer, type Call, type Route } from './call.ts';

/** A named list of an index: synonyms or rules. */
export type NamedList = 'synonyms' | 'rules';

export type NamedListParts = { readonly store: IndexStore; readonly now: () => Date };

/** The query parameter that clears each list before a batch. */
const REPLACES: Readonly<Record<NamedList, string>> = {
  synonyms: 'replaceExistingSynonyms',
  rules: 'clearExistingRules',
};

/** Routes to write, read and search a list, optionally with its replicas. */
export function namedListRoutes(list: NamedList, parts: NamedListParts): readonly Route[] {
  const route = routesFor('write');
  const base = `/1/indexes/:index/${list}`;
  const change = (call: Call, edit: EditList) => changed(list, parts, call, edit);
  return [
    route('POST', `${base}/batch`, (call) => {
      const entries = readEntries(call.body);
      const isNew = call.query.get(REPLACES[list]) === 'true';
      return entries.ok
        ? change(call, (before) => new Map([...(isNew ? [] : before), ...entries.value]))
        : entries;
    }),
    route('POST', `${base}/clear`, (call) => change(call, () => new Map())),
    route('POST', `${base}/search`, (call) => searched(list, parts, call)),
    route('GET', `${base}/:id`, (call) => found(list, parts, call)),
    route('PUT', `${base}/:id`, (call) => {
      const entry = isJsonObject(call.body) ? { ...call.body, objectID: idIn(call) } : call.body;
      const entries = readEntries([entry]);
      return entries.ok
        ? change(call, (before) => new Map([...before, ...entries.value]))
        : entries;
    }),
    route('DELETE', `${base}/:id`, (call) =>
      change(call, (before) => new Map([...before].filter(([id]) => id !== idIn(call)))),
    ),
  ];
}

type Entries = ReadonlyMap<string, JsonObject>;
type EditList = (before: Entries) => Entries;

/** Edits the list of an index, and of its replicas if requested. */
function changed(
  list: NamedList,
  { store, now }: NamedListParts,
  call: Call,
  edit: EditList,
): Answer {
  const name = indexIn(call);
  const forwards = call.query.get('forwardToReplicas') === 'true';
  const taskID = store.enqueue((indexes, at) => {
    const replicas = [...indexes.values()].filter(({ primary }) => primary === name);
    const edited = (one: IndexState): IndexState => ({
      ...one,
      [list]: edit(one[list]),
      updatedAt: at.toISOString(),
    });
    return { saved: [indexFor(indexes, name, at), ...(forwards ? replicas : [])].map(edited) };
  });
  return ok({
    taskID,
    updatedAt: now().toISOString(),
    ...(call.path['id'] ? { id: idIn(call) } : {}),
  });
}

function found(list: NamedList, { store }: NamedListParts, call: Call): Answer {
  const index = store.find(indexIn(call));
  if (!index) return unknownIndex(indexIn(call));
  const entry = index[list].get(idIn(call));
  return entry ? ok(entry) : refuse(404, 'ObjectID does not exist');
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

/** Returns the entries that contain a text, by page. */
function searched(list: NamedList, { store }: NamedListParts, call: Call): Answer {
  const index = store.find(indexIn(call));
  if (!index) return unknownIndex(indexIn(call));
  const query = (textField(call.body, 'query') ?? '').toLowerCase();
  const type = textField(call.body, 'type')?.toLowerCase();
  const hits = [...index[list].values()].filter(
    (entry) =>
      JSON.stringify(entry).toLowerCase().includes(query) &&
      (type === undefined || textField(entry, 'type')?.toLowerCase() === type),
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
