import { Router, type RequestHandler } from 'express';
import type { PictureFailure } from '#ports/content-source.ts';
import { contentTypeOf } from '../entries/asset-library.ts';
import type { Stack } from '../delivery/stack.ts';
import { readImageParams } from './read-image-params.ts';
import { transformImage } from './transform-image.ts';

type ImagePath = { apiKey: string; asset: string; file: string; name: string };

/** Route `/v3/assets/<api key>/<asset>/<file>/<name>` for images, without authorization. */
export const imageRoutes = (stack: Stack): Router =>
  Router().get('/:apiKey/:asset/:file/:name', sendImage(stack));

const sendImage =
  ({ keys, assets, pictures }: Stack): RequestHandler<ImagePath> =>
  async (request, response) => {
    const { apiKey, asset: uid, file, name } = request.params;
    const asset = apiKey === keys.apiKey ? assets.all.get(uid) : undefined;
    if (asset?.fileUid !== file || asset.filename !== name) return response.sendStatus(404);
    const params = readImageParams(request.originalUrl, request.get('accept') ?? '');
    if (!params.ok) return response.status(400).type('text').send(params.error);
    const source = await pictures.read(asset.path);
    if (!source.ok) return response.sendStatus(STATUS[source.error]);
    const image = await transformImage(source.value, params.value);
    if (!image) return response.sendStatus(422);
    response.setHeader('Cache-Control', 'public, max-age=31536000');
    return response.type(image.contentType ?? contentTypeOf(asset)).send(Buffer.from(image.bytes));
  };

const STATUS: Readonly<Record<PictureFailure, number>> = {
  'not-found': 404,
  unavailable: 502,
  'too-large': 413,
};
