import { createHash, timingSafeEqual } from 'node:crypto';
import type { PreviewQuery } from '#src/content/preview-query.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { LocaleContent } from './content-data.ts';

/** What is being written, by locale. */
export type Drafts = Readonly<Record<Locale, Pick<LocaleContent, 'drafts' | 'draftShell'>>>;

/** What shows which drafts: one key per editor or campaign. An empty key shows nothing. */
export type PreviewKeys = ReadonlyMap<string, Drafts>;

/**
 * The drafts that a preview's key opens. Every key is compared, each in the same time whatever was
 * guessed: how long that takes tells nobody how near a guess came.
 */
export function draftsOpenedBy(
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

/** Of one length, whatever the key. */
const digest = (text: string) => createHash('sha256').update(text).digest();
