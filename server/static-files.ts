import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/**
 * The browser build, compressed at build time. Files below `/assets` have a hash in their name and
 * are cached for good; the others, icon and logo, for a day.
 */
export function createStaticFiles(folder: string): Router {
  const router = Router();
  router.use('/assets', serve(`${folder}/assets`, { immutable: true, maxAge: '1y' }));
  router.use('/assets', (_request, response) => void response.sendStatus(404));
  router.use(serve(folder, { maxAge: '1d', dotfiles: 'ignore' }));
  return router;
}

const serve = (
  folder: string,
  serveStatic: NonNullable<expressStaticGzip.ExpressStaticGzipOptions['serveStatic']>,
) =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...serveStatic, redirect: false },
  });
