import { useRef, type ReactNode } from 'react';
import { HALF_IN_VIEW, useOnceInView } from './use-once-in-view.ts';

type WhenSeenProps = {
  /** Keeps the place free, in about the size of what is to come. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** What is far down a page, and is made once half of its place has come into view (H15). */
export function WhenSeen({ waiting, children }: WhenSeenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  return useOnceInView(place, HALF_IN_VIEW) ? (
    children
  ) : (
    <div ref={place} data-waiting>
      {waiting}
    </div>
  );
}
