import type { AssortmentFailure } from '#ports/assortment.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';

/** What the shop says where Magento's catalogue brought no usable answer. */
export const catalogUnavailable = (status: number): AssortmentFailure => ({
  kind: 'catalog-unavailable',
  status,
  message: 'The catalogue cannot be read at the moment.',
});

/** By what became of the call. */
export function catalogFailure(failure: CallFailure): AssortmentFailure {
  switch (failure.kind) {
    case 'timeout':
    case 'connect-timeout':
      return catalogUnavailable(504);
    case 'http':
      return catalogUnavailable(BUSY.has(failure.status) ? 503 : 502);
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

/** Statuses of an upstream that asks to come again later. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
