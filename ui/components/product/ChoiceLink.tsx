import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useLinkTo } from '../ContentLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ChoiceLink.module.css';

type ChoiceLinkProps = {
  /** `undefined` if the product is not made this way. */
  readonly href: string | undefined;
  readonly isChosen: boolean;
  readonly isSoldOut: boolean;
  /** `picture` has a frame, `words` looks like a button. */
  readonly variant?: 'words' | 'picture';
  readonly children: ReactNode;
};

/**
 * A choice of size, color or firmness, as a link to the page with that choice. A sold-out choice
 * stays a link; one that is not made is shown as unavailable.
 */
export function ChoiceLink(props: ChoiceLinkProps): ReactNode {
  const { href, isChosen, isSoldOut, variant = 'words', children } = props;
  const text = useText();
  const linkTo = useLinkTo();
  if (href === undefined) {
    return (
      <span className={classNames(styles['choice'], styles[variant], styles['missing'])}>
        {children}
        <VisuallyHidden>, {text('product.not-made')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      className={classNames(styles['choice'], styles[variant], isSoldOut && styles['soldOut'])}
      {...linkTo(href)}
      aria-current={isChosen ? 'true' : undefined}
      data-scroll="keep"
    >
      {children}
      {isSoldOut && <VisuallyHidden>, {text('product.sold-out')}</VisuallyHidden>}
    </a>
  );
}
