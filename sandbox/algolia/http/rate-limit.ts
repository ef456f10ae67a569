import type { Refusal } from '../refusal.ts';

/** Switch for 429: refuses some of the next requests. */
export interface RateLimit {
  /** Refuses the next `requests`; `retryAfter` is in seconds. */
  refuseNext(requests: number, retryAfter?: number): void;
  /** Returns the refusal of the current request, if it is to be refused. */
  take(): { readonly refusal: Refusal; readonly retryAfter?: number } | undefined;
}

export function createRateLimit(): RateLimit {
  let left = 0;
  let wait: { readonly retryAfter?: number } = {};
  return {
    refuseNext(requests, retryAfter) {
      left = requests;
      wait = retryAfter === undefined ? {} : { retryAfter };
    },
    take() {
      if (left === 0) return undefined;
      left -= 1;
      return { refusal: { status: 429, message: 'Too many requests' }, ...wait };
    },
  };
}
