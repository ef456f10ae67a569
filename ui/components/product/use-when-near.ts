import type { RefObject } from 'react';
import { IN_VIEW, useOnceInView } from '../use-once-in-view.ts';

/** True once an element has come near the viewport; false in the server's HTML. */
export const useWhenNear = (element: RefObject<HTMLElement | null>): boolean =>
  useOnceInView(element, NEAR);

/** 400 px before it comes into view. */
const NEAR = { ...IN_VIEW, options: { rootMargin: '400px' } };
