import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import type { RateLimits } from '#ports/rate-limits.ts';
import { LETTER_RATE_LIMIT, PREFERENCES_RATE_LIMIT } from '#src/newsletter/letter-rate-limits.ts';
import { err, type Result } from '#src/shared/result.ts';

type LimitParts = { readonly newsletter: Newsletter; readonly rateLimits: RateLimits };

/**
 * Limits the newsletter emails that a client can cause, by `/api` and forms alike. Every request
 * counts, whatever its result, so that the limit does not reveal whether an address is known.
 *
 * @param client from `clientIp`.
 */
export function rateLimitedNewsletter(
  { newsletter, rateLimits }: LimitParts,
  client: string,
): Newsletter {
  const limited =
    <Wish>(write: (wish: Wish) => Promise<Result<'accepted', NewsletterFailure>>) =>
    async (wish: Wish): Promise<Result<'accepted', NewsletterFailure>> => {
      const taken = await rateLimits.take(`letter:client:${client}`, LETTER_RATE_LIMIT);
      return taken.ok ? write(wish) : err(tooMany(taken.error.retryAfter));
    };
  return {
    ...newsletter,
    subscribe: limited((wish) => newsletter.subscribe(wish)),
    requestPreferences: limited((wish) => newsletter.requestPreferences(wish)),
    async changePreferences(change) {
      const taken = await rateLimits.take(`preferences:client:${client}`, PREFERENCES_RATE_LIMIT);
      return taken.ok ? newsletter.changePreferences(change) : err(tooMany(taken.error.retryAfter));
    },
  };
}

const tooMany = (retryAfter: number): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status: 429,
  message: 'Too much was asked for from this address.',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});
