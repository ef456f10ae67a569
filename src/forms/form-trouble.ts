import type { FormNotice } from './form-notice.ts';

/**
 * What somebody is told whose form could not be taken, by the status of the failure, where all that
 * was asked for may be asked for again.
 */
export function formTrouble(status: number): FormNotice {
  if (status === 429) return 'TOO_BUSY';
  return status === 504 ? 'UNCONFIRMED' : 'SHOP_AWAY';
}
