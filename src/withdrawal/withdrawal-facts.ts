import type { LetterFact } from '../newsletter/letter-contents.ts';
import type { LetterKey } from '../newsletter/letter-words.ts';
import type { DeclaredWithdrawal, WithdrawalLetter } from '../newsletter/letter.ts';
import { shownAddress } from '../newsletter/mailbox-key.ts';
import type { Locale } from '../shared/locale.ts';
import { LONGEST_SHOWN, unlinkedText } from '../shared/unlinked-text.ts';
import { formatDeclaredAt } from './declared-at.ts';
import type { Withdrawal } from './withdrawal.ts';

type Say = (key: LetterKey) => string;

/** What a letter puts on record of withdrawals: all that was declared, and when. */
export function withdrawalFacts(letter: WithdrawalLetter, say: Say): readonly LetterFact[] {
  const { declarations, locale } = letter;
  const shown = shownIn(letter.kind);
  return declarations.flatMap((declared, place) => {
    const number = declarations.length > 1 ? ` ${place + 1}/${declarations.length}` : '';
    return factsOf(
      { ...declared, withdrawal: shown(declared.withdrawal) },
      { locale, say, number },
    );
  });
}

/** Whether a letter shows less of what was typed than was received. */
export const isShortened = ({ kind, declarations }: WithdrawalLetter): boolean =>
  declarations.some(({ withdrawal }) => {
    const { name, order, items } = shownIn(kind)(withdrawal);
    return name !== withdrawal.name || order !== withdrawal.order || items !== withdrawal.items;
  });

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
          order: unlinkedText(withdrawal.order),
          email: shownAddress(withdrawal.email),
          ...(withdrawal.items !== undefined && { items: unlinkedLines(withdrawal.items) }),
        };

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
