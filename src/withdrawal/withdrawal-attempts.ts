/**
 * How often a withdrawal may be declared, in how many milliseconds: by one client, enough for an
 * office behind one address; to one mailbox, more than anybody has orders, and too few to trouble a
 * stranger with receipts.
 */
export const WITHDRAWAL_ATTEMPTS = {
  client: { most: 20, period: 10 * 60 * 1000 },
  mailbox: { most: 10, period: 60 * 60 * 1000 },
} as const;
