/** How long a locale's error page is cached before it is fetched again (H8), in milliseconds. */
export const ERROR_PAGE_LIFETIME = 86_400_000;
