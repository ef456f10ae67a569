import { when } from 'mobx';
import { isOpenedByLink } from '#src/content/block.ts';
import { isAnyGranted } from '#src/measurement/consent.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Shop } from '../shop.ts';
import { onProductOpened, type HearOpened } from './product-clicks.ts';

/**
 * Begins to measure once the visitor allows it; what that needs is loaded then, and not before. A tab
 * that a personal link or an editor's preview has opened is left out: its address is a key, and tags read
 * addresses.
 */
export function beginMeasuring(shop: Shop): () => void {
  const { measuring, stores } = shop;
  if (!measuring?.open || isSecret(stores.navigation.page)) return () => {};
  const { open, settings } = measuring;
  const ended = new AbortController();
  const callOff = when(
    () => isAnyGranted(stores.consent.choice),
    () => {
      const input = { shop, world: measuring, onOpened: onOpenedHere, until: ended.signal };
      void Promise.all([import('./measure.ts'), open(settings)]).then(
        ([{ measure }, told]) => measure({ ...input, told }),
        // Offline, or after a newer build: nothing is measured, and nobody misses it.
        (error: unknown) => shop.log.warn('measuring-not-loaded', { error: String(error) }),
      );
    },
  );
  return () => {
    callOff();
    ended.abort();
  };
}

const onOpenedHere = (listener: HearOpened) => onProductOpened(document, listener);

/** Within a preview each page is loaded whole, so what a tab was opened with says it of all its pages. */
const isSecret = (page: PageModel): boolean =>
  page.preview !== undefined || ('blocks' in page && page.blocks.some(isOpenedByLink));
