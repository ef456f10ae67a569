import { Router } from 'express';
import { type Asset, type AssetVersions, formatAsset } from '../entries/asset-library.ts';
import { localeChain } from '../entries/entry-store.ts';
import type { JsonObject } from '../entries/stored-entry.ts';
import { matchQuery } from './match-query.ts';
import { parseQuery } from './query.ts';
import { type DeliveryParams, readParams } from './read-params.ts';
import { BAD_QUERY, sendError, sendReply } from './replies.ts';
import { shapeEntry } from './shape-entry.ts';
import { sortItems } from './sort-items.ts';
import type { Stack } from './stack.ts';

/** Route for `/assets`: those published in the locale of the request, or in one it falls back to. */
export function assetRoutes({ assets, keys }: Stack): Router {
  const router = Router();
  router.get('/assets', (request, response) => {
    const params = readParams(request.originalUrl);
    const query = parseQuery(params.query);
    if (!query) return sendError(response, BAD_QUERY);
    const found = [...assets.all.values()]
      .flatMap((versions) => versionIn(versions, params) ?? [])
      .map((asset) => show(asset, keys.apiKey, params))
      .filter((asset) => matchQuery(asset, query, noReference));
    sendReply(request, response, {
      assets: sortItems(found, params.ascending).slice(params.skip, params.skip + params.limit),
      ...(params.withCount && { count: found.length }),
    });
  });
  return router;
}

const versionIn = (
  versions: AssetVersions,
  { locale, withFallback }: DeliveryParams,
): Asset | undefined =>
  localeChain(locale, withFallback)
    .map((one) => versions.get(one))
    .find((version) => version !== undefined);

/** Assets have no references. */
const noReference = () => undefined;

function show(asset: Asset, apiKey: string, params: DeliveryParams): JsonObject {
  const { width, height } = asset;
  const document = {
    ...formatAsset(asset, apiKey),
    ...(params.withDimension && { dimension: { width, height } }),
  };
  return shapeEntry(document, params, noReference);
}
