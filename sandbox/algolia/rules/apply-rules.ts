import { fieldOf, isJsonObject, type JsonObject, textField, textsOf } from '../json.ts';
import { type RuleContext, ruleApplies } from './rule-conditions.ts';

/** The effects of the rules that apply to a query. */
export type AppliedRules = {
  readonly ids: readonly string[];
  /** Parameters that override the query's. */
  readonly parameters: JsonObject;
  /** Filter parameters per rule, added to the query's. */
  readonly filters: readonly JsonObject[];
  readonly promoted: readonly Promotion[];
  readonly hidden: ReadonlySet<string>;
  /** Whether only records that match the filters are promoted. */
  readonly isPromotionFiltered: boolean;
  readonly userData: readonly unknown[];
};

export type Promotion = { readonly objectID: string; readonly position: number };

export const NO_RULES: AppliedRules = {
  ids: [],
  parameters: {},
  filters: [],
  promoted: [],
  hidden: new Set(),
  isPromotionFiltered: false,
  userData: [],
};

const FILTERS = ['filters', 'facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'];

/** Applies rules. Of those that set the same parameter, the first by id wins. */
export function applyRules(
  rules: Iterable<JsonObject>,
  query: string,
  context: RuleContext,
): AppliedRules {
  const matchingRules = [...rules].filter((rule) => ruleApplies(rule, context)).sort(byId);
  const consequences = matchingRules.map((rule) => fieldOf(rule, 'consequence'));
  const parameters = consequences.map((consequence) => {
    const params = fieldOf(consequence, 'params');
    return isJsonObject(params) ? params : {};
  });
  const others = parameters.map((given) => without(given, [...FILTERS, 'query']));
  const edited = parameters.reduce(
    (text, given) => ('query' in given ? editedQuery(text, given['query']) : text),
    query,
  );
  return {
    ids: matchingRules.map((rule) => textField(rule, 'objectID') ?? ''),
    parameters: {
      ...Object.assign({}, ...others.toReversed()),
      ...(edited === query ? {} : { query: edited }),
    },
    filters: parameters.map((given) =>
      Object.fromEntries(Object.entries(given).filter(([name]) => FILTERS.includes(name))),
    ),
    promoted: consequences.flatMap(promotions),
    hidden: new Set(consequences.flatMap(hiddenIds)),
    isPromotionFiltered: consequences.some((one) => fieldOf(one, 'filterPromotes') === true),
    userData: consequences.flatMap((consequence) => fieldOf(consequence, 'userData') ?? []),
  };
}

const byId = (a: JsonObject, b: JsonObject): number =>
  (textField(a, 'objectID') ?? '') < (textField(b, 'objectID') ?? '') ? -1 : 1;

const without = (values: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Ids promoted together get successive positions. */
const promotions = (consequence: unknown): readonly Promotion[] =>
  entriesOf(fieldOf(consequence, 'promote')).flatMap((entry) => {
    const position = Number(fieldOf(entry, 'position') ?? 0);
    const one = textField(entry, 'objectID');
    const ids = one === undefined ? textsOf(fieldOf(entry, 'objectIDs')) : [one];
    return ids.map((objectID, offset) => ({ objectID, position: position + offset }));
  });

const hiddenIds = (consequence: unknown): readonly string[] =>
  entriesOf(fieldOf(consequence, 'hide')).flatMap((entry) => textField(entry, 'objectID') ?? []);

/** Edits a query: replaces it, or removes and replaces words. */
function editedQuery(query: string, change: unknown): string {
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
