import type { Locale } from '#src/shared/locale.ts';

/** Where a page stands: search engines are told whole addresses. */
export type Place = {
  readonly locale: Locale;
  /** The public address of a path of the shop. */
  readonly address: (path: string) => string;
};
