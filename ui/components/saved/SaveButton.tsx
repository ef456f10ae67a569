import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SaveButton.module.css';

type SaveButtonProps = {
  /** What is put aside. */
  readonly of: string;
  readonly isSaved: boolean;
  /** `heart` stands on a picture and is named by its words unseen. */
  readonly look: 'heart' | 'words';
  readonly onToggle: () => void;
};

/**
 * Puts goods aside, or takes them off that list, and says by being pressed how it stands. Without
 * script, which alone can keep such a list, it is absent.
 */
export function SaveButton({ of, isSaved, look, onToggle }: SaveButtonProps): ReactNode {
  const text = useText();
  return (
    <button
      className={classNames(styles['button'], styles[look])}
      type="button"
      aria-pressed={isSaved}
      onClick={onToggle}
    >
      <Icon name="heart" className={styles['icon']} />
      {look === 'words' && text(isSaved ? 'saved.is-saved' : 'saved.save')}
      <VisuallyHidden>
        {look === 'heart' && text('saved.save')}: {of}
      </VisuallyHidden>
    </button>
  );
}
