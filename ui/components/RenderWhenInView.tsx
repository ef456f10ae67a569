import { useRef, type ReactNode } from 'react';
import { HALF_IN_VIEW, useOnceInView } from './use-once-in-view.ts';

type RenderWhenInViewProps = {
  /** Placeholder of about the size of the content, which reserves its space. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Content far down a page, rendered once half of its placeholder is in view (H15). */
export function RenderWhenInView({ fallback, children }: RenderWhenInViewProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  return useOnceInView(element, HALF_IN_VIEW) ? (
    children
  ) : (
    <div ref={element} data-waiting>
      {fallback}
    </div>
  );
}
