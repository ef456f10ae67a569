import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FormErrors.module.css';
import type { FormError } from './use-form.ts';

type FormErrorsProps = {
  /** What is wrong with the form as it was sent, in the order of its fields. */
  readonly errors: readonly FormError[];
  /** What is wrong with the field that was left last: said, for the focus has gone on. */
  readonly said?: string | undefined;
};

/**
 * All that is wrong with a form, above its fields, each with a way to its field. One alone is left
 * to its field, which has the focus. How many there are is said, and said again as they get fewer.
 */
export function FormErrors({ errors, said }: FormErrorsProps): ReactNode {
  const text = useText();
  return (
    <>
      <div className={classNames(errors.length > 1 && styles['errors'])}>
        <output>{errors.length > 1 && text('form.errors', { count: errors.length })}</output>
        {errors.length > 1 && (
          <ul>
            {errors.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}

/** Without a step in the tab's history, which the way to a fragment would take. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
