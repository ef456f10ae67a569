import { type RequestHandler, Router } from 'express';
import { readdirSync } from 'node:fs';
import expressStaticGzip from 'express-static-gzip';
import { decodePercent } from '#src/routing/percent-encoding.ts';

/**
 * The browser build, compressed at build time. Files below `/assets` have a hash in their name and
 * are cached for good; the others, icon and logo, for a day.
 */
export function createStaticFiles(folder: string): Router {
  const router = Router();
  router.use('/assets', serve(`${folder}/assets`, { immutable: true, maxAge: '1y' }));
  router.use('/assets', (_request, response) => void response.sendStatus(404));
  router.use(onlyFilesOf(folder, serve(folder, { maxAge: '1d', dotfiles: 'ignore' })));
  return router;
}

/** Skips a handler of files for all other paths: a request for a page touches no file system. */
function onlyFilesOf(folder: string, serveFile: RequestHandler): RequestHandler {
  const files = new Set(filesBelow(folder).map((file) => `/${file}`));
  return (request, response, next) => {
    const path = decodePercent(request.path);
    if (path !== undefined && files.has(path)) serveFile(request, response, next);
    else next();
  };
}

/** Paths of all files below a folder, with forward slashes. */
const filesBelow = (folder: string, below = ''): readonly string[] =>
  readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${below}${entry.name}/`) : [`${below}${entry.name}`],
  );

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
