import type { RequestHandler } from 'express';
import { drawnPicture } from '#src/catalog/drawing/draw-bed.ts';
import { sendText } from '../send-text.ts';

/**
 * A drawing of a configured bed or of a fabric, as an image of a page. Its path says all that it
 * shows, and the version of drawings, so that browsers keep it for good.
 */
export const answerDrawing: RequestHandler = (request, response, next) => {
  const drawing = drawnPicture(request.path.slice(1));
  if (drawing === undefined) return next();
  response.type('svg').setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  sendText(request, response, drawing);
};
