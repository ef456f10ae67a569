import type { RateLimits } from '#ports/rate-limits.ts';
import { PREVIEW_ATTEMPTS, previewsOf } from '#src/content/preview-attempts.ts';
import { err, type Result } from '#src/shared/result.ts';

/** A client has exceeded its limit of previews. */
export type TooManyPreviews = { readonly message: string; readonly retryAfterSeconds: number };

/**
 * Counts a preview request, page or `/api`, whether its key is valid or not.
 *
 * @param client from `clientAddress`.
 */
export async function takePreview(
  rateLimits: RateLimits,
  client: string,
): Promise<Result<'allowed', TooManyPreviews>> {
  const taken = await rateLimits.take(previewsOf(client), PREVIEW_ATTEMPTS);
  if (taken.ok) return taken;
  return err({
    message: 'Too many previews were asked for from this address.',
    retryAfterSeconds: Math.ceil(taken.error.retryAfter / 1000),
  });
}
