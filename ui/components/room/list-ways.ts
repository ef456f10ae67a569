/*
 * What lists show of a known way. Pages load it by way of this module, so that their own script names
 * this file alone, and none of those that it needs.
 */

export const loadCardWay = async () => (await import('./CardWay.tsx')).CardWay;

export const loadListingWay = async () => (await import('./ListingWay.tsx')).ListingWay;
