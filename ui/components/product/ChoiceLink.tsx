import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ChoiceLink.module.css';

type ChoiceLinkProps = {
  /** Absent where it is not made this way. */
  readonly href: string | undefined;
  readonly isChosen: boolean;
  readonly isSoldOut: boolean;
  /** Pictures are framed, words are buttons. */
  readonly look?: 'words' | 'picture';
  readonly children: ReactNode;
};

/**
 * A choice among sizes, colors or firmnesses: a link to the page with that chosen. What is sold out
 * stays in its place, and can be looked at; what is not made can be seen to be so.
 */
export function ChoiceLink(props: ChoiceLinkProps): ReactNode {
  const { href, isChosen, isSoldOut, look = 'words', children } = props;
  const text = useText();
  if (href === undefined) {
    return (
      <span className={classNames(styles['choice'], styles[look], styles['missing'])}>
        {children}
        <VisuallyHidden>, {text('product.not-made')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      className={classNames(styles['choice'], styles[look], isSoldOut && styles['soldOut'])}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      data-scroll="keep"
    >
      {children}
      {isSoldOut && <VisuallyHidden>, {text('product.sold-out')}</VisuallyHidden>}
    </a>
  );
}
