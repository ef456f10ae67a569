import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ListedDuty } from '#src/use-cases/list-duties.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import type { MissingContent } from '#src/use-cases/missing-content.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Memory for parts of pages that are rendered once and reused, in megabytes. */
export const DEFAULT_FRAGMENT_MB = 16;

/** Renders page models as HTML documents. */
export interface Renderer {
  /** Names the browser build that these documents start; empty in development. */
  readonly build: string;
  /** Content security policy that allows exactly these documents. */
  readonly contentSecurityPolicy: string;
  page(page: ShownPage): string;
  /** The page that explains a URL to developers. It has no script, as it needs none. */
  inspect(inspected: InspectedUrl): string;
  /** The page that lists what the law wants on the pages; without script as well. */
  duties(listed: ListedDuties): string;
  /** Screen that replaces every page during maintenance (H6). */
  maintenance(locale: Locale): string;
  /** Screen that replaces every page while menu and footer are unavailable. */
  outage(locale: Locale): string;
  /** Screen that replaces every page of a shop without content. */
  setup(locale: Locale, missing: readonly MissingContent[]): string;
  /** Screen that replaces a page while the server is overloaded. */
  busy(locale: Locale): string;
}

export type InspectedUrl = {
  readonly locale: Locale;
  readonly shell: Shell;
  /** Absent before the first question. */
  readonly explanation: Explanation | undefined;
};

export type ListedDuties = {
  readonly locale: Locale;
  readonly shell: Shell;
  /** `2026-11-27`. */
  readonly today: string;
  readonly duties: readonly ListedDuty[];
};

export type ShownPage = {
  readonly model: PageModel;
  readonly shell: Shell;
};
