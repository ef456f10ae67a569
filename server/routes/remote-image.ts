import type { RequestHandler, Response } from 'express';
import { splitUrl } from '#src/routing/split-url.ts';
import { parseImageRequest, type ImageRequest } from '#src/content/image-request.ts';
import { BUSY_RETRY_AFTER } from '../busy-page.ts';
import type { ImageFailure, ImageService } from '../images/image-service.ts';

/** A picture's path stays when the picture changes, so a browser asks again after a week. */
const ONE_WEEK = 'public, max-age=604800';

/** `/remote-image/<path>?format=&width=&quality=[&crop=square]` (P6). */
export const createRemoteImage =
  (images: ImageService): RequestHandler =>
  async (request, response) => {
    const { path, query } = splitUrl(request.originalUrl);
    const wanted = parseImageRequest(decodeURIComponent(path).replace(PREFIX, ''), query);
    if (wanted.ok) await sendImage(images, wanted.value, response);
    else response.status(400).type('text').send(wanted.error);
  };

async function sendImage(images: ImageService, wanted: ImageRequest, response: Response) {
  const image = await images.image(wanted);
  if (image.ok) {
    response.setHeader('Cache-Control', ONE_WEEK);
    response.type(wanted.format).send(image.value);
  } else {
    if (image.error === 'busy') response.setHeader('Retry-After', BUSY_RETRY_AFTER);
    response.setHeader('Cache-Control', 'no-store').sendStatus(STATUS[image.error]);
  }
}

const PREFIX = /^\/remote-image\//u;

const STATUS: Record<ImageFailure, number> = {
  'not-found': 404,
  'too-large': 502,
  unavailable: 502,
  busy: 503,
};
