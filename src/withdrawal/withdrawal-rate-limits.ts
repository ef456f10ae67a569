/**
 * Rate limit of withdrawals per client: `most` in `period` milliseconds. It is generous, as many
 * people may share one address, and each declaration is a row of a few hundred bytes. The
 * declarations of a mailbox are not limited, only the letters to it (`RECEIPT_RATE_LIMITS`).
 */
export const WITHDRAWAL_RATE_LIMITS = {
  client: { most: 60, period: 10 * 60 * 1000 },
} as const;
