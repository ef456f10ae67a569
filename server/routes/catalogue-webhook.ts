import express, { Router, type RequestHandler } from 'express';
import { productCacheTag } from '#src/catalog/product.ts';
import { SEARCH_CACHE_TAG } from '#src/search/search-result.ts';
import { readFields, readListOf, readTextUpTo, validate } from '#src/shared/json-reader.ts';
import { limitBody } from '../limit-body.ts';
import type { ServerPorts } from '../server-ports.ts';
import { authorizeHook, requirePost, sendMessage } from './webhooks.ts';

/** Maximum size of a message in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Products of a message; more are changed by several. */
const MAX_SKUS = 1000;

/** Magento's maximum length of a SKU. */
const MAX_SKU_LENGTH = 64;

type CatalogueWebhookInput = {
  readonly ports: Pick<ServerPorts, 'cache' | 'log' | 'rateLimits'>;
  /** If empty, every call is rejected. */
  readonly token: string;
};

/**
 * `POST /api/hooks/catalogue`: whatever changes prices and stock names the products, `{"skus":
 * ["HAL-LUND"]}`, and all servers purge what shows them. SKUs are those of products, not of their
 * variants.
 */
export function createCatalogueWebhook(input: CatalogueWebhookInput): Router {
  const readJson = limitBody(MAX_MESSAGE_BYTES, (limit) =>
    express.json({ type: () => true, limit, inflate: false }),
  );
  const authorize = authorizeHook({ ...input, name: 'catalogue' });
  return Router().post('/', authorize, readJson, purgeProducts(input)).all('/', requirePost);
}

const purgeProducts =
  ({ ports: { cache, log } }: CatalogueWebhookInput): RequestHandler =>
  async (request, response) => {
    const message = validate(readMessage, request.body);
    if (!message.ok || message.value.skus.length > MAX_SKUS)
      return sendMessage(
        response,
        400,
        `{"skus": [...]} with at most ${MAX_SKUS} SKUs is required.`,
      );
    const { skus } = message.value;
    if (skus.length > 0) await cache.purge([...skus.map(productCacheTag), SEARCH_CACHE_TAG]);
    log.info('products-changed', { count: skus.length });
    sendMessage(response, 200, 'What was known of them is forgotten.');
  };

const readMessage = readFields({ skus: readListOf(readTextUpTo(MAX_SKU_LENGTH)) });
