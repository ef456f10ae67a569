import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Drag distance beyond that of an unsteady click: 5 CSS pixels. */
const isFar = (dragged: number): boolean => Math.abs(dragged) > 5;

type DragHandlers<Start> = {
  /** Returns the state at the start of the drag, for `onDrop`. */
  readonly onGrab: () => Start;
  /** Called with the distance dragged to the right, in CSS pixels. */
  readonly onDrop: (start: Start, dragged: number) => void;
};

type Drag<Start> = { readonly x: number; readonly left: number; readonly start: Start };

/** Lets a mouse drag a list as touch does (H11); touch uses the browser's own scrolling. */
export function useMouseDrag<Start>(
  strip: RefObject<HTMLElement | null>,
  { onGrab, onDrop }: DragHandlers<Start>,
): void {
  const grab = useEffectEvent(onGrab);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let drag: Drag<Start> | undefined;
    let dragged = 0;
    const onDown = ({ pointerType, button, clientX }: PointerEvent): void => {
      dragged = 0;
      if (pointerType !== 'mouse' || button !== 0) return;
      drag = { x: clientX, left: element.scrollLeft, start: grab() };
    };
    const onMove = ({ clientX }: PointerEvent): void => {
      if (!drag) return;
      dragged = clientX - drag.x;
      if (!isFar(dragged)) return;
      element.dataset['dragged'] = '';
      element.scrollLeft = drag.left - dragged;
    };
    const onUp = (): void => {
      if (drag && isFar(dragged)) drop(drag.start, dragged);
      drag = undefined;
      delete element.dataset['dragged'];
    };
    const onClick = (click: MouseEvent): void => void (isFar(dragged) && click.preventDefault());
    element.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('click', onClick, { signal, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [strip]);
}
