import type { ContentSource } from '#ports/content-source.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import type { Site } from '#src/seo/site.ts';
import { soldOutPages } from '#src/use-cases/sold-out-pages.ts';
import { createLoadShell, type LoadShell } from './load-shell.ts';
import { createLoadSite, type LoadSite } from './load-site.ts';
import { enforceDeadline } from './observe/enforce-deadline.ts';
import { interceptPorts, timePortCalls } from './observe/intercept-ports.ts';
import { runDetached, type ServerScope, type TimeBudget } from './observe/request-scope.ts';
import type { ServerMetrics } from './observe/server-metrics.ts';
import type { ServerPorts } from './server-ports.ts';
import { withoutSoldOutAlternates } from './without-sold-out-alternates.ts';

/** Each call has a deadline; the duration until then is measured. */
export function observePorts(
  ports: ServerPorts,
  scope: ServerScope,
  metrics: Pick<ServerMetrics, 'countCalls'>,
): ServerPorts {
  const parts = { scope, stopwatch: performance, log: ports.log };
  return interceptPorts(ports, [enforceDeadline(parts), timePortCalls(parts), metrics.countCalls]);
}

type SourceParts = {
  /** Observed, with the content as editors wrote it. */
  readonly ports: ServerPorts;
  readonly scope: ServerScope;
  readonly site: Site;
  /** For reads that are independent of any page. */
  readonly budget: TimeBudget;
};

/** Ports and loaders of pages. */
export type PageInputs = {
  readonly ports: ServerPorts;
  readonly loadShell: LoadShell;
  readonly loadSite: LoadSite;
};

/** The ports of pages, and what all pages of a locale share. */
export const pageInputs = (parts: SourceParts): PageInputs => ({
  ports: { ...parts.ports, content: contentWithoutSoldOut(parts) },
  loadShell: createLoadShell(parts.ports.content, parts.ports.log),
  loadSite: createLoadSite({ ...parts.ports, site: parts.site }),
});

/**
 * Content for pages and programs that lists no sold-out filtered page as a counterpart in another
 * locale, as far as known. Sitemaps read stock themselves, because they wait until it is known.
 */
const contentWithoutSoldOut = ({ ports, scope, site, budget }: SourceParts): ContentSource =>
  withoutSoldOutAlternates({
    content: ports.content,
    locales: servedLocales(site.domains),
    async soldOutIn(locale) {
      const found = await runDetached({ scope, stopwatch: performance, budget }, () =>
        soldOutPages({ ports, locale }),
      );
      return found.ok ? found.value : undefined;
    },
  });
