import express, { Router, type RequestHandler } from 'express';
import { readCartId } from '#src/cart/cart-fields.ts';
import { readFields, validate } from '#src/shared/json-reader.ts';
import { bookDelivery, type CartDeliveryPorts } from '#src/use-cases/cart-delivery.ts';
import { limitBody } from '../limit-body.ts';
import type { LocateShop } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import { failureAnswer } from './shop-delivery.ts';
import { authorizeHook, requirePost, sendMessage } from './webhooks.ts';

/** Maximum size of a message in bytes. */
const MAX_MESSAGE_BYTES = 4 * 1024;

type CheckoutHookInput = {
  readonly ports: CartDeliveryPorts & Pick<ServerPorts, 'rateLimits'>;
  readonly locate: LocateShop;
  /** If empty, every call is rejected. */
  readonly token: string;
};

/**
 * `POST /api/hooks/checkout`: the checkout that placed the order of a cart, `{"cart_id": "…"}`, books
 * the delivery that the shopper chose, and gets it. A repeated call gets the same answer.
 */
export function createCheckoutHook({ ports, locate, token }: CheckoutHookInput): Router {
  const readJson = limitBody(MAX_MESSAGE_BYTES, (limit) =>
    express.json({ type: () => true, limit, inflate: false }),
  );
  const authorize = authorizeHook({ ports, token, name: 'checkout' });
  return Router()
    .post('/', authorize, readJson, bookOrdered({ ports, locate }))
    .all('/', requirePost);
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
      : failureAnswer(booked.error);
    response.status(status).setHeader('Cache-Control', 'no-store').json(body);
  };

const readMessage = readFields({ cart_id: readCartId });
