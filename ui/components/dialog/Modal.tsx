import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Modal.module.css';
import { useBackCloses, useModal } from './use-overlay.ts';

export type ModalProps = {
  readonly isOpen: boolean;
  /** Called by its button, by Escape, by Back and by a press beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What stays in view below what scrolls. */
  readonly footer?: ReactNode;
  /** Where its button says more than "close". */
  readonly closeLabel?: string | undefined;
  /** Rendered while it is open. */
  readonly children: ReactNode;
};

type Props = ModalProps & { readonly shape: 'right' | 'left' | 'bottom' | 'full' | 'centered' };

/**
 * Something over the page: a native dialog, so that the browser keeps the focus inside, hides the
 * page from screen readers, closes by Escape and gives the focus back. Opened by script alone.
 */
export function Modal({ isOpen, onClose, shape, ...contents }: Props): ReactNode {
  const dialog = useModal(isOpen);
  const titleId = useId();
  useBackCloses(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['modal'], styles[shape])}
      aria-labelledby={titleId}
      closedby="any"
      // Also told of a dialog that is closed because it is to be.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && <Contents {...contents} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}

type ContentsProps = Omit<ModalProps, 'isOpen'> & { readonly titleId: string };

function Contents(props: ContentsProps): ReactNode {
  const { title, titleId, footer, closeLabel, onClose, children } = props;
  const text = useText();
  return (
    <div className={styles['frame']}>
      <header className={styles['header']}>
        <h2 id={titleId}>{title}</h2>
        <button className={styles['close']} type="button" onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{closeLabel ?? text('dialog.close')}</VisuallyHidden>
        </button>
      </header>
      {/* Takes the focus where what had it is gone, and is scrolled by the arrow keys. */}
      <div className={styles['body']} tabIndex={-1}>
        {children}
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}
