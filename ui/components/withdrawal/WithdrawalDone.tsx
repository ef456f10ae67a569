import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Shell } from '#src/content/shell.ts';
import { formatDeclaredAt } from '#src/withdrawal/withdrawal.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './Withdrawal.module.css';

/** Result of a declaration: its time in milliseconds, and the address of the receipt. */
export type SubmittedWithdrawal = { readonly declaredAt: number; readonly email: string };

type WithdrawalDoneProps = {
  /** `undefined` after a redirect without script, as the URL carries no personal data. */
  readonly declared: SubmittedWithdrawal | undefined;
  /** Starts again, in place with script. */
  readonly onRestart: () => void;
};

/** Confirms that a withdrawal has arrived, and explains the next steps. */
export function WithdrawalDone({ declared, onRestart }: WithdrawalDoneProps): ReactNode {
  const { locale, shell } = useShop();
  const text = useFormText();
  const phone = nonBreakingPhone(shell.phone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (declared) title.current?.focus();
  }, [declared]);
  return (
    <div className={styles['done']}>
      <h3 ref={title} className={styles['arrived']} tabIndex={-1}>
        <Icon name="check" />
        <span>{text('withdraw.done')}</span>
      </h3>
      <p>
        {declared
          ? text('withdraw.done-when', {
              time: formatDeclaredAt(declared.declaredAt, locale),
              email: declared.email,
            })
          : text('withdraw.done-receipt')}
      </p>
      <ul>
        <li>{text('withdraw.next-return')}</li>
        <li>{text('withdraw.next-money')}</li>
        <li>{text('withdraw.next-nothing', phone)}</li>
      </ul>
      <RestartLink onRestart={onRestart} />
    </div>
  );
}

/** Without script it loads the page again; with script the form resets in place. */
function RestartLink({ onRestart }: Pick<WithdrawalDoneProps, 'onRestart'>): ReactNode {
  const { shell } = useShop();
  const text = useFormText();
  const linkTo = useLinkTo();
  if (!shell.withdrawalUrl) return null;
  const restart = (event: MouseEvent): void => {
    event.preventDefault();
    onRestart();
  };
  return (
    <p>
      <a {...linkTo(shell.withdrawalUrl)} href={shell.withdrawalUrl} onClick={restart}>
        {text('withdraw.again')}
      </a>
    </p>
  );
}

/** Phone number and hours for running text, with non-breaking spaces in the number. */
export const nonBreakingPhone = ({ number, hours }: Shell['phone']): Shell['phone'] => ({
  number: number.replaceAll(' ', '\u00A0'),
  hours,
});
