import type { RequestHandler } from 'express';
import { formatSecurityTxt } from '#src/contact/security-txt.ts';
import type { Config } from '../config.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';

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
