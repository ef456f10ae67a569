import type { ReactNode } from 'react';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import { bedText } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { useText } from '../../shop-context.tsx';
import styles from './MyBed.module.css';

type RememberLinkProps = {
  readonly bed: MyBed;
  /** The page for this bed, for tabs without script. */
  readonly href: string;
  readonly onPress: () => void;
};

/** Says a bed as the shopper's own, at a press. */
export function RememberLink({ bed, href, onPress }: RememberLinkProps): ReactNode {
  const text = useText();
  return (
    <p className={styles['fit']}>
      <Icon name="position" />
      <a
        href={href}
        rel="nofollow"
        data-scroll="keep"
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return;
          event.preventDefault();
          onPress();
        }}
      >
        {text('bed.remember', { size: bedText(bed) })}
      </a>
    </p>
  );
}
