import type { Withdrawals } from '#ports/declarations.ts';
import type { SearchEventsFailure } from '#ports/measurement.ts';
import { readPackingsRequest } from '#src/room/packed-model.ts';
import { parseSearchEvents } from '#src/search/event-document.ts';
import { parseStockAlertForm } from '#src/messages/stock-alert.ts';
import { packingsOfCatalog } from '#src/use-cases/find-packed-models.ts';
import { requestStockAlert } from '#src/use-cases/stock-alerts.ts';
import { parseDeclaration } from '#src/withdrawal/withdrawal.ts';
import {
  type BffAnswer,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
  oneArgument,
} from './bff-method.ts';
import { DELIVERY_METHODS } from './shop-delivery.ts';

/**
 * `/api/shop`: methods beyond the specification's tables. Withdrawals, which every shop must offer
 * by law, requests for stock and deliveries, whichever system holds its carts; packages of beds;
 * search events, whichever search service answers.
 */
export const SHOP_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  ...DELIVERY_METHODS,
  [
    'getPackings',
    bffMethod(
      'prices',
      oneArgument(readPackingsRequest),
      async ({ locale, beds }, { ports, locale: hostLocale }) => {
        const packings = packingsOfCatalog(ports.catalog);
        const found = await packings.packings(locale ?? hostLocale, beds);
        return found.ok
          ? okAnswer({ packings: found.value })
          : errorAnswer(found.error.status, found.error.message);
      },
    ),
  ],
  [
    'withdrawFromContract',
    bffMethod(
      'nothing',
      oneArgument(parseDeclaration),
      async (declaration, { ports, locale, idempotencyKey = ports.ids.next() }) =>
        declared(await ports.withdrawals.declare({ locale, ...declaration }, idempotencyKey)),
    ),
  ],
  [
    'requestStockAlert',
    bffMethod('nothing', oneArgument(parseStockAlertForm), async (form, { ports, locale }) =>
      requested(await requestStockAlert(ports, locale, form)),
    ),
  ],
  [
    'sendSearchEvents',
    bffMethod('nothing', oneArgument(parseSearchEvents), async ({ locale, events }, { ports }) => {
      const answer = await ports.searchEvents.send(locale, events);
      return answer.ok ? okAnswer(answer.value) : eventsErrorAnswer(answer.error);
    }),
  ],
]);

const declared = (answer: Awaited<ReturnType<Withdrawals['declare']>>): BffAnswer =>
  answer.ok
    ? okAnswer({ declared_at: answer.value.declaredAt })
    : errorAnswer(answer.error.status, answer.error.message, answer.error.retryAfterSeconds);

/** The same for every email address, so that it does not reveal whether one is known. */
function requested(answer: Awaited<ReturnType<typeof requestStockAlert>>): BffAnswer {
  if (answer.ok) return okAnswer({ accepted: true });
  const { error } = answer;
  switch (error.kind) {
    case 'product-not-found':
      return errorAnswer(404, 'There is no such variant.');
    case 'variant-in-stock':
      return errorAnswer(409, 'This variant can be bought now.');
    case 'catalog-unavailable':
      return errorAnswer(error.status, error.message);
    case 'stock-alerts-unavailable':
      return errorAnswer(error.status, error.message, error.retryAfterSeconds);
  }
}

/** `index` and `kind` of a rejected event are for programs, the message is for people. */
function eventsErrorAnswer(failure: SearchEventsFailure): BffAnswer {
  if (failure.kind !== 'events-unavailable') {
    const { kind, index } = failure;
    return { status: 422, body: { message: `Event ${index} is refused: ${kind}.`, kind, index } };
  }
  const { retryAfterSeconds } = failure;
  return retryAfterSeconds === undefined
    ? errorAnswer(503, 'The search service is not available now.')
    : errorAnswer(429, 'Too many events were sent from this address.', retryAfterSeconds);
}
