import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import { withTexts } from '../i18n/lazy-with-texts.ts';
import { useShop } from '../shop-context.tsx';
import type { Shop } from '../shop.ts';
import { loadLate } from '../tasks.ts';
import type { OVERLAYS } from './overlays.ts';

type Overlays = typeof OVERLAYS;

/**
 * Components of what opens over a page, which the server never renders. Loads them when the page is
 * idle or touched; what was opened meanwhile is shown then. If they cannot be loaded, the page of what
 * is opened is, until they can: each touch tries again.
 */
export function useOverlays(): Overlays | undefined {
  const shop = useShop();
  const [overlays, setOverlays] = useState<Overlays>();
  useEffect(() => {
    let stop = (): void => {};
    const load = () => {
      stop();
      return withTexts(() => import('./overlays.ts'));
    };
    const onFailed = (error: unknown): void => {
      shop.log.error('overlays-not-loaded', { error: String(error) });
      stop = openPagesInstead(shop);
    };
    void loadLate(load, { onFailed }).then(({ OVERLAYS: loaded }) => setOverlays(loaded));
    return () => stop();
  }, [shop]);
  return overlays;
}

function openPagesInstead({ shell, stores: { cart, search } }: Shop): () => void {
  const stops = [
    when(
      () => cart.isOpen,
      () => location.assign(shell.cartUrl),
    ),
    when(
      () => search.isOverlayOpen,
      () => location.assign(SEARCH_PATH),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
