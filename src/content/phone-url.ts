/** Returns the `tel:` URL of a number as people write it. */
export const phoneUrl = (number: string): string => `tel:${number.replaceAll(/[^\d+]/gu, '')}`;
