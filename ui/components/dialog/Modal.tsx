import { type ReactNode, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Modal.module.css';
import { useCloseOnBack, useModal } from './use-overlay.ts';

export type ModalProps = {
  readonly isOpen: boolean;
  /** Called on the close button, Escape, Back and a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode;
  /** Label of the close button, if it is not just "close". */
  readonly closeLabel?: string | undefined;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
};

type Props = ModalProps & { readonly shape: 'right' | 'left' | 'bottom' | 'full' | 'centered' };

/**
 * A modal over the page. It is a native `dialog`, so that the browser traps the focus, hides the
 * page from screen readers, closes on Escape and restores the focus. Opened by script only.
 */
function Modal({ isOpen, onClose, shape, ...contents }: Props): ReactNode {
  const dialog = useModal(isOpen);
  const titleId = useId();
  useCloseOnBack(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['modal'], styles[shape])}
      aria-labelledby={titleId}
      closedby="any"
      // The `close` event also fires when `isOpen` closes the dialog.
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
      {/* Takes the focus when the focused element is removed, and lets arrow keys scroll it. */}
      <div className={styles['body']} tabIndex={-1}>
        {children}
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}

type SheetProps = ModalProps & {
  /** On phones `bottom` is at the lower edge, `full` full-screen; else both are on the right. */
  readonly side?: 'right' | 'left' | 'bottom' | 'full';
};

/** A modal that slides in from an edge of the screen, at full height or from below. */
export function Sheet({ side = 'right', ...modal }: SheetProps): ReactNode {
  return <Modal {...modal} shape={side} />;
}

/** A modal in the middle of the screen, no larger than its content. */
export function Dialog(props: ModalProps): ReactNode {
  return <Modal {...props} shape="centered" />;
}
