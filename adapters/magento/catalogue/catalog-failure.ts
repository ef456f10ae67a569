import type { AssortmentFailure } from '#ports/product-catalog.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';

/** The failure where Magento's catalogue gave no usable answer. */
export const catalogUnavailable = (status: number): AssortmentFailure => ({
  kind: 'catalog-unavailable',
  status,
  message: 'The catalogue cannot be read at the moment.',
});

/** Converts a call failure to a catalogue failure. */
export function catalogFailure(failure: CallFailure): AssortmentFailure {
  switch (failure.kind) {
    case 'timeout':
    case 'connect-timeout':
      return catalogUnavailable(504);
    case 'http':
      return catalogUnavailable(BUSY.has(failure.status) ? 503 : 502);
    case 'maintenance':
      return catalogUnavailable(503);
    case 'name-not-found':
    case 'refused-connection':
    case 'tls':
    case 'closed-before-request':
    case 'reset':
    case 'bad-answer':
    case 'errors-without-data':
    case 'refused':
      return catalogUnavailable(502);
  }
}

/** Statuses that ask the client to retry later. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
