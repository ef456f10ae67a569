import { useRef, type ReactNode } from 'react';
import { isSeen } from '#src/navigation/viewport-margins.ts';
import { useOnceInView } from './use-once-in-view.ts';

type WhenSeenProps = {
  /** Keeps the place free, in about the size of what is to come. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** What is far down a page, and is made once half of its place has come into view (H15). */
export function WhenSeen({ waiting, children }: WhenSeenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  return useOnceInView(place, HALF) ? (
    children
  ) : (
    <div ref={place} data-waiting>
      {waiting}
    </div>
  );
}

/** Told at every twentieth: half of the view may be reached before half of the place is. */
const HALF = {
  options: { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  isEnough: ({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
    isSeen(
      intersectionRect.height,
      boundingClientRect.height,
      rootBounds?.height ?? document.documentElement.clientHeight,
    ),
};
