import { fieldOf, isJsonObject, textField, type JsonObject } from '../json.ts';

/** Returns an error message for an invalid event; `undefined` for a valid one. */
export function eventError(event: unknown, now: Date): string | undefined {
  if (!isJsonObject(event)) return 'expected an object';
  const type = textField(event, 'eventType') ?? '';
  if (!TYPES.has(type)) return 'eventType must be one of click, conversion, view';
  const name = textField(event, 'eventName') ?? '';
  if (!/^[\x20-\x7E]{1,64}$/.test(name)) return 'eventName must be 1 to 64 ASCII characters';
  if ((textField(event, 'index') ?? '') === '') return 'index is missing';
  if (!/^[\w.=+/:\-@]{1,129}$/.test(textField(event, 'userToken') ?? ''))
    return 'userToken is invalid';
  return (
    subjectError(event) ??
    positionsError(event, type) ??
    objectsError(event) ??
    timeError(event, now)
  );
}

const TYPES: ReadonlySet<string> = new Set(['click', 'conversion', 'view']);
const MAX_OBJECTS = 20;
const MAX_FILTERS = 10;
const MAX_EVENT_AGE = 30 * 24 * 60 * 60 * 1000;
const QUERY_ID = /^[0-9a-f]{32}$/;

const listIn = (event: JsonObject, name: string): readonly unknown[] | undefined => {
  const list = fieldOf(event, name);
  return Array.isArray(list) ? list : undefined;
};

/** An event has either `objectIDs` or `filters`. */
function subjectError(event: JsonObject): string | undefined {
  const objects = listIn(event, 'objectIDs');
  const filters = listIn(event, 'filters');
  if ((objects === undefined) === (filters === undefined)) {
    return 'exactly one of objectIDs and filters must be given';
  }
  const most = objects ? MAX_OBJECTS : MAX_FILTERS;
  const all = objects ?? filters ?? [];
  const isFine = all.length > 0 && all.every((one) => typeof one === 'string' && one !== '');
  if (!isFine) return 'objectIDs or filters must be a list of texts';
  if (all.length > most) return `no more than ${most} objectIDs or filters`;
  return filters?.every((one) => FILTER.test(String(one))) === false
    ? 'filters are invalid'
    : undefined;
}

/** `attribute:value`, with the value URL-encoded. */
const FILTER = /^[^:]+:[^\s]+$/;

/** A click after a search has the position of each object, from 1. */
function positionsError(event: JsonObject, type: string): string | undefined {
  const queryId = fieldOf(event, 'queryID');
  const positions = fieldOf(event, 'positions');
  if (queryId !== undefined && !(typeof queryId === 'string' && QUERY_ID.test(queryId)))
    return 'queryID is invalid';
  const isClickAfter = type === 'click' && queryId !== undefined && listIn(event, 'objectIDs');
  if (positions === undefined) return isClickAfter ? 'positions are missing' : undefined;
  if (queryId === undefined) return 'positions need a queryID';
  const isFine =
    Array.isArray(positions) &&
    positions.length === listIn(event, 'objectIDs')?.length &&
    positions.every((position) => Number.isInteger(position) && position > 0);
  return isFine ? undefined : 'positions must be as many as objectIDs, and count from 1';
}

/** A purchase or add-to-cart event has one `objectData` entry per object. */
function objectsError(event: JsonObject): string | undefined {
  const subtype = fieldOf(event, 'eventSubtype');
  if (subtype === undefined) return undefined;
  if (subtype !== 'purchase' && subtype !== 'addToCart') return 'eventSubtype is unknown';
  const data = listIn(event, 'objectData');
  if (data && data.length !== listIn(event, 'objectIDs')?.length) {
    return 'objectData must be as many as objectIDs';
  }
  const hasPrices = data?.some((one) => fieldOf(one, 'price') !== undefined) ?? false;
  return hasPrices && fieldOf(event, 'currency') === undefined ? 'currency is missing' : undefined;
}

function timeError(event: JsonObject, now: Date): string | undefined {
  const timestamp = fieldOf(event, 'timestamp');
  if (timestamp === undefined) return undefined;
  const isRecent =
    typeof timestamp === 'number' &&
    timestamp > now.getTime() - MAX_EVENT_AGE &&
    timestamp < now.getTime() + MAX_EVENT_AGE;
  return isRecent ? undefined : 'timestamp must be in milliseconds, of the last 30 days';
}
