import { Router } from 'express';
import { sendError, sendReply } from './answer.ts';
import { contentTypes, globalFields } from './content-types.ts';
import { readParams } from './read-params.ts';
import { UNKNOWN_OBJECT, unknownContentType } from './service-error.ts';

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
