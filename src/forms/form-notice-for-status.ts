import type { FormNotice } from './form-notice.ts';

/**
 * The notice for a failed form by HTTP status, for failures after which the request may be retried.
 */
export function formNoticeForStatus(status: number): FormNotice {
  if (status === 429) return 'TOO_BUSY';
  return status === 504 ? 'UNCONFIRMED' : 'SHOP_AWAY';
}
