import { when } from 'mobx';
import { opensByLetter } from '#src/use-cases/page-answer.ts';
import { isAnyGranted } from '#src/consent/consent.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Shop } from '../shop.ts';
import { onProductOpened, type ProductOpenedListener } from './product-clicks.ts';

/**
 * Starts measuring once the visitor consents, and loads the code for it only then. Skips tabs
 * opened by a personal link or an editor's preview: their URL is a secret, and tags read URLs.
 */
export function startMeasurement(shop: Shop): () => void {
  const { measurement, stores } = shop;
  if (!measurement?.load || isPrivatePage(stores.navigation.page)) return () => {};
  const { load: open, settings } = measurement;
  const ended = new AbortController();
  const callOff = when(
    () => isAnyGranted(stores.consent.choice),
    () => {
      const input = {
        shop,
        dependencies: measurement,
        onProductOpened: onProductOpenedInDocument,
        until: ended.signal,
      };
      void Promise.all([import('./track-events.ts'), open(settings)]).then(
        ([{ trackEvents }, measurementPorts]) => trackEvents({ ...input, measurementPorts }),
        // Offline, or after a newer build: the session is not measured.
        (error: unknown) => shop.log.warn('measuring-not-loaded', { error: String(error) }),
      );
    },
  );
  return () => {
    callOff();
    ended.abort();
  };
}

const onProductOpenedInDocument = (listener: ProductOpenedListener) =>
  onProductOpened(document, listener);

/** Pages of a preview load as whole documents, so the first page of a tab decides for all. */
const isPrivatePage = (page: PageModel): boolean =>
  page.preview !== undefined || opensByLetter(page);
