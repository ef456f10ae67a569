import type { Request, RequestHandler } from 'express';
import { isKnownLocale } from '../entries/entry-store.ts';
import { readParams } from './read-params.ts';
import {
  BAD_PREVIEW_TOKEN,
  BAD_TOKEN,
  sendError,
  type ServiceError,
  UNKNOWN_ENVIRONMENT,
  UNKNOWN_LOCALE,
  UNKNOWN_STACK,
} from './replies.ts';
import type { StackKeys } from './stack.ts';

/** Refuses unauthorized requests, with the checks in the service's order. */
export const authorise =
  (keys: StackKeys): RequestHandler =>
  (request, response, next) => {
    const refusal = refuse(request, keys);
    if (refusal) return sendError(response, refusal);
    if (previewSessionOf(request, keys) !== undefined)
      response.setHeader('Cache-Control', 'no-store');
    next();
  };

function refuse(request: Request, keys: StackKeys): ServiceError | undefined {
  const { locale, environment } = readParams(request.originalUrl);
  if (request.get('api_key') !== keys.apiKey) return UNKNOWN_STACK;
  if (request.get('access_token') !== keys.deliveryToken) return BAD_TOKEN;
  if (isPreview(request) && request.get('preview_token') !== keys.preview?.token)
    return BAD_PREVIEW_TOKEN;
  if (environment !== keys.environment) return UNKNOWN_ENVIRONMENT;
  return isKnownLocale(locale) ? undefined : UNKNOWN_LOCALE;
}

/** Without a hash, or with `init`, a preview request is an ordinary one. */
const isPreview = (request: Request): boolean =>
  !['', 'init'].includes(request.get('live_preview') ?? '');

/** Returns the hash of the preview session; `undefined` if only published content is visible. */
export function previewSessionOf(request: Request, { preview }: StackKeys): string | undefined {
  if (preview === undefined || request.get('preview_token') !== preview.token) return undefined;
  const hash = request.get('live_preview') ?? '';
  return hash === preview.hash || Object.hasOwn(preview.others ?? {}, hash) ? hash : undefined;
}
