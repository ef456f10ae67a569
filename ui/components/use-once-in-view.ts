import { useEffect, useState, type RefObject } from 'react';
import { meetsVisibilityThreshold } from '../navigation/viewport-margins.ts';

/** Condition for an element to count as seen. Must be a constant, as it is an effect dependency. */
type Watch = {
  readonly options: IntersectionObserverInit;
  readonly isEnough: (entry: IntersectionObserverEntry) => boolean;
};

/** Counts an element as seen once any part of it is visible, even a single line. */
export const IN_VIEW: Watch = { options: {}, isEnough: ({ isIntersecting }) => isIntersecting };

/**
 * Counts an element as seen once half of it is visible, or half of the viewport if the element is larger (H15). Checked at every
 * twentieth, as half of the viewport may be reached before half of the element.
 */
export const HALF_IN_VIEW: Watch = {
  options: { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  isEnough: ({ intersectionRect, boundingClientRect, rootBounds }) =>
    meetsVisibilityThreshold(
      intersectionRect.height,
      boundingClientRect.height,
      rootBounds?.height ?? document.documentElement.clientHeight,
    ),
};

/** True once enough of an element has been in view; false in the server's HTML. */
export function useOnceInView(element: RefObject<Element | null>, watch: Watch): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere || !element.current) return undefined;
    const { isEnough, options } = watch;
    const observer = new IntersectionObserver(
      (entries) => entries.some(isEnough) && setThere(true),
      options,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watch, isThere]);
  return isThere;
}
