import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStores } from '#ui/shop-context.tsx';

/** While something is open over the page, Back closes it and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { navigation } = useStores();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    return isOpen ? navigation.overlay(() => close()) : undefined;
  }, [isOpen, navigation]);
}

/**
 * Opens and closes a modal dialog as `isOpen` says. The browser keeps the focus inside, and returns
 * it to what had it before.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
    return isOpen && dialog.current ? coverPage(dialog.current) : undefined;
  }, [isOpen]);
  return dialog;
}

/**
 * The page behind a modal dialog stands still until the dialog is closed, by whatever, or this is
 * undone. Said on the root (`data-covered`, how many dialogs there are above one another): styles that
 * look for an open dialog themselves do so anew with every element that a page is read into.
 */
export function coverPage(dialog: HTMLDialogElement): () => void {
  let covers = true;
  const uncover = (): void => {
    if (covers) changeDepth(-1);
    covers = false;
    dialog.removeEventListener('close', whenClosed);
  };
  // Told a while after it was closed, when it may be open again.
  const whenClosed = (): void => (dialog.open ? undefined : uncover());
  dialog.addEventListener('close', whenClosed);
  changeDepth(1);
  return uncover;
}

function changeDepth(by: number): void {
  const { dataset } = document.documentElement;
  const depth = Number(dataset['covered'] ?? 0) + by;
  if (depth > 0) dataset['covered'] = String(depth);
  else delete dataset['covered'];
}
