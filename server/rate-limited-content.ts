import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { PREVIEW_RATE_LIMIT, previewRateLimitKey } from '#src/content/preview.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import { err, type Result } from '#src/shared/result.ts';

type LimitParts = { readonly content: ContentSource; readonly rateLimits: RateLimits };

/**
 * Limits the previews of a client; published pages are not limited. Every attempt counts, whether
 * its key is valid or not.
 *
 * @param client from `clientIp`.
 */
export function rateLimitedContent(
  { content, rateLimits }: LimitParts,
  client: string,
): ContentSource {
  const limited = async <T>(
    url: string,
    preview: PreviewQuery | undefined,
    read: () => Promise<Result<T, ContentFailure>>,
  ): Promise<Result<T, ContentFailure>> => {
    if (!preview) return read();
    const consumed = await countPreview(rateLimits, client);
    return consumed.ok ? read() : err(tooMany(url, consumed.error));
  };
  return {
    ...content,
    pageByUrl: (locale, path, preview) =>
      limited(path, preview, () => content.pageByUrl(locale, path, preview)),
    breadcrumbs: (locale, uid, preview) =>
      limited(uid, preview, () => content.breadcrumbs(locale, uid, preview)),
    shell: (locale, preview) => limited('/', preview, () => content.shell(locale, preview)),
  };
}

const tooMany = (url: string, refusal: TooManyPreviews): ContentFailure => ({
  kind: 'content-unavailable',
  status: 429,
  url,
  ...refusal,
});

/** A client has exceeded its limit of previews. */
export type TooManyPreviews = { readonly message: string; readonly retryAfterSeconds: number };

/**
 * Counts a preview request, page or `/api`, whether its key is valid or not.
 *
 * @param client from `clientIp`.
 */
export async function countPreview(
  rateLimits: RateLimits,
  client: string,
): Promise<Result<'allowed', TooManyPreviews>> {
  const consumed = await rateLimits.take(previewRateLimitKey(client), PREVIEW_RATE_LIMIT);
  if (consumed.ok) return consumed;
  return err({
    message: 'Too many previews were asked for from this address.',
    retryAfterSeconds: Math.ceil(consumed.error.retryAfter / 1000),
  });
}
