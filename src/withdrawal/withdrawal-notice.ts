/** Notice after a withdrawal was declared without script; it identifies no one. */
export const WITHDRAWAL_NOTICES = ['withdrawal-declared'] as const;

export type WithdrawalNotice = (typeof WITHDRAWAL_NOTICES)[number];
