import type { ErrorEntry } from '../content/page-entry.ts';
import type { SeoFacts } from '../seo/seo-facts.ts';
import { pageBase } from './page-base.ts';
import type { PageOutcome, PageContext } from './page-request.ts';

/**
 * Page shown for a missing page (404), with the text of the content service (H8). It also serves
 * pages that are gone (410) or unavailable (503); the editors' text does not cover these, and the
 * UI has its own: it is shown without the text, too. While its text is unavailable, a missing page
 * is shown the same, with status 503.
 */
export async function showError(context: PageContext, status: ErrorStatus): Promise<PageOutcome> {
  const { content, log } = context.ports;
  const { locale } = context.request;
  const page = await content.errorPage(locale);
  // The outage behind a 503 is already logged.
  if (!page.ok && status !== 503) log.error('error-page-unavailable', { locale, ...page.error });
  const entry = page.ok ? page.value : EMPTY_ERROR_ENTRY;
  const frame = pageBase(context, entry, { failure: page.ok ? status : 503 });
  return { kind: 'page', model: { type: 'error', ...frame, text: entry.text } };
}

type ErrorStatus = NonNullable<SeoFacts['failure']>;

const EMPTY_ERROR_ENTRY: ErrorEntry = {
  type: 'Error',
  uid: '',
  title: '',
  url: '/',
  metadata: {},
  alternates: {},
  breadcrumbs: [],
  text: '',
};
