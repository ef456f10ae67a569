import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import { HALF_IN_VIEW, useOnceInView } from '../use-once-in-view.ts';

type TrackedProductStripProps = {
  /** List id for analytics, the same for equal rows on other pages. */
  readonly id: string;
  /** Visible title. */
  readonly name: string;
  readonly hits: readonly Hit[];
  /** Query id of the search response that the hits are from, if known. */
  readonly queryId?: string | undefined;
  readonly children: ReactNode;
};

/** A row of products beside the main content, which analytics tracks as a list of its own (H14). */
export function TrackedProductStrip({ children, ...row }: TrackedProductStripProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { measuring } = useShop();
  return (
    <div ref={element} data-hits={row.id}>
      {children}
      {measuring && <ViewTracker place={element} {...row} />}
    </div>
  );
}

type ViewTrackerProps = Omit<TrackedProductStripProps, 'children'> & {
  readonly place: RefObject<HTMLDivElement | null>;
};

/** Watches whether the row is seen; rendered only if the shop measures. */
function ViewTracker({ place, id, name, hits, queryId }: ViewTrackerProps): ReactNode {
  const { strips } = useStores();
  const isSeen = useOnceInView(place, HALF_IN_VIEW);
  useEffect(() => {
    const takeOff = strips.register({ list: { id, name }, hits, ...(queryId && { queryId }) });
    if (isSeen) strips.markSeen(id);
    return takeOff;
  }, [strips, isSeen, id, name, hits, queryId]);
  return null;
}
