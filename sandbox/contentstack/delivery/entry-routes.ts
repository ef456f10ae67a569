import { contentTypes } from '#adapters/contentstack/model/content-model.ts';
import { type Request, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { EntryView } from '../entries/entry-store.ts';
import { formatEntry, type JsonObject, type StoredEntry } from '../entries/stored-entry.ts';
import { previewSessionOf } from './authorise.ts';
import { matchQuery, type ResolveReference } from './match-query.ts';
import { parseQuery, type Query } from './query.ts';
import { type DeliveryParams, readParams } from './read-params.ts';
import { BAD_QUERY, sendError, sendReply, unknownContentType } from './replies.ts';
import { shapeEntry } from './shape-entry.ts';
import { sortItems } from './sort-items.ts';
import type { Stack } from './stack.ts';

/** Routes for `/content_types/<type>`, the type itself, and for its entries. */
export function entryRoutes(stack: Stack): Router {
  const router = Router();
  router.get('/content_types/:type', (request, response) => {
    const { type } = request.params;
    const found = contentTypes.get(type);
    if (!found) return sendError(response, unknownContentType(type));
    sendReply(request, response, { content_type: found });
  });
  const matches: Matches = new LRUCache({ max: MAX_MATCHES });
  router.get('/content_types/:type/entries', (request, response) => {
    const { type } = request.params;
    if (!contentTypes.has(type)) return sendError(response, unknownContentType(type));
    const desk = createEntryReader(stack, request);
    const query = parseQuery(desk.params.query);
    if (!query) return sendError(response, BAD_QUERY);
    sendReply(request, response, listReply(desk, matches, type, query));
  });
  return router;
}

/** The entries that match a query, in its order, so that the pages of a long list are fast. */
type Matches = LRUCache<string, readonly JsonObject[]>;

const MAX_MATCHES = 50;

/** The entries visible to a request, in the requested form. */
type EntryReader = {
  readonly params: DeliveryParams;
  readonly view: EntryView;
  readonly list: (type: string) => readonly JsonObject[];
  readonly follow: ResolveReference;
  readonly shape: (entry: JsonObject) => JsonObject;
};

function createEntryReader({ entries, keys }: Stack, request: Request): EntryReader {
  const params = readParams(request.originalUrl);
  const { locale, withFallback } = params;
  const view: EntryView = { locale, withFallback, session: previewSessionOf(request, keys) };
  const show = (entry: StoredEntry) =>
    formatEntry(entry, entries.isPublished(entry) ? keys.environment : undefined);
  const follow: ResolveReference = ({ uid, _content_type_uid: contentType }) => {
    const entry = entries.one(contentType, uid, view);
    return entry && show(entry);
  };
  return {
    params,
    view,
    follow,
    list: (type) => entries.list(type, view).map(show),
    shape: (entry) => shapeEntry(entry, params, follow),
  };
}

function listReply(
  { params, view, list, follow, shape }: EntryReader,
  matches: Matches,
  type: string,
  query: Query,
): JsonObject {
  const { ascending, skip, limit } = params;
  const key = JSON.stringify([type, view, query, ascending]);
  const found =
    matches.get(key) ??
    sortItems(
      list(type).filter((entry) => matchQuery(entry, query, follow)),
      ascending,
    );
  matches.set(key, found);
  return {
    entries: found.slice(skip, skip + limit).map(shape),
    ...(params.withCount && { count: found.length }),
  };
}
