import type { RequestHandler } from 'express';
import { formatSecurityTxt } from '#src/contact/security-txt.ts';
import type { Site } from '#src/seo/site.ts';
import { buildRobotsTxt } from '#src/use-cases/build-robots-txt.ts';
import type { Config } from '../config.ts';
import type { LocateShop } from '../request-source.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';

type RobotsInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: LocateShop;
};

/** `/robots.txt`: crawl rules of the host's shop. */
export const createRobots =
  ({ ports, site, locate }: RobotsInput): RequestHandler =>
  async (request, response) => {
    const { locale } = locate(request);
    const { text, isComplete } = await buildRobotsTxt({ ports, site, locale });
    response.type('text').setHeader('Cache-Control', isComplete ? CACHE_COMPLETE : CACHE_BRIEFLY);
    sendText(request, response, text);
  };

/** Crawlers cache it for up to a day in any case; caches in between obey. */
const CACHE_COMPLETE = 'public, max-age=600, stale-while-revalidate=3600';
const CACHE_BRIEFLY = 'public, max-age=30';

type SecurityTxtInput = {
  readonly ports: Pick<ServerPorts, 'clock'>;
  readonly config: Pick<Config, 'securityContacts' | 'securityPolicy' | 'site'>;
};

/** `/.well-known/security.txt`, the same on every host; 404 if no security contact is set. */
export const createSecurityTxt =
  ({ ports, config }: SecurityTxtInput): RequestHandler =>
  (request, response) => {
    if (config.securityContacts.length === 0) return void response.sendStatus(404);
    const text = formatSecurityTxt({
      contacts: config.securityContacts,
      policy: config.securityPolicy,
      origins: Object.values(config.site.domains),
      now: ports.clock.now(),
    });
    response.type('text').setHeader('Cache-Control', 'public, max-age=3600');
    sendText(request, response, text);
  };
