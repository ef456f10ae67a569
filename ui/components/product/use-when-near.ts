import type { RefObject } from 'react';
import { IN_VIEW, useOnceInView } from '../use-once-in-view.ts';

/** True from when an element has come near to the view; the server's page is near to nothing. */
export const useWhenNear = (element: RefObject<HTMLElement | null>): boolean =>
  useOnceInView(element, NEAR);

/** Asked for so many pixels before it comes into view. */
const NEAR = { ...IN_VIEW, options: { rootMargin: '400px' } };
