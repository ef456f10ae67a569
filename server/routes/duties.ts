import type { RequestHandler } from 'express';
import { orderDay } from '#src/delivery/delivery-day.ts';
import { listDuties } from '#src/use-cases/list-duties.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import type { PageInputs } from '../page-inputs.ts';
import type { Renderer } from '../renderer.ts';
import type { LocateShop } from '../request-source.ts';
import { sendText } from '../send-text.ts';
import { answerOutage } from './pages.ts';

type DutiesInput = Pick<PageInputs, 'ports' | 'loadShell'> & {
  readonly renderer: Pick<Renderer, 'duties' | 'outage'>;
  readonly locate: LocateShop;
  readonly pageLimiter: Pick<PageLimiter, 'waitToRender'>;
};

/** `GET /_duties`: what the law wants on which page of this shop, with links to where it shows. */
export const createDuties =
  ({ ports, loadShell, renderer, locate, pageLimiter }: DutiesInput): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'private, no-store').setHeader('X-Robots-Tag', 'noindex');
    const { locale } = locate(request);
    const { shell } = await loadShell(locale);
    if (shell === undefined) return answerOutage(request, response, renderer.outage(locale));
    const today = orderDay(ports.clock.now());
    const duties = await listDuties(ports, locale, today);
    if (!(await pageLimiter.waitToRender(request, response))) return;
    response.type('html');
    sendText(request, response, renderer.duties({ locale, shell, today, duties }));
  };
