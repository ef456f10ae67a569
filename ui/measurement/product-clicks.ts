/** Called with a product that is opened from a row; the page's main list has an empty name. */
export type ProductOpenedListener = (sku: string, row: string) => void;

/**
 * Calls back before the link of a product card is followed, in this tab or another. Returns a
 * function that stops it.
 */
export function onProductOpened(document: Document, listener: ProductOpenedListener): () => void {
  const onClick = ({ target, button }: MouseEvent): void => {
    if (button > MIDDLE_BUTTON || !(target instanceof Element)) return;
    const card = target.closest('a[href]')?.closest<HTMLElement>('[data-product]');
    const sku = card?.dataset['product'];
    const row = card?.closest<HTMLElement>('[data-hits]')?.dataset['hits'];
    if (sku !== undefined && row !== undefined) listener(sku, row);
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('auxclick', onClick, options);
  return () => stop.abort();
}

/** The middle mouse button opens a link in another tab; buttons with a higher number open none. */
const MIDDLE_BUTTON = 1;
