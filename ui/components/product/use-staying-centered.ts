import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the centre of a scroll view in place when its content is zoomed. */
export function useStayingCentered(view: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = view.current;
    const factor = zoom / before.current;
    before.current = zoom;
    if (!element || factor === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    });
  }, [view, zoom]);
}
