import { readCartId } from '#src/cart/cart-fields.ts';
import { readDeliveryRequest } from '#src/delivery/cart-delivery.ts';
import { readTypedText } from '#src/shared/form.ts';
import { readObject } from '#src/shared/json-reader.ts';
import type { Result } from '#src/shared/result.ts';
import {
  chooseDelivery,
  type DeliveryFailure,
  readCartDelivery,
} from '#src/use-cases/cart-delivery.ts';
import {
  type BffAnswer,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
  oneArgument,
} from './bff-method.ts';

const readCart = readObject({ cart_id: readCartId });
const readReplacement = readObject({ cart_id: readCartId, replaced_cart_id: readCartId });
const readCartAndCode = readObject({ cart_id: readCartId }, { postal_code: readTypedText });
const readChoice = readObject({ cart_id: readCartId, delivery: readDeliveryRequest });

/** Methods for the delivery of a cart by the shop's vans, whichever system holds the cart. */
export const DELIVERY_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'getDelivery',
    bffMethod('nothing', oneArgument(readCartAndCode), async (argument, { ports, locale }) => {
      const { cart_id: cartId, postal_code: typed } = argument;
      const read = await readCartDelivery(ports, { locale, cartId, typed });
      if (read.ok || read.error.kind !== 'no-cart') return deliveryAnswer(read);
      // As with the cart itself: a tab whose cart has expired logs nothing but that (C3).
      return okAnswer({ delivery: null, code: read.error.kind });
    }),
  ],
  [
    'chooseDelivery',
    bffMethod(
      'nothing',
      oneArgument(readChoice),
      async ({ cart_id: cartId, delivery: request }, call) => {
        const { ports, locale, idempotencyKey: key = ports.ids.next() } = call;
        return deliveryAnswer(await chooseDelivery(ports, { locale, cartId, request, key }));
      },
    ),
  ],
  [
    'moveDelivery',
    bffMethod(
      'nothing',
      oneArgument(readReplacement),
      async ({ cart_id: cartId, replaced_cart_id: replacedId }, { ports, locale }) => {
        const moved = await ports.deliverySlots.move(replacedId, cartId);
        if (!moved.ok) return deliveryFailureAnswer(moved.error);
        return deliveryAnswer(await readCartDelivery(ports, { locale, cartId }));
      },
    ),
  ],
  [
    'releaseDelivery',
    bffMethod('nothing', oneArgument(readCart), async ({ cart_id: cartId }, { ports, locale }) => {
      const released = await ports.deliverySlots.release(cartId);
      if (!released.ok) return deliveryFailureAnswer(released.error);
      return deliveryAnswer(await readCartDelivery(ports, { locale, cartId }));
    }),
  ],
];

/** The delivery, or the kind of the failure as `code`. */
const deliveryAnswer = (answer: Result<unknown, DeliveryFailure>): BffAnswer =>
  answer.ok ? okAnswer({ delivery: answer.value }) : deliveryFailureAnswer(answer.error);

export function deliveryFailureAnswer(failure: DeliveryFailure): BffAnswer {
  if (failure.kind === 'slots-unavailable')
    return errorAnswer(failure.status, failure.message, failure.retryAfterSeconds);
  const { kind } = failure;
  return { status: STATUSES[kind], body: { message: MESSAGES[kind], code: kind } };
}

type Refusal = Exclude<DeliveryFailure['kind'], 'slots-unavailable'>;

const STATUSES: Readonly<Record<Refusal, number>> = {
  'no-cart': 404,
  'no-date': 409,
  'not-delivered': 422,
  'no-capacity': 409,
  'too-early': 409,
  elsewhere: 409,
  'nothing-chosen': 409,
  expired: 409,
  booked: 409,
  'key-reused': 422,
};

/** For developers; pages have words of their own for each code. */
const MESSAGES: Readonly<Record<Refusal, string>> = {
  'no-cart': 'The cart no longer exists.',
  'no-date': 'No day of delivery can be chosen for this cart.',
  'not-delivered': 'No van goes to this postal code.',
  'no-capacity': 'The window has no capacity left.',
  'too-early': 'The cart cannot be delivered on that day.',
  elsewhere: 'The cart now goes to a place that other vans drive to.',
  'nothing-chosen': 'The cart has no delivery to book.',
  expired: 'The window was held too long ago, and others have taken it.',
  booked: 'The delivery is booked.',
  'key-reused': 'The Idempotency-Key was used for another choice.',
};
