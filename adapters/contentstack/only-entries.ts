import type { ContentFailure } from '#ports/content-source.ts';
import type { OldAddresses } from '#src/content/old-addresses.ts';
import type { ErrorEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ContentApi, EntriesQuestion } from './content-api.ts';
import { missing } from './content-failure.ts';
import type { Library } from './library.ts';
import { CRUMB_EXCEPTIONS } from './page-of-entry.ts';
import { readAddresses } from './reading/addresses-reader.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readPage } from './reading/page-reader.ts';
import { unsizedFiles } from './reading/picture-reader.ts';
import { readShell } from './reading/shell-reader.ts';

/* What there is once in every locale. */

export async function shellOf(
  { api, readingIn }: Library,
  locale: Locale,
): Promise<Result<Shell, ContentFailure>> {
  const entry = await firstOf(api, 'shell', { locale, query: {} });
  if (!entry.ok) return entry;
  const sizes = await api.sizes(unsizedFiles(entry.value));
  if (!sizes.ok) return sizes;
  const shell = entry.value && readShell(entry.value, { ...readingIn(locale), sizes: sizes.value });
  return shell ? ok(shell) : err(missing('shell', `/content_types/shell?locale=${locale}`));
}

export async function errorPageOf(
  { api, readingIn }: Library,
  locale: Locale,
): Promise<Result<ErrorEntry, ContentFailure>> {
  const entry = await firstOf(api, 'page', {
    locale,
    query: { page_type: 'Error' },
    include: ['breadcrumbs'],
    exceptOf: CRUMB_EXCEPTIONS,
  });
  if (!entry.ok) return entry;
  const reading = { ...readingIn(locale), sizes: new Map<string, never>() };
  const page = entry.value && readPage(entry.value, reading, () => ({}));
  return page?.type === 'Error'
    ? ok(page)
    : err(missing('error page', `/content_types/page?locale=${locale}`));
}

/** A locale may have no old addresses at all. */
export async function oldAddressesOf(
  { api, readingIn }: Library,
  locale: Locale,
): Promise<Result<OldAddresses, ContentFailure>> {
  const entry = await firstOf(api, 'addresses', { locale, query: {} });
  if (!entry.ok) return entry;
  const reading = { ...readingIn(locale), sizes: new Map<string, never>() };
  return ok(entry.value ? readAddresses(entry.value, reading) : { remap: {}, redirects: {} });
}

async function firstOf(
  api: ContentApi,
  contentType: string,
  question: EntriesQuestion,
): Promise<Result<JsonObject | undefined, ContentFailure>> {
  const found = await api.entries(contentType, question);
  return found.ok ? ok(found.value[0]) : found;
}
