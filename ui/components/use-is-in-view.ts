import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view. True until the first observation, and so in the server's HTML. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(isLatestEntryInView(entries)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** The last of several queued entries is the current state. */
export const isLatestEntryInView = (
  entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[],
): boolean => entries.at(-1)?.isIntersecting ?? true;
