import { createHash, timingSafeEqual } from 'node:crypto';
import type { PreviewQuery } from '#src/routing/preview-query.ts';

/**
 * Returns what a preview's key opens, of values by their keys; an empty key opens nothing. Compares
 * all keys, each in constant time, so that the response time does not reveal how close a guess was.
 */
export function draftForPreview<Draft>(
  keys: ReadonlyMap<string, Draft>,
  preview: PreviewQuery | undefined,
): Draft | undefined {
  if (!preview) return undefined;
  const requestedDigest = digest(preview.live_preview);
  let opened: Draft | undefined;
  for (const [key, drafts] of keys) {
    const isSame = timingSafeEqual(requestedDigest, digest(key));
    if (isSame && key !== '') opened = drafts;
  }
  return opened;
}

/** Hashes a key, so that all have the same length. */
const digest = (text: string) => createHash('sha256').update(text).digest();
