import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a place is in view, as it comes and goes. It is taken to be until something is known: so
 * the server's page is drawn.
 */
export function useIsInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(isInViewAtLast(entries)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

/** A busy page hears of several changes at once, in their order: what was seen last is what holds. */
export const isInViewAtLast = (
  entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[],
): boolean => entries.at(-1)?.isIntersecting ?? true;
