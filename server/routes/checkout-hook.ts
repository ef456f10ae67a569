import express, { Router, type RequestHandler } from 'express';
import type { RateLimit } from '#ports/shared-stores.ts';
import { readCartId } from '#src/cart/cart-fields.ts';
import { MAX_TOLD_SKUS, readPlacedOrder } from '#src/catalog/purchase.ts';
import { readFields, validate } from '#src/shared/json-reader.ts';
import { bookDelivery, type CartDeliveryPorts } from '#src/use-cases/cart-delivery.ts';
import { recordOrder } from '#src/use-cases/review-purchases.ts';
import { limitBody } from '../limit-body.ts';
import type { LocateShop } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import { deliveryFailureAnswer } from './shop-delivery.ts';
import { authorizeHook, requirePost, sendMessage, sendTooMany } from './webhooks.ts';

/** Maximum size of a message in bytes: of an order with as many SKUs as it may have. */
const MAX_MESSAGE_BYTES = 16 * 1024;

type CheckoutHookInput = {
  readonly ports: CartDeliveryPorts & Pick<ServerPorts, 'rateLimits' | 'purchases'>;
  readonly locate: LocateShop;
  /** If empty, every call is rejected. */
  readonly token: string;
};

/**
 * `POST /api/hooks/checkout`: the checkout that placed the order of a cart, `{"cart_id": "…"}`, books
 * the delivery that the shopper chose, and gets it. `POST /api/hooks/checkout/orders` tells an order, by
 * which a review is verified. A repeated call gets the same answer.
 */
export function createCheckoutHook({ ports, locate, token }: CheckoutHookInput): Router {
  const readJson = limitBody(MAX_MESSAGE_BYTES, (limit) =>
    express.json({ type: () => true, limit, inflate: false }),
  );
  const authorize = authorizeHook({ ports, token, name: 'checkout' });
  return Router()
    .post('/', authorize, readJson, bookOrdered({ ports, locate }))
    .all('/', requirePost)
    .post('/orders', authorize, readJson, tellOrder({ ports, locate }))
    .all('/orders', requirePost);
}

const bookOrdered =
  ({ ports, locate }: Pick<CheckoutHookInput, 'ports' | 'locate'>): RequestHandler =>
  async (request, response) => {
    const message = validate(readMessage, request.body);
    if (!message.ok) return sendMessage(response, 400, '{"cart_id": "…"} is required.');
    const { cart_id: cartId } = message.value;
    const booked = await bookDelivery(ports, { locale: locate(request).locale, cartId });
    const { status, body } = booked.ok
      ? { status: 200, body: { ...booked.value.slot, services: booked.value.services } }
      : deliveryFailureAnswer(booked.error);
    response.status(status).setHeader('Cache-Control', 'no-store').json(body);
  };

/**
 * Orders that are taken in all: more than a shop has in its busiest minute, and a stolen token stores
 * no more either.
 */
const TOLD_ORDERS: RateLimit = { max: 600, period: 60_000 };

const tellOrder =
  ({ ports, locate }: Pick<CheckoutHookInput, 'ports' | 'locate'>): RequestHandler =>
  async (request, response) => {
    const order = validate(readPlacedOrder, request.body);
    if (!order.ok) return sendMessage(response, 400, ORDER_REQUIRED);
    const taken = await ports.rateLimits.take('checkout-orders', TOLD_ORDERS);
    if (!taken.ok) return sendTooMany(response, taken.error, 'Too many orders in a minute.');
    const recorded = await recordOrder(ports, locate(request).locale, order.value);
    if (!recorded.ok) return sendMessage(response, recorded.error.status, recorded.error.message);
    response.setHeader('Cache-Control', 'no-store').json(recorded.value);
  };

const ORDER_REQUIRED = `{"number": "…", "email": "…", "skus": ["…"]} is required, with at most ${MAX_TOLD_SKUS} SKUs.`;

const readMessage = readFields({ cart_id: readCartId });
