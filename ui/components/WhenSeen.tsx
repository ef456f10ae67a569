import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSeen as isEnough } from '#src/navigation/viewport-margins.ts';

type WhenSeenProps = {
  /** Keeps the place free, in about the size of what is to come. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** What is far down a page, and is made once half of its place has come into view (H15). */
export function WhenSeen({ waiting, children }: WhenSeenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(isInView) && setSeen(true),
      { threshold: STEPS },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? (
    children
  ) : (
    <div ref={place} data-waiting>
      {waiting}
    </div>
  );
}

const isInView = ({
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isEnough(
    intersectionRect.height,
    boundingClientRect.height,
    rootBounds?.height ?? document.documentElement.clientHeight,
  );

/** Shares of the place at which the browser tells how much of it is in view. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);
