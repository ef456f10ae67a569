import type { Refusal } from '../refusal.ts';

/** The switch for 429: some answers to come are that, whatever is asked. */
export interface RateLimit {
  /** Refuses the next `requests`; with `retryAfter`, the seconds to wait are told. */
  refuseNext(requests: number, retryAfter?: number): void;
  /** The refusal of the request at hand, if it is to be one. */
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
