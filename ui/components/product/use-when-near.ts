import { useEffect, useState, type RefObject } from 'react';

/** How near to the view something comes before it is asked for, in pixels. */
const MARGIN = '400px';

/** True from when an element has come near to the view; the server's page is near to nothing. */
export function useWhenNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
