import type { RequestHandler } from 'express';
import { styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import type { LoadShell } from '../load-shell.ts';
import type { Locate } from '../locate.ts';
import type { Renderer } from '../renderer.ts';
import { sendText } from '../send-text.ts';

type StyleguideInput = {
  readonly renderer: Renderer;
  readonly locate: Locate;
  readonly loadShell: LoadShell;
};

/** Page for developers of the shop with all shared components. */
export const createStyleguide =
  ({ renderer, locate, loadShell }: StyleguideInput): RequestHandler =>
  async (request, response, next) => {
    const { locale, hostKnown } = locate(request);
    const shell = await loadShell(locale);
    if (shell === undefined) return next();
    response.type('html').setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    sendText(request, response, renderer.page({ model: styleguidePage(locale), shell, hostKnown }));
  };
