import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStores } from '../../shop-context.tsx';

/** While an overlay is open, Back closes it and stays on the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { navigation } = useStores();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    return isOpen ? navigation.openOverlay(() => close()) : undefined;
  }, [isOpen, navigation]);
}

/**
 * Opens and closes a modal dialog as `isOpen` changes. The browser traps the focus, and restores it
 * on close.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
    return isOpen && dialog.current ? lockPageScroll(dialog.current) : undefined;
  }, [isOpen]);
  return dialog;
}

/**
 * Locks the scrolling of the page behind a modal dialog until the dialog closes or the returned
 * function is called. Counts the open dialogs in `data-covered` on the root: a CSS `:has()` on the
 * root would be evaluated again for every element that the parser adds (decision 26).
 */
export function lockPageScroll(dialog: HTMLDialogElement): () => void {
  let covers = true;
  const uncover = (): void => {
    if (covers) changeDepth(-1);
    covers = false;
    dialog.removeEventListener('close', whenClosed);
  };
  // The `close` event is asynchronous: the dialog may be open again.
  const whenClosed = (): void => (dialog.open ? undefined : uncover());
  dialog.addEventListener('close', whenClosed);
  changeDepth(1);
  return uncover;
}

function changeDepth(by: number): void {
  const { dataset, clientWidth } = document.documentElement;
  const before = Number(dataset['covered'] ?? 0);
  const depth = before + by;
  if (before === 0) dataset['scrollBar'] = window.innerWidth > clientWidth ? 'reserved' : 'none';
  if (depth > 0) dataset['covered'] = String(depth);
  else delete dataset['covered'];
}
