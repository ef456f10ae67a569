import express, { type Express } from 'express';
import { assetRoutes } from './delivery/asset-routes.ts';
import { authorise } from './delivery/authorise.ts';
import { entryRoutes } from './delivery/entry-routes.ts';
import { rateLimited, sendError, UNKNOWN_PATH } from './delivery/replies.ts';
import { createStack, type SandboxParts, type Stack } from './delivery/stack.ts';
import { imageRoutes } from './images/image-routes.ts';

/** The delivery API and image host of Contentstack, on one origin. */
export interface ContentstackSandbox {
  readonly app: Express;
  /** Refuses the next `count` requests to the delivery API with 429; `retryAfter` is in seconds. */
  refuseNext(count: number, retryAfter: number): void;
}

/**
 * Serves the pages of the embedded shop as Contentstack does: lists of entries and of files, and
 * content types by their uid.
 *
 * The API is under `/v3` and, for clients in a live preview, under `/` too. Not supported: single
 * entries, lists of content types, sync, taxonomies, variants, branches, releases and all writes.
 */
export function createContentstackSandbox(parts: SandboxParts): ContentstackSandbox {
  const stack = createStack(parts);
  const app = express();
  const limit = { left: 0, retryAfter: 1 };
  app.disable('x-powered-by');
  app.use('/v3/assets', imageRoutes(stack));
  app.use((_request, response, next) => {
    if (limit.left === 0) return next();
    limit.left -= 1;
    sendError(response, rateLimited(limit.retryAfter));
  });
  app.use('/v3', deliveryApi(stack));
  app.use(deliveryApi(stack));
  app.use((_request, response) => sendError(response, UNKNOWN_PATH));
  return {
    app,
    refuseNext(count, retryAfter) {
      Object.assign(limit, { left: count, retryAfter });
    },
  };
}

const deliveryApi = (stack: Stack): express.Router =>
  express
    .Router()
    .use(['/content_types', '/assets'], authorise(stack.keys))
    .use(entryRoutes(stack), assetRoutes(stack));
