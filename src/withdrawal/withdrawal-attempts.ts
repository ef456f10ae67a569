/**
 * How often one client may declare a withdrawal, in how many milliseconds: generous, for many people
 * may share one address, and each declaration is a row of a few hundred bytes. A mailbox has no limit
 * on what may be declared with it, only on how often it is written to (`RECEIPT_PACES`).
 */
export const WITHDRAWAL_ATTEMPTS = {
  client: { most: 60, period: 10 * 60 * 1000 },
} as const;
