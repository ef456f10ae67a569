import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view. True until the first observation, and so in the server's HTML. */
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

/** The last of several queued entries is the current state. */
export const isInViewAtLast = (
  entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[],
): boolean => entries.at(-1)?.isIntersecting ?? true;
