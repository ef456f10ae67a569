import type { WithdrawalLetter } from '../newsletter/letter.ts';
import type { Withdrawal } from './withdrawal.ts';

/** What a declaration leads to: its receipt for who made it, and a copy of it for the shop. */
export function withdrawalLetters(
  withdrawal: Withdrawal,
  declaredAt: number,
  shopEmail: string,
): { readonly receipt: WithdrawalLetter; readonly copy: WithdrawalLetter } {
  const { locale, email } = withdrawal;
  const said = { locale, withdrawal, declaredAt };
  return {
    receipt: { kind: 'withdrawal-receipt', email, ...said },
    copy: { kind: 'withdrawal-copy', email: shopEmail, ...said },
  };
}
