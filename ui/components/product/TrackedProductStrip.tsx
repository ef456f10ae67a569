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
  const { measurement } = useShop();
  return (
    <div ref={element} data-hits={row.id}>
      {children}
      {measurement && <ViewTracker element={element} {...row} />}
    </div>
  );
}

type ViewTrackerProps = Omit<TrackedProductStripProps, 'children'> & {
  readonly element: RefObject<HTMLDivElement | null>;
};

/** Watches whether the row is seen; rendered only if the shop measures. */
function ViewTracker({ element, id, name, hits, queryId }: ViewTrackerProps): ReactNode {
  const { productStrips } = useStores();
  const isInView = useOnceInView(element, HALF_IN_VIEW);
  useEffect(() => {
    const unregister = productStrips.register({
      list: { id, name },
      hits,
      ...(queryId && { queryId }),
    });
    if (isInView) productStrips.markSeen(id);
    return unregister;
  }, [productStrips, isInView, id, name, hits, queryId]);
  return null;
}
