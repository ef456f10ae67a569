import type { RequestHandler } from 'express';
import type { Site } from '#src/seo/site.ts';
import { buildRobotsTxt } from '#src/use-cases/build-robots-txt.ts';
import type { Locate } from '../locate.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';

type RobotsInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: Locate;
};

/** `/robots.txt`: crawl rules of the host's shop. */
export const createRobots =
  ({ ports, site, locate }: RobotsInput): RequestHandler =>
  async (request, response) => {
    const { locale } = locate(request);
    const { text, isWhole } = await buildRobotsTxt({ ports, site, locale });
    response.type('text').setHeader('Cache-Control', isWhole ? WHOLE : PASSING);
    sendText(request, response, text);
  };

/** Crawlers cache it for up to a day in any case; caches in between obey. */
const WHOLE = 'public, max-age=600, stale-while-revalidate=3600';
const PASSING = 'public, max-age=30';
