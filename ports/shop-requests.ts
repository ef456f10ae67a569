import type { ShopRequest } from '#src/messages/shop-request.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Passes on to the shop what shoppers ask it for: an appointment, samples of fabrics. By letter. */
export interface ShopRequests {
  /**
   * Has a letter sent to the shop, and a confirmation to the shopper. A mailbox that got too many
   * confirmations gets none, which the answer does not tell: anyone can type any address. The same
   * request again within a day is one request: a button was pressed twice.
   */
  request(asked: ShopRequest): Promise<Result<'accepted', ShopRequestsFailure>>;
}

/** It could not be passed on now. */
export type ShopRequestsFailure = {
  readonly kind: 'shop-requests-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

export const ShopRequests = token<ShopRequests>('ShopRequests');
