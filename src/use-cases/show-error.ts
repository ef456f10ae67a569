import type { ErrorEntry } from '../content/page-entry.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';

/**
 * What stands in place of a page that is not there (404), in the words of the content service (H8).
 * Without those there is nothing to show: logged and thrown. The same frame stands where a page
 * cannot be had now (503); of that the editors' words say nothing, and the interface has its own: it
 * is shown without them, too.
 */
export async function showError(visit: Visit, status: 404 | 503): Promise<PageOutcome> {
  const { content, log } = visit.ports;
  const { locale } = visit.request;
  const page = await content.errorPage(locale);
  if (!page.ok) {
    log.error('error-page-unavailable', { locale, ...page.error });
    if (status === 404) throw new Error(`No error page for ${locale}: ${page.error.message}`);
  }
  const entry = page.ok ? page.value : SILENT_PAGE;
  const frame = pageFrame(visit, entry, { failure: status });
  return { kind: 'page', model: { type: 'error', ...frame, text: entry.text } };
}

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
