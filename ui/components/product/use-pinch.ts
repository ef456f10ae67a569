import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onPinch` with the factor by which two fingers moved apart since the last event. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onPinch: (factor: number) => void,
): void {
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const target = element.current;
    let apart = 0;
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart > 0) pinch(now / apart);
      apart = now;
    };
    const end = (): void => {
      apart = 0;
    };
    target?.addEventListener('touchmove', move, { passive: false });
    target?.addEventListener('touchend', end);
    return () => {
      target?.removeEventListener('touchmove', move);
      target?.removeEventListener('touchend', end);
    };
  }, [element]);
}
