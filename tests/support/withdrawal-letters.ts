import type { DeclaredWithdrawal, WithdrawalLetter } from '#src/messages/letter.ts';

/** Letters for declarations: a receipt for the consumer, and a copy for the shop. */
export function withdrawalLetters(
  declarations: readonly [DeclaredWithdrawal, ...DeclaredWithdrawal[]],
  shopEmail: string,
): { readonly receipt: WithdrawalLetter; readonly copy: WithdrawalLetter } {
  const { locale, email } = declarations[0].withdrawal;
  return {
    receipt: { kind: 'withdrawal-receipt', email, locale, declarations },
    copy: { kind: 'withdrawal-copy', email: shopEmail, locale, declarations },
  };
}
