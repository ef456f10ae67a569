import { createContext, useContext, type ReactNode } from 'react';
import type { Translate } from './i18n/texts.ts';
import type { Shop, Stores } from './shop.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

/** Provides the shop to the components below. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop was called outside ShopProvider.');
  return shop;
}

export const useText = (): Translate => useShop().text;
/** Order date of an order placed now, the same on the server and in the browser. */
export const useToday = (): string => useShop().stores.navigation.page.today;
export const useStores = (): Stores => useShop().stores;
