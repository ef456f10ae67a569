import express, { type Express } from 'express';
import { sendError } from './delivery/answer.ts';
import { assetRoutes } from './delivery/asset-routes.ts';
import { authorise } from './delivery/authorise.ts';
import { contentTypeRoutes } from './delivery/content-type-routes.ts';
import { entryRoutes } from './delivery/entry-routes.ts';
import { rateLimited, UNKNOWN_PATH } from './delivery/service-error.ts';
import { createStack, type SandboxParts, type Stack } from './delivery/stack.ts';
import { imageRoutes } from './images/image-routes.ts';

/** The content service's delivery API and its image host, on one address. */
export interface ContentstackSandbox {
  readonly app: Express;
  /**
   * The next `count` requests to the delivery API are refused as too many; clients are told to come
   * again after so many seconds.
   */
  refuseNext(count: number, retryAfter: number): void;
}

/**
 * The embedded shop's pages, as the clients of the content service ask for them.
 *
 * The API stands below `/v3` and, as clients in a live preview ask for it, below `/` too. What it
 * leaves out: sync, taxonomies, variants, branches, releases and everything that writes.
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
    .use(['/content_types', '/assets', '/global_fields'], authorise(stack.keys))
    .use(contentTypeRoutes(), entryRoutes(stack), assetRoutes(stack));
