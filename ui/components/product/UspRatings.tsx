import type { ReactNode } from 'react';
import type { UspAttribute } from '#src/catalog/product.ts';
import { Icon, iconNameOfFile } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './UspRatings.module.css';

type UspRatingsProps = {
  readonly attributes: readonly UspAttribute[];
  readonly size?: 'card' | 'page';
};

/** Selling points of a product (L4): ratings as dots, other attributes as text. */
export function UspRatings({ attributes, size = 'card' }: UspRatingsProps): ReactNode {
  if (attributes.length === 0) return null;
  return (
    <ul className={classNames(styles['usps'], styles[size])}>
      {attributes.map((attribute) => (
        <Usp key={attribute.code} attribute={attribute} hasIcon={size === 'page'} />
      ))}
    </ul>
  );
}

type UspProps = { readonly attribute: UspAttribute; readonly hasIcon: boolean };

/** Cards have no room for an icon. */
function Usp({ attribute, hasIcon }: UspProps): ReactNode {
  const icon = hasIcon ? iconNameOfFile(attribute.icon) : undefined;
  const grade = attribute.showRating ? wholeGrade(attribute.value) : 0;
  return (
    <li className={styles['usp']}>
      {icon && <Icon name={icon} className={styles['icon']} />}
      <span className={styles['label']}>{attribute.label}</span>{' '}
      {grade > 0 ? (
        <Grade grade={grade} />
      ) : (
        <span className={styles['words']}>{attribute.value}</span>
      )}
    </li>
  );
}

/** Announces the number of filled dots, which screen readers cannot count. */
export function Grade({ grade }: { readonly grade: number }): ReactNode {
  const text = useText();
  return (
    <span
      className={classNames(styles['dots'], styles[`grade${grade}`])}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- styles draw it
      role="img"
      aria-label={text('rating.grade', { grade })}
    />
  );
}

/** Parses a grade from 1 to 5; 0 is no grade: such a value is shown as text. */
export const wholeGrade = (value: string): number =>
  Math.min(5, Math.max(0, Math.round(Number(value) || 0)));
