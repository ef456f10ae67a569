import { ok, type Result } from '#src/shared/result.ts';
import type { IndexState } from '../indexes/index-state.ts';
import { indexFor, type IndexStore } from '../indexes/index-store.ts';
import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';
import { badRequest, refuse, unknownIndex, type Refusal } from '../refusal.ts';
import type { Answer, Call, Route } from './call.ts';

/** A list that an index keeps beside its records: synonyms, or rules. */
export type NamedList = 'synonyms' | 'rules';

export type NamedListParts = { readonly store: IndexStore; readonly now: () => Date };

/** How each list is told to begin anew. */
const REPLACES: Readonly<Record<NamedList, string>> = {
  synonyms: 'replaceExistingSynonyms',
  rules: 'clearExistingRules',
};

/** Routes to write, read and search what a list has; replicas follow where they are to. */
export function namedListRoutes(list: NamedList, parts: NamedListParts): readonly Route[] {
  const base = `/1/indexes/:index/${list}`;
  const write = { access: 'write' } as const;
  const change = (call: Call, edit: EditList): Answer => {
    const task = changeList(parts.store, list, call, edit);
    return ok({ taskID: task, updatedAt: parts.now().toISOString() });
  };
  return [
    {
      ...write,
      method: 'POST',
      path: `${base}/batch`,
      answer(call) {
        const entries = readEntries(call.body);
        if (!entries.ok) return entries;
        const isNew = call.query.get(REPLACES[list]) === 'true';
        return change(call, (before) => new Map([...(isNew ? [] : before), ...entries.value]));
      },
    },
    { ...write, method: 'POST', path: `${base}/clear`, answer: (call) => change(call, () => NONE) },
    {
      ...write,
      method: 'POST',
      path: `${base}/search`,
      answer: (call) => searched(parts, list, call),
    },
    {
      ...write,
      method: 'GET',
      path: `${base}/:id`,
      answer(call) {
        const index = parts.store.find(nameIn(call));
        const entry = index?.[list].get(idIn(call));
        if (!index) return unknownIndex(nameIn(call));
        return entry ? ok(entry) : refuse(404, 'ObjectID does not exist');
      },
    },
    {
      ...write,
      method: 'PUT',
      path: `${base}/:id`,
      answer(call) {
        const entries = readEntries([{ ...asObject(call.body), objectID: idIn(call) }]);
        if (!entries.ok) return entries;
        const changed = change(call, (before) => new Map([...before, ...entries.value]));
        return changed.ok ? ok({ ...asObject(changed.value), id: idIn(call) }) : changed;
      },
    },
    {
      ...write,
      method: 'DELETE',
      path: `${base}/:id`,
      answer: (call) =>
        change(call, (before) => new Map([...before].filter(([id]) => id !== idIn(call)))),
    },
  ];
}

type Entries = ReadonlyMap<string, JsonObject>;
type EditList = (before: Entries) => Entries;

const NONE: Entries = new Map();

const nameIn = ({ path }: Call): string => path['index'] ?? '';
const idIn = ({ path }: Call): string => path['id'] ?? '';
const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

function changeList(store: IndexStore, list: NamedList, call: Call, edit: EditList): number {
  const forwards = call.query.get('forwardToReplicas') === 'true';
  return store.enqueue((indexes, now) => {
    const index = indexFor(indexes, nameIn(call), now);
    const replicas = [...indexes.values()].filter(({ primary }) => primary === index.name);
    const changed = (one: IndexState): IndexState => ({
      ...one,
      [list]: edit(one[list]),
      updatedAt: now.toISOString(),
    });
    return { saved: [index, ...(forwards ? replicas : [])].map(changed) };
  });
}

/** Entries by their ids; one without an id refuses all. */
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

const USUAL_PER_PAGE = 100;

/** Those that have a text in them, page by page. */
function searched({ store }: NamedListParts, list: NamedList, call: Call): Answer {
  const index = store.find(nameIn(call));
  if (!index) return unknownIndex(nameIn(call));
  const query = (textField(call.body, 'query') ?? '').toLowerCase();
  const type = textField(call.body, 'type')?.toLowerCase();
  const found = [...index[list].values()].filter(
    (entry) =>
      JSON.stringify(entry).toLowerCase().includes(query) &&
      (type === undefined || textField(entry, 'type')?.toLowerCase() === type),
  );
  const count = Number(fieldOf(call.body, 'hitsPerPage') ?? USUAL_PER_PAGE);
  const page = Number(fieldOf(call.body, 'page') ?? 0);
  return ok({
    hits: found.slice(page * count, (page + 1) * count),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / count),
  });
}
