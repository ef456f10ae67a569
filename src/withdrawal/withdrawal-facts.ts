import type { LetterFact } from '../newsletter/letter-contents.ts';
import type { LetterKey } from '../newsletter/letter-words.ts';
import type { DeclaredWithdrawal, WithdrawalLetter } from '../newsletter/letter.ts';
import { addressKey, shownAddress } from '../newsletter/mailbox-key.ts';
import type { Locale } from '../shared/locale.ts';
import { LONGEST_SHOWN, unlinkedNumber, unlinkedText } from '../shared/unlinked-text.ts';
import { formatDeclaredAt } from './declared-at.ts';
import { MOST_WRITTEN_OUT } from './receipt-paces.ts';
import type { Withdrawal } from './withdrawal.ts';

type Say = (key: LetterKey) => string;

/** What a letter puts on record of withdrawals: what was declared, and when all of it was. */
export function withdrawalFacts(letter: WithdrawalLetter, say: Say): readonly LetterFact[] {
  const { declarations, locale } = letter;
  const shown = shownIn(letter.kind);
  const { writtenOut, others } = splitDeclarations(letter);
  const facts = writtenOut.flatMap((declared) => {
    const total = declarations.length;
    const number = total > 1 ? ` ${declarations.indexOf(declared) + 1}/${total}` : '';
    return factsOf(
      { ...declared, withdrawal: shown(declared.withdrawal) },
      { locale, say, number },
    );
  });
  const times = others.map(({ declaredAt }) => formatDeclaredAt(declaredAt, locale));
  const label = say('letter.withdrawal.others');
  return times.length === 0 ? facts : [...facts, { label, text: times.join('\n') }];
}

/** Whether a letter shows less of what was typed in what it writes out than was received. */
export const isShortened = (letter: WithdrawalLetter): boolean =>
  splitDeclarations(letter).writtenOut.some(({ withdrawal }) => {
    const { name, order, items } = shownIn(letter.kind)(withdrawal);
    return name !== withdrawal.name || order !== withdrawal.order || items !== withdrawal.items;
  });

type SplitDeclarations = {
  readonly writtenOut: readonly DeclaredWithdrawal[];
  /** Of these a letter says when they were received, and no more. */
  readonly others: readonly DeclaredWithdrawal[];
};

/**
 * The shop's copy writes out all. Anybody may declare with anybody's address: a receipt writes out a
 * few, so that a stranger cannot fill it with words. They are the newest, as whoever declares looks
 * for the next message, and none with another address, which may have another reader.
 */
export function splitDeclarations({
  kind,
  email,
  declarations,
}: WithdrawalLetter): SplitDeclarations {
  if (kind === 'withdrawal-copy') return { writtenOut: declarations, others: [] };
  const own = declarations.filter(
    ({ withdrawal }) => addressKey(withdrawal.email) === addressKey(email),
  );
  const writtenOut = own.slice(-MOST_WRITTEN_OUT);
  return { writtenOut, others: declarations.filter((one) => !writtenOut.includes(one)) };
}

/**
 * The shop reads all that was typed. A receipt goes to whatever address somebody typed: it shows a
 * stranger's words shortened, and without links.
 */
const shownIn =
  (kind: WithdrawalLetter['kind']) =>
  (withdrawal: Withdrawal): Withdrawal =>
    kind === 'withdrawal-copy'
      ? withdrawal
      : {
          ...withdrawal,
          name: unlinkedText(withdrawal.name),
          order: shownOrder(withdrawal.order),
          email: shownAddress(withdrawal.email),
          ...(withdrawal.items !== undefined && { items: unlinkedLines(withdrawal.items) }),
        };

/** An order as the shop's subjects and a stranger's mailbox show it. */
export const shownOrder = (order: string): string => unlinkedNumber(order);

/** Lines stay lines while all of them together are short enough. */
function unlinkedLines(items: string): string {
  const lines = items.split('\n').map((line) => unlinkedText(line));
  const text = lines.filter((line) => line !== '').join('\n');
  return Array.from(text).length <= LONGEST_SHOWN ? text : unlinkedText(items);
}

type FactParts = { readonly locale: Locale; readonly say: Say; readonly number: string };

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
