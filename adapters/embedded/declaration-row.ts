import type {
  NewsletterConsent,
  StoredDeclaration,
  LetterState,
} from '#src/declarations/stored-declaration.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';

/** A row of the `declarations` table, or some of its columns. */
export type DeclarationRow = {
  readonly id: number;
  readonly kind: 'withdrawal' | 'consent';
  readonly declared: string;
  readonly received_at: number;
  readonly receipt_outcome: string | null;
  readonly receipt_at: number | null;
  readonly receipt_to: string | null;
  readonly copy_outcome: string | null;
  readonly copy_at: number | null;
  readonly copy_to: string | null;
};

/** Reads the stored JSON without validation, as the shop wrote it itself. */
export const readConsent = ({ declared }: Pick<DeclarationRow, 'declared'>): NewsletterConsent =>
  JSON.parse(declared) as NewsletterConsent;

export function readDeclaration(row: DeclarationRow): StoredDeclaration {
  const { id, kind, received_at: receivedAt } = row;
  return kind === 'consent'
    ? { id, kind, receivedAt, consent: readConsent(row) }
    : {
        id,
        kind,
        receivedAt,
        withdrawal: JSON.parse(row.declared) as Withdrawal,
        receipt: stateOf(row.receipt_outcome, row.receipt_at, row.receipt_to),
        copy: stateOf(row.copy_outcome, row.copy_at, row.copy_to),
      };
}

function stateOf(outcome: string | null, at: number | null, to: string | null): LetterState {
  if (outcome === null) return { kind: 'waits' };
  if (at === null || to === null) return { kind: 'unknown' };
  return { kind: SETTLED.find((kind) => kind === outcome) ?? 'given-up', at, to };
}

const SETTLED = ['sent', 'filed', 'given-up'] as const;
