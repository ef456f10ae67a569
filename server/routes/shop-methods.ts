import { z } from 'zod';
import type { Withdrawals } from '#ports/declarations.ts';
import { readWithdrawal } from '#src/withdrawal/withdrawal.ts';
import { freeTextField } from '../cart-fields.ts';
import { eventsErrorAnswer, eventsOf, searchEventsField } from './search-event-field.ts';
import { okAnswer, bffMethod, errorAnswer, type BffAnswer, type BffMethod } from './bff-method.ts';

const Declaration = z.object({
  name: freeTextField,
  order: freeTextField,
  email: freeTextField,
  items: freeTextField.optional(),
});

/**
 * `/api/shop`: methods beyond the specification's tables. Withdrawals, which every shop must offer
 * by law, whichever system holds its carts; search events, whichever search service answers.
 */
export const SHOP_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'withdrawFromContract',
    bffMethod(
      'nothing',
      z.tuple([Declaration]),
      async ([typed], { ports, locale, idempotencyKey }) => {
        const { items, ...rest } = typed;
        const withdrawal = readWithdrawal(
          { ...rest, ...(items !== undefined && { items }) },
          locale,
        );
        if (!withdrawal.ok) return errorAnswer(400, describe(withdrawal.error));
        return declared(
          await ports.withdrawals.declare(withdrawal.value, idempotencyKey ?? ports.ids.next()),
        );
      },
    ),
  ],
  [
    'sendSearchEvents',
    bffMethod('nothing', z.tuple([searchEventsField]), async ([input], { ports }) => {
      const answer = await ports.searchEvents.send(input.locale, eventsOf(input));
      return answer.ok ? okAnswer(answer.value) : eventsErrorAnswer(answer.error);
    }),
  ],
]);

const describe = (errors: readonly { readonly field: string; readonly reason: string }[]) =>
  errors.map(({ field, reason }) => `arguments.0.${field}: ${reason}`).join('; ');

const declared = (answer: Awaited<ReturnType<Withdrawals['declare']>>): BffAnswer =>
  answer.ok
    ? okAnswer({ declared_at: answer.value.declaredAt })
    : errorAnswer(answer.error.status, answer.error.message, answer.error.retryAfterSeconds);
