import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { MagentoModule } from '../magento-sandbox.ts';
import { preferencesRoutes } from './preferences-routes.ts';
import { subscribeResolver } from './subscribe-resolver.ts';

export type NewsletterModuleParts = {
  /** Store of subscribers and letters, the same as of the embedded shop's carts. */
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Access token for the REST module; without it, the module is not installed. */
  readonly token?: string;
};

/**
 * Magento's core newsletter over the embedded one, and the module `Sluimer_NewsletterPreferences`
 * (`docs/magento.md`).
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
