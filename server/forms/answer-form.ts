import type { Request, Response } from 'express';
import { withPreview } from '#src/content/preview.ts';
import type { Shell } from '#src/content/shell.ts';
import { NOTICE_PARAM } from '#src/forms/form-notice.ts';
import { addressForBed, bedOfQuery } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { Site } from '#src/seo/site.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { PageAnswer } from '#src/use-cases/page-answer.ts';
import { showPage, type PageOutcome } from '#src/use-cases/show-page.ts';
import { type LoadShell, withLoadedShell } from '../load-shell.ts';
import type { LocateShop } from '../request-source.ts';
import type { Renderer } from '../renderer.ts';
import { answerOutage } from '../routes/pages.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import type { FormOutcome, FormRejection, FormStep } from './form-action.ts';

export type FormAnswerInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly renderer: Renderer;
  readonly locate: LocateShop;
  readonly loadShell: LoadShell;
  readonly pageLimiter: PageLimiter;
};

type Posted = {
  readonly request: Request;
  readonly response: Response;
  /** Path of the page that contains the form. */
  readonly pageOf: (shell: Shell) => string;
  /** The shopper's cart, for pages that show it. */
  readonly cartId: string | undefined;
};

/**
 * Answers a post with a redirect or a page, both private to the shopper. A page in the response is
 * read and rendered within the concurrency limits, like any page.
 */
export async function answerForm(
  outcome: FormOutcome,
  posted: Posted,
  input: FormAnswerInput,
): Promise<void> {
  const { request, response, pageOf } = posted;
  const { locale } = input.locate(request);
  const loaded = await input.loadShell(locale);
  const { shell } = loaded;
  response.setHeader('Cache-Control', 'private, no-store');
  if (outcome.kind === 'done') {
    const page = outcome.to ?? (shell && pageOf(shell));
    // Without a page there is no place for a notice.
    return response.redirect(
      303,
      page === undefined ? HOME_PATH : withNotice(forBedOf(request, page), outcome.notice),
    );
  }
  if (!shell) return answerOutage(request, response, input.renderer.outage(locale));
  const ports = withLoadedShell(input.ports, loaded);
  const read = () => pageWith(outcome, shell, posted, { ...input, ports });
  const page = await input.pageLimiter.read(request, response, read);
  if (!page) return;
  if (page.kind === 'moved') return response.redirect(303, page.location);
  const { model } = page;
  response.status(model.head.status === 200 ? outcome.status : model.head.status);
  // A tab that posted the form shows the page itself: nothing is rendered here.
  const isForTab = request.accepts(['html', 'json']) === 'json';
  if (!isForTab && !(await input.pageLimiter.waitToRender(request, response))) return;
  response.type(isForTab ? 'json' : 'html');
  response.setHeader('Content-Language', languageTag(locale));
  if (outcome.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', Math.ceil(outcome.retryAfterSeconds));
  }
  const answer: PageAnswer = { build: input.renderer.build, outcome: page };
  const text = isForTab ? JSON.stringify(answer) : input.renderer.page({ model, shell });
  sendText(request, response, text);
}

/** Redirect target while the path of the form's page is unknown. */
export const HOME_PATH = '/';

/** The page as on GET, with its own URL, and with the typed values in the form. */
function pageWith(
  { posted: form, notice, to, preview }: FormRejection | FormStep,
  shell: Shell,
  { request, pageOf, cartId }: Posted,
  { ports, site, locate }: FormAnswerInput,
): Promise<PageOutcome> {
  const { locale, hostKnown } = locate(request);
  const page = withNotice(forBedOf(request, to ?? pageOf(shell)), notice);
  return showPage(ports, site, {
    locale,
    hostKnown,
    ...splitUrl(preview ? withPreview(page, preview) : page),
    ...(cartId !== undefined && { cartId }),
    ...(form && { posted: form }),
  });
}

/**
 * A page for the bed of the page that was posted from, which without script only addresses have: that
 * of the form's action, where the browser withholds the page's own.
 */
function forBedOf(request: Request, url: string): string {
  const bed = bedOf(request.originalUrl) ?? bedOf(request.get('referer') ?? '');
  return addressForBed(url, bed);
}

const bedOf = (url: string) => bedOfQuery(splitUrl(url).query);

const withNotice = (url: string, notice: string | undefined): string =>
  notice === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${NOTICE_PARAM}=${notice}`;
