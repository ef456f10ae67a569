import type { PageDuties } from '#src/duties/duties.ts';
import { usePage } from '../../shop-context.tsx';

/** Duties of the page around a component. */
export const useDuties = (): PageDuties => usePage().duties ?? {};
