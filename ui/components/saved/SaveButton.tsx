import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SaveButton.module.css';

type SaveButtonProps = {
  /** Name of the product, for the accessible name. */
  readonly of: string;
  readonly isSaved: boolean;
  /** `heart` is an icon on a picture, with a visually hidden name. */
  readonly variant: 'heart' | 'words';
  readonly className?: string | undefined;
  readonly onToggle: () => void;
};

/**
 * Toggle button that saves a product for later or removes it. Absent without script, which the
 * saved list needs.
 */
export function SaveButton({
  of,
  isSaved,
  variant,
  className,
  onToggle,
}: SaveButtonProps): ReactNode {
  const text = useText();
  return (
    <button
      className={classNames(styles['button'], styles[variant], className)}
      type="button"
      aria-pressed={isSaved}
      aria-label={variant === 'heart' ? `${text('saved.save')}: ${of}` : undefined}
      onClick={onToggle}
    >
      <Icon name="heart" className={styles['icon']} />
      {variant === 'words' && text(isSaved ? 'saved.is-saved' : 'saved.save')}
      {variant === 'words' && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
    </button>
  );
}
