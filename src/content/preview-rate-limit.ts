/**
 * Rate limit of previews per client: `most` in `period` milliseconds. Enough for editors of one
 * office whose pages reload with every pause in their typing; too few to guess keys, or to exhaust
 * the preview service through the shop.
 */
export const PREVIEW_RATE_LIMIT = { most: 300, period: 60 * 1000 } as const;

/** Rate limit name for a client's previews. */
export const previewRateLimitKey = (client: string): string => `preview:client:${client}`;
