import { Router } from 'express';
import { type Asset, formatAsset } from '../entries/asset-library.ts';
import type { JsonObject } from '../entries/stored-entry.ts';
import { matchQuery } from './match-query.ts';
import { parseQuery } from './query.ts';
import { type DeliveryParams, readParams } from './read-params.ts';
import { BAD_QUERY, sendError, sendReply } from './replies.ts';
import { shapeEntry } from './shape-entry.ts';
import { sortAndPage } from './sort-and-page.ts';
import type { Stack } from './stack.ts';

/** Route for `/assets`. Files are the same in every locale. */
export function assetRoutes({ assets, keys }: Stack): Router {
  const router = Router();
  router.get('/assets', (request, response) => {
    const params = readParams(request.originalUrl);
    const query = parseQuery(params.query);
    if (!query) return sendError(response, BAD_QUERY);
    const found = Array.from(assets.all.values(), (asset) =>
      show(asset, keys.apiKey, params),
    ).filter((asset) => matchQuery(asset, query, noReference));
    sendReply(request, response, {
      assets: sortAndPage(found, params),
      ...(params.withCount && { count: found.length }),
    });
  });
  return router;
}

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
