import type { FormNotice } from '../forms/form-notice.ts';

/**
 * What somebody is told whose form the newsletter could not take, by the status of its failure. All
 * that is asked of it may be asked again.
 */
export function newsletterTrouble(status: number): FormNotice {
  if (status === 429) return 'TOO_BUSY';
  return status === 504 ? 'UNCONFIRMED' : 'SHOP_AWAY';
}
