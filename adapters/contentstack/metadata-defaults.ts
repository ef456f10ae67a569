import type { ContentFailure } from '#ports/content-source.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { ContentApi } from './content-api.ts';
import { readMetadata } from './reading/entry-head.ts';

/** Default metadata for the pages of each locale (H1). */
export type MetadataDefaults = Readonly<Record<Locale, PageMetadata>>;

type DefaultsResult = Result<MetadataDefaults, ContentFailure>;

export type FetchMetadataDefaults = () => Promise<DefaultsResult>;

/** Cache lifetime of content, in milliseconds (docs/cases.md, Limits). */
const LIFETIME = 60_000;

/**
 * Caches the defaults of all locales for a minute. Alternates in other locales depend on them (H4),
 * so every page needs them, and they hardly ever change. A failure is not cached.
 *
 * @param now monotonic clock, in milliseconds.
 */
export function memoizeMetadataDefaults(api: ContentApi, now: () => number): FetchMetadataDefaults {
  const cached = memoizeFor<DefaultsResult>({
    lifetime: LIFETIME,
    now,
    shouldCache: ({ ok: isRead }) => isRead,
    maxEntries: 1,
  });
  return () => cached('all locales', () => readDefaults(api));
}

/** A locale without a shell has no defaults. */
async function readDefaults(api: ContentApi): Promise<DefaultsResult> {
  const except = ['menu', 'footer', 'company', 'usps', 'phone'];
  const shells = await allOk(
    LOCALES.map((locale) => api.entries('shell', { locale, query: {}, except })),
  );
  if (!shells.ok) return shells;
  const defaults = LOCALES.map((locale, index) => {
    const [shell] = shells.value[index] ?? [];
    return [locale, shell ? readMetadata(shell) : {}];
  });
  return ok(Object.fromEntries(defaults) as MetadataDefaults);
}
