import { useEffect, useState, type RefObject } from 'react';
import { isSeen } from '#src/navigation/viewport-margins.ts';

/** Which part of a place, or of its surroundings, is to come into view. A constant of its user. */
type Watch = {
  readonly options: IntersectionObserverInit;
  readonly isEnough: (entry: IntersectionObserverEntry) => boolean;
};

/** Any of it, be it a line. */
export const IN_VIEW: Watch = { options: {}, isEnough: ({ isIntersecting }) => isIntersecting };

/**
 * Half of it, or half of the view where it is the larger (H15). Told at every twentieth: half of the
 * view may be reached before half of the place is.
 */
export const HALF_IN_VIEW: Watch = {
  options: { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  isEnough: ({ intersectionRect, boundingClientRect, rootBounds }) =>
    isSeen(
      intersectionRect.height,
      boundingClientRect.height,
      rootBounds?.height ?? document.documentElement.clientHeight,
    ),
};

/** True from when enough of a place has come into view; on the server's page nothing has. */
export function useOnceInView(place: RefObject<Element | null>, watch: Watch): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere || !place.current) return undefined;
    const { isEnough, options } = watch;
    const observer = new IntersectionObserver(
      (entries) => entries.some(isEnough) && setThere(true),
      options,
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, watch, isThere]);
  return isThere;
}
