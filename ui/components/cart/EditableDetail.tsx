import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { CancelButton } from './CancelButton.tsx';
import styles from './EditableDetail.module.css';

type EditableDetailProps = {
  readonly id: string;
  readonly title: string;
  /** The saved value; `undefined` without one. */
  readonly value: ReactNode;
  /** Shown if no value is saved. */
  readonly placeholder: string;
  /** Changes with the saved value: resets the form, unless it is open. */
  readonly version: string;
  /** Whether the form is open initially. */
  readonly isOpen?: boolean;
  /** Announced after saving. */
  readonly savedMessage: string;
  readonly className?: string | undefined;
  readonly children: (form: {
    readonly onSaved: () => void;
    /** Cancel button, beside the form's submit button. */
    readonly cancel: ReactNode;
  }) => ReactNode;
};

/**
 * A detail of the shopper: its saved value, and a form to change it. A link to the form opens it:
 * browsers open the details that an anchor is in.
 */
export function EditableDetail(props: EditableDetailProps): ReactNode {
  const { id, title, value, placeholder, savedMessage, className, children } = props;
  const text = useText();
  const { isSaved, held, fold, details, summary } = useEditableDetail(props);
  const cancel = <CancelButton onCancel={() => fold(false)} />;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles['row']}>
        <h3 id={id}>{title}</h3>
        {value ?? <p className={styles['question']}>{placeholder}</p>}
        <details {...details}>
          <summary className={styles['change']} ref={summary}>
            {text(value ? 'cart.details-change' : 'cart.details-enter')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <span id={`${id}-form`} className={styles['anchor']} />
          <Fragment key={held}>{children({ onSaved: () => fold(true), cancel })}</Fragment>
        </details>
        <VisuallyHidden>
          <output>{isSaved && savedMessage}</output>
        </VisuallyHidden>
      </div>
    </section>
  );
}

/** After saving or cancelling, closes the form and moves the focus to its summary. */
function useEditableDetail({ version, isOpen: isOpenAtFirst = false }: EditableDetailProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [times, setTimes] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const now = `${times} ${version}`;
  const [held, setHeld] = useState(now);
  if (!isOpen && held !== now) setHeld(now);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The shopper may have opened it before script loaded.
  useEffect(() => setOpen((was) => details.current?.open ?? was), []);
  useEffect(() => {
    if (times > 0) summary.current?.focus();
  }, [times]);
  return {
    isSaved,
    held,
    summary,
    details: {
      ref: details,
      open: isOpen,
      onToggle() {
        const isOpened = details.current?.open ?? isOpen;
        setOpen(isOpened);
        if (isOpened) setSaved(false);
      },
    },
    fold: (wasSaved: boolean) => {
      setSaved(wasSaved);
      setOpen(false);
      setTimes(times + 1);
    },
  };
}
