import type { RequestHandler, Response } from 'express';
import { readHeaders } from './request-headers.ts';

/** Sends an error of Magento's REST API. `parameters` fill the placeholders of the message. */
export const sendRestError = (
  response: Response,
  status: number,
  message: string,
  parameters?: Readonly<Record<string, string>>,
): void => void response.status(status).json({ message, ...(parameters && { parameters }) });

/** A path of an unknown store view has no route. */
export const knownStore: RequestHandler = (request, response, next) => {
  const { store } = request.params;
  if (typeof store === 'string' && readHeaders({ store }).ok) return next();
  sendRestError(response, 404, 'Request does not match any route.');
};

/**
 * Lets requests through that bear the access token of the integration. Any other is a guest, who has
 * no access to the resource; without a token there is no integration.
 */
export const requireToken =
  (token: string | undefined, resources: string): RequestHandler =>
  (request, response, next) => {
    if (token !== undefined && request.get('authorization') === `Bearer ${token}`) return next();
    const message = "The consumer isn't authorized to access %resources.";
    sendRestError(response, 401, message, { resources });
  };
