import { createHash, timingSafeEqual } from 'node:crypto';
import type { PreviewQuery } from '#src/content/preview-query.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { LocaleContent } from './content-data.ts';

/** Unpublished pages and shell, by locale. */
export type Drafts = Readonly<Record<Locale, Pick<LocaleContent, 'drafts' | 'draftShell'>>>;

/** Drafts by preview key: one key per editor or campaign. An empty key opens nothing. */
export type PreviewKeys = ReadonlyMap<string, Drafts>;

/**
 * Returns the drafts that a preview's key opens. Compares all keys, each in constant time, so that
 * the response time does not reveal how close a guess was.
 */
export function draftsForPreview(
  keys: PreviewKeys,
  preview: PreviewQuery | undefined,
): Drafts | undefined {
  if (!preview) return undefined;
  const given = digest(preview.live_preview);
  let opened: Drafts | undefined;
  for (const [key, drafts] of keys) {
    const isSame = timingSafeEqual(given, digest(key));
    if (isSame && key !== '') opened = drafts;
  }
  return opened;
}

/** Hashes a key, so that all have the same length. */
const digest = (text: string) => createHash('sha256').update(text).digest();
