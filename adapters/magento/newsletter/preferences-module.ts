import type { Newsletter } from '#ports/newsletter.ts';
import { err } from '#src/shared/result.ts';

/**
 * E-mail preferences, which Magento's core lacks. A Magento extension that offers them implements
 * this; `docs/magento.md` describes the module that comes with this shop.
 */
export type PreferencesModule = Pick<
  Newsletter,
  'requestPreferences' | 'preferences' | 'changePreferences'
>;

/** For a Magento without such a module. */
export const noPreferences: PreferencesModule = {
  requestPreferences: () => NOT_OFFERED,
  preferences: () => NOT_OFFERED,
  changePreferences: () => NOT_OFFERED,
};

const NOT_OFFERED = Promise.resolve(
  err({
    kind: 'newsletter-unavailable',
    status: 501,
    message: 'E-mail preferences are not offered.',
  } as const),
);
