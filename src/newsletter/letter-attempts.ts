/**
 * How many letters one client may have the shop write, in how many milliseconds: enough for an office
 * behind one address, too few to trouble strangers with. Each mailbox is guarded besides (`mayWrite`).
 */
export const LETTER_ATTEMPTS = { most: 30, period: 10 * 60 * 1000 } as const;

/**
 * How often one client may change preferences, in how many milliseconds: each yes and no is kept as
 * proof for years.
 */
export const PREFERENCES_ATTEMPTS = { most: 60, period: 10 * 60 * 1000 } as const;
