import type { ErrorEntry } from '../content/page-entry.ts';
import type { PolicyFacts } from '../seo/policy-facts.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';

/**
 * What stands in place of a page that is not there (404), in the words of the content service (H8).
 * The same frame stands where a page is gone for good (410) or cannot be had now (503); of that the
 * editors' words say nothing, and the interface has its own: it is shown without them, too. A page that
 * is not there is told so as well, while the words for that cannot be had.
 */
export async function showError(visit: Visit, status: ErrorStatus): Promise<PageOutcome> {
  const { content, log } = visit.ports;
  const { locale } = visit.request;
  const page = await content.errorPage(locale);
  // An outage that stands behind a 503 was logged already.
  if (!page.ok && status !== 503) log.error('error-page-unavailable', { locale, ...page.error });
  const entry = page.ok ? page.value : SILENT_PAGE;
  const frame = pageFrame(visit, entry, { failure: page.ok ? status : 503 });
  return { kind: 'page', model: { type: 'error', ...frame, text: entry.text } };
}

type ErrorStatus = NonNullable<PolicyFacts['failure']>;

const SILENT_PAGE: ErrorEntry = {
  type: 'Error',
  uid: '',
  title: '',
  url: '/',
  metadata: {},
  alternates: {},
  breadcrumbs: [],
  text: '',
};
