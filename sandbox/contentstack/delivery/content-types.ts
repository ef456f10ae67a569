import { Router } from 'express';
import addresses from '../content-types/addresses.json';
import categoryBanner from '../content-types/category_banner.json';
import filteredCategory from '../content-types/filtered_category.json';
import page from '../content-types/page.json';
import shell from '../content-types/shell.json';
import type { JsonObject } from '../entries/stored-entry.ts';
import link from '../global-fields/link.json';
import picture from '../global-fields/picture.json';
import seo from '../global-fields/seo.json';
import { readParams } from './read-params.ts';
import { sendError, sendReply, UNKNOWN_OBJECT, unknownContentType } from './replies.ts';

type Schema = JsonObject & { readonly uid: string };

const byUid = (schemas: readonly Schema[]): ReadonlyMap<string, Schema> =>
  new Map(schemas.map((schema) => [schema.uid, schema]));

export const contentTypes = byUid([page, filteredCategory, categoryBanner, shell, addresses]);

export const globalFields = byUid([seo, link, picture]);

/** Routes for `/content_types` and `/global_fields`. */
export function contentTypeRoutes(): Router {
  const router = Router();
  router.get('/content_types', (request, response) => {
    const { skip, limit, withCount } = readParams(request.originalUrl);
    sendReply(request, response, {
      content_types: [...contentTypes.values()].slice(skip, skip + limit),
      ...(withCount && { count: contentTypes.size }),
    });
  });
  router.get('/content_types/:uid', (request, response) => {
    const contentType = contentTypes.get(request.params.uid);
    if (contentType) sendReply(request, response, { content_type: contentType });
    else sendError(response, unknownContentType(request.params.uid));
  });
  router.get('/global_fields', (request, response) =>
    sendReply(request, response, { global_fields: [...globalFields.values()] }),
  );
  router.get('/global_fields/:uid', (request, response) => {
    const globalField = globalFields.get(request.params.uid);
    if (globalField) sendReply(request, response, { global_field: globalField });
    else sendError(response, UNKNOWN_OBJECT);
  });
  return router;
}
