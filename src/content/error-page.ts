/** How long a locale's error page is kept before it is asked for again (H8), in milliseconds. */
export const ERROR_PAGE_LIFETIME = 86_400_000;
