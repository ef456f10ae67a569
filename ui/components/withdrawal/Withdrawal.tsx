import { useState, type ReactNode } from 'react';
import type { FormInput } from '#src/shared/form.ts';
import type { WithdrawalField } from '#src/withdrawal/withdrawal.ts';
import { useShop } from '../../shop-context.tsx';
import { usePostedFormResult } from '../newsletter/FormResult.tsx';
import styles from './Withdrawal.module.css';
import { WithdrawalDone, type SubmittedWithdrawal } from './WithdrawalDone.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

/** Step of a withdrawal. `isAnswer`: reached by script on this page, so that it takes the focus. */
type Step =
  | {
      readonly kind: 'form';
      readonly values: FormInput<WithdrawalField>;
      readonly isAnswer: boolean;
    }
  | {
      readonly kind: 'review';
      readonly values: FormInput<WithdrawalField>;
      /** Idempotency key of this review: repeated presses make one declaration. */
      readonly key: string;
      readonly isAnswer: boolean;
    }
  | { readonly kind: 'done'; readonly declared?: SubmittedWithdrawal };

type WithdrawalProps = { readonly intro: string };

/** Withdrawal in two steps; without script the server leads through the same steps. */
export function Withdrawal({ intro }: WithdrawalProps): ReactNode {
  const { ids } = useShop();
  const [step, setStep] = useState(useFirstStep());
  return (
    <div className={styles['withdrawal']} id={WITHDRAWAL_ID}>
      {step.kind === 'form' && (
        <>
          {intro && <p className={styles['intro']}>{intro}</p>}
          <WithdrawalForm
            values={step.values}
            isAnswer={step.isAnswer}
            onFilledIn={(values) =>
              setStep({ kind: 'review', values, key: ids.next(), isAnswer: true })
            }
          />
        </>
      )}
      {step.kind === 'review' && (
        <WithdrawalReview
          values={step.values}
          actionKey={step.key}
          isAnswer={step.isAnswer}
          onChange={() => setStep({ kind: 'form', values: step.values, isAnswer: true })}
          onDeclared={(declared) => setStep({ kind: 'done', declared })}
        />
      )}
      {step.kind === 'done' && (
        <WithdrawalDone
          declared={step.declared}
          onAgain={() => setStep({ kind: 'form', values: {}, isAnswer: true })}
        />
      )}
    </div>
  );
}

/** Fragment of the form actions for use without script: skips the head of the page. */
const WITHDRAWAL_ID = 'withdrawal';

function useFirstStep(): Step {
  const { form, notice } = usePostedFormResult('withdrawal-review');
  if (form) {
    const { key = '', ...values } = form.values;
    return { kind: 'review', values, key, isAnswer: false };
  }
  if (notice === 'withdrawal-declared') return { kind: 'done' };
  return { kind: 'form', values: {}, isAnswer: false };
}
