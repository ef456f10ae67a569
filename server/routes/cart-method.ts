import { z } from 'zod';
import type { CartChangeAnswer, CartFailure } from '#ports/cart-gateway.ts';
import type { Result } from '#src/shared/result.ts';
import { bffMethod, type BffCall, type BffMethod } from './bff-method.ts';
import { answerFromCart } from './cart-answer.ts';

/** Creates a method with one argument, validated by `field`, that answers with a cart (C2). */
export const cartMethod = <Argument>(
  field: z.ZodType<Argument>,
  ask: (argument: Argument, call: BffCall) => Promise<Result<CartChangeAnswer, CartFailure>>,
): BffMethod =>
  bffMethod('nothing', z.tuple([field]), async ([argument], call) =>
    answerFromCart(await ask(argument, call)),
  );
