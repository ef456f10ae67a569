import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FormErrors.module.css';
import type { FormError } from './use-form.ts';

type FormErrorsProps = {
  /** Validation errors of the submitted form, in field order. */
  readonly errors: readonly FormError[];
  /** Error of the field that was last left: announced, as the focus has moved on. */
  readonly announcement?: string | undefined;
};

/**
 * Summary of validation errors above the fields, with a link to each field. Renders no list for a
 * single error, whose field has the focus. Announces the count, and again when it drops.
 */
export function FormErrors({ errors, announcement }: FormErrorsProps): ReactNode {
  const text = useText();
  return (
    <>
      <div className={classNames(errors.length > 1 && styles['errors'])}>
        <output>{errors.length > 1 && text('form.errors', { count: errors.length })}</output>
        {errors.length > 1 && (
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

/** Focuses the field of a link without a history entry, which following the fragment would add. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
