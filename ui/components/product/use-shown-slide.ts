import { useEffect, useState } from 'react';
import { placeAt, stripLeft } from '#src/carousel/strip.ts';

/** Index of the slide in view, which follows scrolling, and a function that scrolls to another. */
export function useShownSlide(
  strip: { readonly current: HTMLUListElement | null },
  count: number,
): readonly [number, (place: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = strip.current;
    const follow = (): void => {
      if (element) setShown(placeAt(element.scrollLeft, { count, width: element.scrollWidth }));
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [strip, count]);
  const show = (place: number): void => {
    const element = strip.current;
    element?.scrollTo({ left: stripLeft(place, { count, width: element.scrollWidth }) });
  };
  return [Math.min(shown, count - 1), show];
}
