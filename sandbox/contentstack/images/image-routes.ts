import { Router, type RequestHandler } from 'express';
import type { PictureFailure } from '#ports/content-source.ts';
import { contentTypeOf } from '../entries/asset-library.ts';
import type { Stack } from '../delivery/stack.ts';

type ImagePath = { apiKey: string; asset: string; file: string; name: string };

/**
 * Route `/v3/assets/<api key>/<asset>/<file>/<name>` for images, without authorization. Images are
 * sent as they are: the shop scales them itself.
 */
export const imageRoutes = (stack: Stack): Router =>
  Router().get('/:apiKey/:asset/:file/:name', sendImage(stack));

const sendImage =
  ({ keys, assets, pictures }: Stack): RequestHandler<ImagePath> =>
  async (request, response) => {
    const { apiKey, asset: uid, file, name } = request.params;
    const versions = apiKey === keys.apiKey ? assets.all.get(uid) : undefined;
    const [asset] = versions?.values() ?? [];
    if (asset?.fileUid !== file || asset.filename !== name) return response.sendStatus(404);
    const source = await pictures.read(asset.path);
    if (!source.ok) return response.sendStatus(STATUS[source.error]);
    response.setHeader('Cache-Control', 'public, max-age=31536000');
    return response.type(contentTypeOf(asset)).send(Buffer.from(source.value));
  };

const STATUS: Readonly<Record<PictureFailure, number>> = {
  'not-found': 404,
  unavailable: 502,
  'too-large': 413,
};
