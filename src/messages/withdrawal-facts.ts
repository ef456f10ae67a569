import type { Locale } from '../shared/locale.ts';
import { MAX_SHOWN_LENGTH, sanitizeOrderNumber, sanitizeUserText } from '../shared/safe-text.ts';
import { formatDeclaredAt, type Withdrawal } from '../withdrawal/withdrawal.ts';
import { MAX_DETAILED_DECLARATIONS } from './letter-limits.ts';
import type { LetterTextKey } from './letter-texts.ts';
import type { DeclaredWithdrawal, LetterFact, WithdrawalLetter } from './letter.ts';
import { emailKey, maskedEmail } from './mailbox-key.ts';

type ResolveText = (key: LetterTextKey) => string;

/** Facts of withdrawals in a letter: the content of declarations, and the time of each. */
export function withdrawalFacts(
  letter: WithdrawalLetter,
  resolveText: ResolveText,
): readonly LetterFact[] {
  const { declarations, locale } = letter;
  const shown = shownIn(letter.kind);
  const { writtenOut, others } = splitDeclarations(letter);
  const facts = writtenOut.flatMap((declared) => {
    const total = declarations.length;
    const number = total > 1 ? ` ${declarations.indexOf(declared) + 1}/${total}` : '';
    return factsOf(
      { ...declared, withdrawal: shown(declared.withdrawal) },
      { locale, say: resolveText, number },
    );
  });
  const times = others.map(({ declaredAt }) => formatDeclaredAt(declaredAt, locale));
  const label = resolveText('letter.withdrawal.others');
  return times.length === 0 ? facts : [...facts, { label, text: times.join('\n') }];
}

/** Whether a letter shortens any text of the declarations that it writes out. */
export const isShortened = (letter: WithdrawalLetter): boolean =>
  splitDeclarations(letter).writtenOut.some(({ withdrawal }) => {
    const { name, order, items } = shownIn(letter.kind)(withdrawal);
    return name !== withdrawal.name || order !== withdrawal.order || items !== withdrawal.items;
  });

type SplitDeclarations = {
  readonly writtenOut: readonly DeclaredWithdrawal[];
  /** A letter only says when these were received. */
  readonly others: readonly DeclaredWithdrawal[];
};

/**
 * The shop's copy writes out all declarations. Any client may declare with any address: a receipt
 * writes out only a few, so that a stranger cannot fill it with text. They are the newest, as the
 * consumer expects the next message, and none has another address, which may have another reader.
 */
export function splitDeclarations({
  kind,
  email,
  declarations,
}: WithdrawalLetter): SplitDeclarations {
  if (kind === 'withdrawal-copy') return { writtenOut: declarations, others: [] };
  const sameRecipient = declarations.filter(
    ({ withdrawal }) => emailKey(withdrawal.email) === emailKey(email),
  );
  const detailed = sameRecipient.slice(-MAX_DETAILED_DECLARATIONS);
  return { writtenOut: detailed, others: declarations.filter((one) => !detailed.includes(one)) };
}

/**
 * The shop reads the whole text. A receipt goes to any address that a client has typed: it shows a
 * stranger's text shortened, and without links.
 */
const shownIn =
  (kind: WithdrawalLetter['kind']) =>
  (withdrawal: Withdrawal): Withdrawal =>
    kind === 'withdrawal-copy'
      ? withdrawal
      : {
          ...withdrawal,
          name: sanitizeUserText(withdrawal.name),
          order: shownOrder(withdrawal.order),
          email: maskedEmail(withdrawal.email),
          ...(withdrawal.items !== undefined && { items: unlinkedLines(withdrawal.items) }),
        };

/** An order number as shown in the shop's subjects and in a stranger's mailbox. */
export const shownOrder = (order: string): string => sanitizeOrderNumber(order);

/** Keeps the lines if all of them together are short enough. */
function unlinkedLines(items: string): string {
  const lines = items.split('\n').map((line) => sanitizeUserText(line));
  const text = lines.filter((line) => line !== '').join('\n');
  return Array.from(text).length <= MAX_SHOWN_LENGTH ? text : sanitizeUserText(items);
}

type FactParts = { readonly locale: Locale; readonly say: ResolveText; readonly number: string };

function factsOf(
  { withdrawal, declaredAt }: DeclaredWithdrawal,
  { locale, say, number }: FactParts,
): readonly LetterFact[] {
  const { name, order, email, items } = withdrawal;
  return [
    {
      label: `${say('letter.withdrawal.declaration')}${number}`,
      text: say('letter.withdrawal.declares'),
    },
    { label: say('letter.withdrawal.declared-at'), text: formatDeclaredAt(declaredAt, locale) },
    { label: say('letter.withdrawal.order'), text: order },
    { label: say('letter.withdrawal.items'), text: items ?? say('letter.withdrawal.everything') },
    { label: say('letter.withdrawal.name'), text: name },
    { label: say('letter.withdrawal.email'), text: email },
  ];
}
