/** Hears of a product that is opened from a row of them; the page's own listing has no name. */
export type HearOpened = (sku: string, row: string) => void;

/**
 * Calls back when the link of a product is followed from its card, here or into another tab; before it
 * is followed. Answers how to stop.
 */
export function onProductOpened(document: Document, listener: HearOpened): () => void {
  const hear = ({ target, button }: MouseEvent): void => {
    if (button > MIDDLE_BUTTON || !(target instanceof Element)) return;
    const card = target.closest('a[href]')?.closest<HTMLElement>('[data-product]');
    const sku = card?.dataset['product'];
    const row = card?.closest<HTMLElement>('[data-hits]')?.dataset['hits'];
    if (sku !== undefined && row !== undefined) listener(sku, row);
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', hear, options);
  document.addEventListener('auxclick', hear, options);
  return () => stop.abort();
}

/** It opens a link in another tab; the ones after it open none. */
const MIDDLE_BUTTON = 1;
