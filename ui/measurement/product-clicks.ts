/**
 * Calls back with the SKU of a product whose link is followed from its card in a listing, here or into
 * another tab: what stands beside the list, seen before say, has no place in it.
 * It hears of it before the link is followed. Answers how to stop.
 */
export function onProductOpened(document: Document, listener: (sku: string) => void): () => void {
  const hear = ({ target, button }: MouseEvent): void => {
    if (button > MIDDLE_BUTTON || !(target instanceof Element)) return;
    const card = target.closest('a[href]')?.closest<HTMLElement>('[data-hits] [data-product]');
    const sku = card?.dataset['product'];
    if (sku !== undefined) listener(sku);
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', hear, options);
  document.addEventListener('auxclick', hear, options);
  return () => stop.abort();
}

/** It opens a link in another tab; the ones after it open none. */
const MIDDLE_BUTTON = 1;
