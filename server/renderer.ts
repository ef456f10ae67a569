import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Turns page models into whole documents. */
export interface Renderer {
  /** The policy under which exactly these documents work. */
  readonly contentSecurityPolicy: string;
  page(page: ShownPage): string;
  /** The screen that stands in for every page during maintenance (H6). */
  maintenance(locale: Locale): string;
  /** The screen that stands in for every page while there is no menu and no footer to be had. */
  outage(locale: Locale): string;
  /** The screen that stands in for a page while the server has more to do than it can. */
  busy(locale: Locale): string;
}

export type ShownPage = {
  readonly model: PageModel;
  readonly shell: Shell;
  readonly hostKnown: boolean;
};
