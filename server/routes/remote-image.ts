import type { RequestHandler, Response } from 'express';
import { splitUrl } from '#src/routing/url-parts.ts';
import { parseImageRequest, type ImageRequest } from '#src/content/image-request.ts';
import { BUSY_RETRY_AFTER } from '../handle-failure.ts';
import { clientIp } from '../request-source.ts';
import { type ImageFailure, type ImageService, isWithdrawable } from '../images/image-service.ts';
import type { ServerScope } from '../observe/request-scope.ts';

/** An image's URL stays the same when the image changes, so browsers revalidate after a week. */
const ONE_WEEK = 'public, max-age=604800';
/** One that may be taken down is not kept for long. */
const ONE_HOUR = 'public, max-age=3600';

/** `/remote-image/<path>?format=&width=&quality=[&crop=square]` (P6). */
export const createRemoteImage =
  (images: ImageService, scope: ServerScope): RequestHandler =>
  async (request, response) => {
    const { path, query } = splitUrl(request.originalUrl);
    const imageRequest = parseImageRequest(decodeURIComponent(path).replace(PREFIX, ''), query);
    const client = { client: clientIp(request), signal: scope.current()?.disconnectSignal };
    if (imageRequest.ok)
      sendImage(await images.image(imageRequest.value, client), imageRequest.value, response);
    else response.status(400).type('text').send(imageRequest.error);
  };

function sendImage(image: Image, imageRequest: ImageRequest, response: Response): void {
  if (image.ok) {
    const lifetime = isWithdrawable(imageRequest.path) ? ONE_HOUR : ONE_WEEK;
    response.setHeader('Cache-Control', lifetime);
    // Letters and price comparisons show product pictures, too.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type(imageRequest.format).send(image.value);
  } else if (image.error !== 'gone') {
    const retryAfter = RETRY_AFTER[image.error];
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    response.setHeader('Cache-Control', 'no-store').sendStatus(STATUS[image.error]);
  }
}

const PREFIX = /^\/remote-image\//u;

type Image = Awaited<ReturnType<ImageService['image']>>;

const STATUS: Record<Exclude<ImageFailure, 'gone'>, number> = {
  'not-found': 404,
  'too-large': 502,
  unavailable: 502,
  busy: 503,
  'too-costly': 503,
  'no-worker': 503,
};

/** In seconds. */
const RETRY_AFTER: Partial<typeof STATUS> = {
  busy: BUSY_RETRY_AFTER,
  'too-costly': 60,
  'no-worker': 5,
};
