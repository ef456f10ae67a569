/**
 * Rate limit of letters per client: `most` in `period` milliseconds. Enough for an office behind
 * one address, too few to harass strangers. Each mailbox is limited as well (`maySendLetter`).
 */
export const LETTER_RATE_LIMIT = { most: 30, period: 10 * 60 * 1000 } as const;

/**
 * Rate limit of preference changes per client: `most` in `period` milliseconds. Each yes and no is
 * kept as proof for years.
 */
export const PREFERENCES_RATE_LIMIT = { most: 60, period: 10 * 60 * 1000 } as const;
