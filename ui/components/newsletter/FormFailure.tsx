import type { ReactNode } from 'react';
import type { FormNotice } from '#src/forms/form-notice.ts';
import { useText } from '#ui/shop-context.tsx';
import styles from './SuccessMessage.module.css';

type FormFailureProps = { readonly trouble: FormNotice | undefined };

/** Why a form was not accepted though its values are valid. An alert, as nothing was saved. */
export function FormFailure({ trouble }: FormFailureProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['place']} role="alert">
      {trouble && <p className={styles['trouble']}>{text(`newsletter.trouble.${trouble}`)}</p>}
    </div>
  );
}
