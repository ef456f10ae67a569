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
  }, [isOpen]);
  return dialog;
}
