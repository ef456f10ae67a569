import type { CartDeliveries, CartDeliveryAnswer } from '#ports/delivery-slots.ts';
import { readCartDeliveryDocument } from '#src/delivery/cart-delivery.ts';
import { readFields, readFieldsWith, readNullOr, readText } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';

/** Deliveries of carts via the shop's own server, whose address names the locale. */
export function createBffCartDeliveries(client: BffClient): CartDeliveries {
  const call = async (
    method: string,
    argument: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CartDeliveryAnswer> => {
    const answer = await client.call(`shop/${method}`, [argument], { headers });
    if (!answer.ok) return err(readRefusal(answer.error.answer)?.code ?? UNAVAILABLE);
    const answered = readAnswer(answer.value);
    if (!answered) return err(UNAVAILABLE);
    return answered.code === undefined ? ok(answered.delivery) : err(answered.code);
  };
  return {
    read: (cart_id, postal_code) =>
      call('getDelivery', { cart_id, ...(postal_code !== undefined && { postal_code }) }),
    choose: (cart_id, delivery, key) =>
      call('chooseDelivery', { cart_id, delivery }, { 'idempotency-key': key }),
    release: (cart_id) => call('releaseDelivery', { cart_id }),
    move: (replaced_cart_id, cart_id) => call('moveDelivery', { replaced_cart_id, cart_id }),
  };
}

const UNAVAILABLE = 'slots-unavailable';

const readRefusal = readFields({ code: readText });
const readAnswer = readFieldsWith(
  { delivery: readNullOr(readCartDeliveryDocument) },
  { code: readText },
);
