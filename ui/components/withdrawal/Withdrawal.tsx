import { useState, type ReactNode } from 'react';
import type { FormInput } from '#src/shared/form.ts';
import type { WithdrawalField } from '#src/withdrawal/withdrawal.ts';
import { useShop } from '../../shop-context.tsx';
import { type PostedFormResult, usePostedFormResult } from '../newsletter/FormResult.tsx';
import styles from './Withdrawal.module.css';
import { WithdrawalDone, type SubmittedWithdrawal } from './WithdrawalDone.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

/**
 * Step of a withdrawal. `takesFocus`: reached by script on this page, so that it takes the focus.
 * `posted`: the post without script that led to it; a step reached by script has none.
 */
type Step =
  | {
      readonly kind: 'form';
      readonly values: FormInput<WithdrawalField>;
      readonly takesFocus: boolean;
      readonly posted?: PostedFormResult;
    }
  | {
      readonly kind: 'review';
      readonly values: FormInput<WithdrawalField>;
      /** Idempotency key of this review: repeated presses make one declaration. */
      readonly key: string;
      readonly takesFocus: boolean;
      readonly posted?: PostedFormResult;
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
            takesFocus={step.takesFocus}
            posted={step.posted}
            onFilledIn={(values) =>
              setStep({ kind: 'review', values, key: ids.next(), takesFocus: true })
            }
          />
        </>
      )}
      {step.kind === 'review' && (
        <WithdrawalReview
          values={step.values}
          idempotencyKey={step.key}
          takesFocus={step.takesFocus}
          posted={step.posted}
          onChange={() => setStep({ kind: 'form', values: step.values, takesFocus: true })}
          onDeclared={(declared) => setStep({ kind: 'done', declared })}
        />
      )}
      {step.kind === 'done' && (
        <WithdrawalDone
          declared={step.declared}
          onRestart={() => setStep({ kind: 'form', values: {}, takesFocus: true })}
        />
      )}
    </div>
  );
}

/** Fragment of the form actions for use without script: skips the head of the page. */
const WITHDRAWAL_ID = 'withdrawal';

function useFirstStep(): Step {
  const filledIn = usePostedFormResult('withdrawal');
  const review = usePostedFormResult('withdrawal-review');
  if (review.form) {
    const { key = '', ...values } = review.form.values;
    return { kind: 'review', values, key, takesFocus: false, posted: review };
  }
  if (review.notice === 'withdrawal-declared') return { kind: 'done' };
  return { kind: 'form', values: {}, takesFocus: false, posted: filledIn };
}
