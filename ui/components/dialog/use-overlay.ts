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
    return isOpen ? coverPage() : undefined;
  }, [isOpen]);
  return dialog;
}

/**
 * The page behind a modal dialog stands still until this is undone, and the dialogs above one another
 * are all closed. Said on the root (`data-covered`, how many there are): styles that look for an open
 * dialog themselves do so anew with every element that a page is read into.
 */
export function coverPage(): () => void {
  const { dataset } = document.documentElement;
  const change = (by: number): void => {
    const depth = Number(dataset['covered'] ?? 0) + by;
    if (depth > 0) dataset['covered'] = String(depth);
    else delete dataset['covered'];
  };
  change(1);
  return () => change(-1);
}
