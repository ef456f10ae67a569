import { useEffect, useState } from 'react';
import { indexAtScroll, scrollLeftOfIndex } from '#src/carousel/carousel-strip.ts';

/** Index of the slide in view, which follows scrolling, and a function that scrolls to another. */
export function useShownSlide(
  strip: { readonly current: HTMLUListElement | null },
  count: number,
): readonly [number, (index: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = strip.current;
    const follow = (): void => {
      if (element)
        setShown(indexAtScroll(element.scrollLeft, { count, width: element.scrollWidth }));
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [strip, count]);
  const show = (index: number): void => {
    const element = strip.current;
    element?.scrollTo({ left: scrollLeftOfIndex(index, { count, width: element.scrollWidth }) });
  };
  return [Math.min(shown, count - 1), show];
}
