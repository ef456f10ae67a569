import type { CartFailure } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, failed, type BffAnswer } from './bff-method.ts';

/** The answer of every cart method: the cart, and what was refused (C2). */
export const cartAnswered = (answer: Result<CartAnswer, CartFailure>): BffAnswer =>
  answer.ok ? answered(formatCartAnswer(answer.value)) : failedCart(answer.error);

export const failedCart = ({ status, message }: CartFailure): BffAnswer => failed(status, message);
