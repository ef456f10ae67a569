import type { ReactNode } from 'react';
import type { Position, Shape } from '#src/advice/advice-rules.ts';
import styles from './AdviceDrawings.module.css';

/** Half widths of a body in drawing units. */
type Outline = { readonly shoulder: number; readonly waist: number; readonly hip: number };

const OUTLINES: Readonly<Record<Shape, Outline>> = {
  H: { shoulder: 17, waist: 17, hip: 15 },
  E: { shoulder: 14, waist: 12, hip: 13.5 },
  I: { shoulder: 10, waist: 8, hip: 9 },
  A: { shoulder: 10.5, waist: 11, hip: 16.5 },
};

/** A body from the front, as its shape is wide; its text stands beside it. */
export function ShapeDrawing({ shape }: { readonly shape: Shape }): ReactNode {
  const { shoulder, waist, hip } = OUTLINES[shape];
  return (
    <svg viewBox="0 0 48 96" aria-hidden="true" className={styles['shape']}>
      <circle cx="24" cy="11" r="7.5" />
      <path
        d={`M${24 - shoulder} 28q0-6 6-6h${2 * shoulder - 12}q6 0 6 6C${24 + shoulder} 36 ${
          24 + waist
        } 38 ${24 + waist} 46 ${24 + waist} 52 ${24 + hip} 54 ${24 + hip} 61L${24 + hip * 0.62} 93h-${
          hip * 0.5
        }L24 66l-${hip * 0.12} 27h-${hip * 0.5}L${24 - hip} 61C${24 - hip} 54 ${24 - waist} 52 ${
          24 - waist
        } 46 ${24 - waist} 38 ${24 - shoulder} 36 ${24 - shoulder} 28z`}
      />
    </svg>
  );
}

/** A sleeper from above, on a pillow; its text stands beside it. */
export const PositionDrawing = ({ position }: { readonly position: Position }): ReactNode => (
  <svg viewBox="0 0 72 96" aria-hidden="true" className={styles['position']}>
    <rect x="14" y="3" width="44" height="19" rx="6" className={styles['pillow']} />
    {BODIES[position]}
  </svg>
);

const BACK = (
  <>
    <circle cx="36" cy="14" r="7.5" />
    <path className={styles['torso']} d="M36 31v22" />
    <path className={styles['leg']} d="M31.5 57 30 89M40.5 57 42 89" />
    <path className={styles['arm']} d="M26 29 21 56M46 29 51 56" />
  </>
);

const SIDE = (
  <>
    <circle cx="40" cy="14" r="7.5" />
    <path className={styles['side']} d="M39 29q-9 12-4 25" />
    <path className={styles['leg']} d="M36 56 54 63 42 86" />
    <path className={styles['arm']} d="M40 31 54 38 50 26" />
  </>
);

const BODIES: Readonly<Record<Position, ReactNode>> = {
  side: SIDE,
  back: BACK,
  stomach: (
    <>
      <circle cx="36" cy="14" r="7.5" />
      <path className={styles['torso']} d="M36 31v22" />
      <path className={styles['leg']} d="M31.5 57 30 89M40.5 57 53 68 47 86" />
      <path className={styles['arm']} d="M27 30 17 25 20 11M45 30 55 25 52 11" />
    </>
  ),
  mixed: (
    <>
      <g className={styles['faint']}>{BACK}</g>
      {SIDE}
    </>
  ),
};
