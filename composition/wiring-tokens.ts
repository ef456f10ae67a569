import { token } from '#ports/token.ts';
import type { EmailSender } from '#server/email-sender.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';

/** Scope of the current request on the server; adapters see the part that their port declares. */
export const Scope = token<ServerScope>('Scope');

/**
 * Speed of the shop's clock relative to the machine's: 1, except in tests that run through minutes
 * of faults in seconds. All waits divide by it, so that the shop's times keep their proportions.
 */
export const ClockSpeed = token<number>('ClockSpeed');

/** The described catalogue of the environment. */
export const Catalogue = token<ShopCatalogue>('Catalogue');

/** Sends the emails that this server writes. */
export const Sender = token<EmailSender>('Sender');
