import type { ReactNode } from 'react';
import { ENERGY_COLORS } from '#src/duties/energy-label.ts';
import type { LightSource } from '#src/duties/fact-formats.ts';
import { useText } from '../../shop-context.tsx';
import styles from './EnergyLabel.module.css';

type EnergyLabelProps = {
  readonly energy: LightSource;
  /** Name of the product, for which its sheet is. */
  readonly of: string;
  /** As the price beside it: the letter must be as large (annex VII of Regulation 2019/2015). */
  readonly size?: 'card' | 'page';
};

/**
 * Energy class of a light source: the arrow in the colour of its class, beside the range of classes,
 * and the product information sheet.
 */
export function EnergyLabel({ energy, of, size = 'card' }: EnergyLabelProps): ReactNode {
  const text = useText();
  const { energyClass, sheetUrl } = energy;
  return (
    <p className={styles[size]} data-duty="energy-label">
      <EnergyArrow energyClass={energyClass} />
      {sheetUrl !== undefined && (
        <a
          className={styles['sheet']}
          href={sheetUrl}
          aria-label={text('energy.sheet-of', { name: of })}
        >
          {text('energy.sheet')}
        </a>
      )}
    </p>
  );
}

/** The arrow alone, for a light source without its price. */
export function EnergyArrow({ energyClass }: Pick<LightSource, 'energyClass'>): ReactNode {
  const text = useText();
  return (
    <svg
      className={styles['arrow']}
      viewBox="0 0 58 28"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here
      role="img"
      aria-label={text('energy.class', { class: energyClass })}
    >
      <path d="M.5.5h13v27H.5z" fill="#fff" stroke="#000" />
      <path d="M7 17V11m-2 2 2-2.5L9 13" fill="none" stroke="#000" />
      <text className={styles['range']} x="7" y="8.5">
        A
      </text>
      <text className={styles['range']} x="7" y="25.5">
        G
      </text>
      <path d="M14 .5h31L57.5 14 45 27.5H14z" fill={ENERGY_COLORS[energyClass]} stroke="#000" />
      <text className={styles['class']} x="29" y="22">
        {energyClass}
      </text>
    </svg>
  );
}
