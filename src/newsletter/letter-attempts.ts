/**
 * How many letters one client may have the shop write, in how many milliseconds: enough for an office
 * behind one address, too few to trouble strangers with. Each mailbox is guarded besides: no letter is
 * written to it again so soon (`mayWrite`).
 */
export const LETTER_ATTEMPTS = { most: 30, period: 10 * 60 * 1000 } as const;
