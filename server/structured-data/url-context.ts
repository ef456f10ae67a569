import type { Locale } from '#src/shared/locale.ts';

/** Locale and base URL of a page: search engines need absolute URLs. */
export type UrlContext = {
  readonly locale: Locale;
  /** Absolute public URL of a path of the shop. */
  readonly address: (path: string) => string;
};
