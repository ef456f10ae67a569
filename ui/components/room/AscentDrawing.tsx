import type { ReactNode } from 'react';
import type { Ascent } from '#src/room/way-form.ts';
import styles from './RoomTools.module.css';

/** A small drawing of a way up. Its label says what it shows. */
export const AscentDrawing = ({ ascent }: { readonly ascent: Ascent }): ReactNode => (
  <svg className={styles['ascentDrawing']} viewBox="0 0 48 48" aria-hidden="true">
    <path d={PATHS[ascent]} />
  </svg>
);

/** On a grid of 48 × 48: a door, steps from the side, stairs from above, a cabin. */
const PATHS: Readonly<Record<Ascent, string>> = {
  none: 'M4 42h40M14 42V8h20v34M29 26h1',
  straight: 'M4 42h8v-7h8v-7h8v-7h8v-7h8',
  quarter: 'M6 44V18h36M20 44V32h22M6 38h14M6 32h14M20 32V18M28 32V18M35 32V18M42 18v14',
  winding:
    'M24 6a18 18 0 1 0 18 18M42 24H27M24 6v15M20 24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M20 24H6M24 28v14M21.200 26.800L11.300 36.700M21.200 21.200L11.300 11.300M26.800 26.800L36.700 36.700',
  lift: 'M10 42V6h28v36zM24 6v36M15 22l3-4 3 4M27 26l3 4 3-4',
};
