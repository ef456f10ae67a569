import type { ContentSource } from '#ports/content-source.ts';
import { servedLocales } from '#src/routing/domains.ts';
import type { Site } from '#src/seo/site.ts';
import { soldOutPages } from '#src/use-cases/sold-out-pages.ts';
import { runDetached } from './observe/run-detached.ts';
import type { ServerScope, TimeBudget } from './observe/request-scope.ts';
import type { ServerPorts } from './server-ports.ts';
import { withoutSoldOutAlternates } from './without-sold-out-alternates.ts';

type ContentParts = {
  readonly ports: Pick<ServerPorts, 'content' | 'search' | 'log'>;
  readonly scope: ServerScope;
  readonly site: Site;
  /** For reads that are independent of any page. */
  readonly budget: TimeBudget;
};

/**
 * Content for pages and programs that lists no sold-out filtered page as a counterpart in another
 * locale, as far as known. Sitemaps read stock themselves, because they wait until it is known.
 */
export const contentWithoutSoldOut = ({
  ports,
  scope,
  site,
  budget,
}: ContentParts): ContentSource =>
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
