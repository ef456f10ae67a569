/** What the page says of a withdrawal that was declared without script; it says nothing of anybody. */
export const WITHDRAWAL_NOTICES = ['withdrawal-declared'] as const;

export type WithdrawalNotice = (typeof WITHDRAWAL_NOTICES)[number];
