/** What a phone calls for a number as people write it. */
export const phoneUrl = (number: string): string => `tel:${number.replaceAll(/[^\d+]/gu, '')}`;
