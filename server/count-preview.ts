import type { RateLimits } from '#ports/rate-limits.ts';
import { PREVIEW_RATE_LIMIT, previewRateLimitKey } from '#src/content/preview-rate-limit.ts';
import { err, type Result } from '#src/shared/result.ts';

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
  const taken = await rateLimits.take(previewRateLimitKey(client), PREVIEW_RATE_LIMIT);
  if (taken.ok) return taken;
  return err({
    message: 'Too many previews were asked for from this address.',
    retryAfterSeconds: Math.ceil(taken.error.retryAfter / 1000),
  });
}
