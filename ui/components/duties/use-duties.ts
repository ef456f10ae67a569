import type { PageDuties } from '#src/duties/duties.ts';
import { useStores } from '../../shop-context.tsx';

/** Duties of the page around a component. They change with the page only: no observer is needed. */
export const useDuties = (): PageDuties => useStores().navigation.page.duties ?? {};
