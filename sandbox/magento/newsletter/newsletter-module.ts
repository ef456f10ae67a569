import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { MagentoModule } from '../magento-sandbox.ts';
import { preferencesRoutes } from './preferences-routes.ts';
import { subscribeResolver } from './subscribe-resolver.ts';

export type NewsletterModuleParts = {
  /** Where subscribers and letters are kept: as with the carts of the embedded shop. */
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Of the integration that may use the REST module; left out, that is not installed. */
  readonly token?: string;
};

/**
 * The newsletter of Magento's core over the embedded one, and the module
 * `Sluimer_NewsletterPreferences` (`docs/magento.md`).
 */
export function createNewsletterModule(parts: NewsletterModuleParts): MagentoModule {
  const { database, token } = parts;
  const newsletter = createEmbeddedNewsletter(parts);
  return {
    resolvers: { subscribeEmailToNewsletter: subscribeResolver(newsletter, database) },
    mount(app) {
      if (token !== undefined) preferencesRoutes(app, { newsletter, token });
    },
  };
}
