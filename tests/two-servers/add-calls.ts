import { ask } from '../server/ask.ts';

/** Calls of a tab that clicks "add to cart" once, by whichever server it reaches. */
export function createAddCalls(idempotencyKey: string) {
  const call = (port: number, method: string, args: unknown) =>
    ask(port, `/api/magento/${method}`, {
      method: 'POST',
      body: JSON.stringify(args),
      headers: {
        Host: 'nl-nl.localhost',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
    });
  return {
    newCart: async (port: number) =>
      (await (await call(port, 'createEmptyCart', [])).json()) as string,
    addTo: (port: number, cartId: string, sku: string) =>
      call(port, 'addProductsToCart', [{ cartId, cartItems: [{ sku, quantity: 2 }] }]),
  };
}
