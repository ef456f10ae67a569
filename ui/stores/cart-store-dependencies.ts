import type { CartGateway } from '#ports/cart-gateway.ts';
import type { CartStorage } from '#ports/cart-storage.ts';
import type { Ids } from '#ports/ids.ts';
import type { Log } from '#ports/log.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import type { TabFocus, Cookies, Locks, Timers } from '../navigation/browser.ts';
import type { NotificationStore } from './notification-store.ts';

/** Dependencies of the cart store. */
export type CartStoreDependencies = {
  readonly locale: Locale;
  readonly text: Translate;
  readonly notifications: NotificationStore;
  readonly cookies: Cookies;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly attention: TabFocus;
  readonly carts: CartGateway;
  readonly storage: CartStorage;
  readonly ids: Ids;
  readonly log: Log;
};
