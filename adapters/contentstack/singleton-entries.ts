import type { ContentFailure } from '#ports/content-source.ts';
import type { ErrorEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ContentApi, EntriesQuery } from './content-api.ts';
import { entryNotFound, unreadableEntry } from './content-failure.ts';
import { differsFromPublished } from './draft-entries.ts';
import { BREADCRUMB_EXCLUDED_FIELDS, type ContentDependencies } from './page-of-entry.ts';
import { readAddresses } from './reading/addresses-reader.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readPage } from './reading/page-reader.ts';
import { filesWithoutDimensions } from './reading/picture-reader.ts';
import { readShell } from './reading/shell-reader.ts';

/* Content types with one entry per locale. */

/** @param drafts API of an editor's preview; published content by default. */
export async function shellOf(
  { api: published, readContextFor }: ContentDependencies,
  locale: Locale,
  drafts?: ContentApi,
): Promise<Result<Shell, ContentFailure>> {
  const api = drafts ?? published;
  const found = await firstOf(api, 'shell', { locale, query: {} });
  if (!found.ok) return found;
  const { value: entry } = found;
  if (!entry) return err(entryNotFound('shell', shellAddress(locale)));
  const [sizes, isDraft] = await Promise.all([
    api.imageDimensions(filesWithoutDimensions(entry), locale),
    drafts ? differsFromPublished(published, 'shell', entry, { locale }) : ok(false),
  ]);
  if (!sizes.ok) return sizes;
  if (!isDraft.ok) return isDraft;
  const shell = readShell(entry, { ...readContextFor(locale), dimensions: sizes.value });
  if (!shell) return err(unreadableEntry(shellAddress(locale)));
  return ok(isDraft.value ? { ...shell, isDraft: true } : shell);
}

const shellAddress = (locale: Locale): string => `/content_types/shell?locale=${locale}`;

export async function errorPageOf(
  { api, readContextFor }: ContentDependencies,
  locale: Locale,
): Promise<Result<ErrorEntry, ContentFailure>> {
  const address = `/content_types/page?locale=${locale}`;
  const entry = await firstOf(api, 'page', {
    locale,
    query: { page_type: 'Error' },
    include: ['breadcrumbs'],
    exceptOf: BREADCRUMB_EXCLUDED_FIELDS,
  });
  if (!entry.ok) return entry;
  const reading = { ...readContextFor(locale), dimensions: new Map<string, never>() };
  if (!entry.value) return err(entryNotFound('error page', address));
  const page = readPage(entry.value, reading, () => ({}));
  return page?.type === 'Error' ? ok(page) : err(unreadableEntry(address));
}

/** A locale may have no old addresses. */
export async function oldAddressesOf(
  { api, readContextFor }: ContentDependencies,
  locale: Locale,
): Promise<Result<OldAddresses, ContentFailure>> {
  const entry = await firstOf(api, 'addresses', { locale, query: {} });
  if (!entry.ok) return entry;
  const reading = { ...readContextFor(locale), dimensions: new Map<string, never>() };
  return ok(entry.value ? readAddresses(entry.value, reading) : { remap: {}, redirects: {} });
}

async function firstOf(
  api: ContentApi,
  contentType: string,
  query: EntriesQuery,
): Promise<Result<JsonObject | undefined, ContentFailure>> {
  const found = await api.entries(contentType, query);
  return found.ok ? ok(found.value[0]) : found;
}
