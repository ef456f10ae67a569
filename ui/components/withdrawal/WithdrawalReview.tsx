import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type FormNotice, formNoticeForStatus } from '#src/forms/form-notice.ts';
import type { FormInput } from '#src/shared/form.ts';
import { readWithdrawal, type WithdrawalField } from '#src/withdrawal/withdrawal.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import type { PostedFormResult } from '../newsletter/FormResult.tsx';
import { PostForm } from '../ContentLink.tsx';
import said from '../newsletter/SuccessMessage.module.css';
import styles from './Withdrawal.module.css';
import { nonBreakingPhone, type SubmittedWithdrawal } from './WithdrawalDone.tsx';
import { StepTitle } from './WithdrawalForm.tsx';

type ReviewProps = {
  readonly values: FormInput<WithdrawalField>;
  readonly idempotencyKey: string;
  readonly takesFocus: boolean;
  /** Result of this form, posted by a browser without script. */
  readonly posted: PostedFormResult | undefined;
  /** Called to change the data before declaring. */
  readonly onChange: () => void;
  readonly onDeclared: (declared: SubmittedWithdrawal) => void;
};

/** Second step: all data to be sent, and the button that declares the withdrawal. */
export function WithdrawalReview(props: ReviewProps): ReactNode {
  const { values, idempotencyKey, takesFocus: isAnswer, onChange } = props;
  const text = useFormText();
  const { isSending, trouble, confirm } = useConfirm(props);
  return (
    <PostForm className={styles['form']} action="/withdrawal/confirm#withdrawal" onSubmit={confirm}>
      <StepTitle step={2} takesFocus={isAnswer}>
        {text('withdraw.check')}
      </StepTitle>
      <p>{text('withdraw.check-text')}</p>
      <Record values={values} />
      {Object.entries({ ...values, key: idempotencyKey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FailureNotice trouble={trouble} />
      <div className={styles['buttons']}>
        <Button type="submit" isPending={isSending}>
          {text('withdraw.confirm')}
        </Button>
        <Button
          type="submit"
          variant="outlined"
          formAction="/withdrawal/change#withdrawal"
          onClick={(event) => {
            event.preventDefault();
            if (!isSending) onChange();
          }}
        >
          {text('withdraw.change')}
        </Button>
      </div>
    </PostForm>
  );
}

function useConfirm({ values, idempotencyKey, posted, onDeclared }: ReviewProps) {
  const { locale, withdrawals } = useShop();
  const [trouble, setTrouble] = useState(posted?.failure);
  const [isSending, setSending] = useState(false);
  const declare = async (): Promise<void> => {
    const withdrawal = readWithdrawal(values, locale);
    if (!withdrawal.ok) return setTrouble('FORM_UNREADABLE');
    setSending(true);
    setTrouble(undefined);
    const answer = await withdrawals.declare(withdrawal.value, idempotencyKey);
    setSending(false);
    if (answer.ok) onDeclared({ ...answer.value, email: withdrawal.value.email });
    else setTrouble(formNoticeForStatus(answer.error.status));
  };
  const confirm = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isSending) void declare();
  };
  return { isSending, trouble, confirm };
}

/** In the order of the receipt. */
const SENT = ['order', 'items', 'name', 'email'] as const satisfies readonly WithdrawalField[];

/** The data to be sent, verbatim. */
function Record({ values }: Pick<ReviewProps, 'values'>): ReactNode {
  const text = useFormText();
  return (
    <div className={styles['record']}>
      <p className={styles['declares']}>{text('withdraw.declares')}</p>
      <dl>
        {SENT.map((field) => (
          <div key={field}>
            <dt>{text(`withdraw.sent.${field}`)}</dt>
            <dd>{values[field] || text('withdraw.everything')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Alert that nothing was declared, or the result is unknown; names other ways, as valid by law. */
function FailureNotice({ trouble }: { readonly trouble: FormNotice | undefined }): ReactNode {
  const { shell } = useShop();
  const text = useFormText();
  return (
    <div role="alert">
      {trouble && (
        <p className={said['trouble']}>
          {text(`withdraw.trouble.${trouble}`)}{' '}
          {text('withdraw.otherwise', nonBreakingPhone(shell.phone))}
        </p>
      )}
    </div>
  );
}
