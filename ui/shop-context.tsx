import { createContext, useContext, type ReactNode } from 'react';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { useHydrated } from './use-hydrated.ts';
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
export const useToday = (): string => usePage().today;
export const useStores = (): Stores => useShop().stores;

/**
 * The page around a component. It needs no observer, as every page is rendered anew; a `memo` above
 * it must depend on what is read of the page.
 */
export function usePage(): PageModel {
  const { page, firstPage } = useStores().navigation;
  return useHydrated(page, firstPage);
}

/** The shopper's bed, for an observer. */
export function useMyBed(): MyBed | undefined {
  const { myBed, navigation } = useStores();
  return useHydrated(myBed.bed, navigation.firstPage.bed);
}
