/**
 * How many previews one client may ask for, in how many milliseconds: enough for editors of one office
 * whose pages load anew with every pause in their typing, too few to try keys by, or to wear the
 * preview service out through the shop.
 */
export const PREVIEW_ATTEMPTS = { most: 300, period: 60 * 1000 } as const;

/** What attempts of a client are counted under. */
export const previewsOf = (client: string): string => `preview:client:${client}`;
