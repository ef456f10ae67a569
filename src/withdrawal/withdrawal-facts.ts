import type { LetterFact } from '../newsletter/letter-contents.ts';
import type { LetterKey } from '../newsletter/letter-words.ts';
import type { WithdrawalLetter } from '../newsletter/letter.ts';
import { formatDeclaredAt } from './declared-at.ts';

/** What a letter puts on record of a withdrawal: all that was declared, and when. */
export function withdrawalFacts(
  { withdrawal, declaredAt, locale }: WithdrawalLetter,
  say: (key: LetterKey) => string,
): readonly LetterFact[] {
  const { name, order, email, items } = withdrawal;
  return [
    { label: say('letter.withdrawal.declaration'), text: say('letter.withdrawal.declares') },
    { label: say('letter.withdrawal.declared-at'), text: formatDeclaredAt(declaredAt, locale) },
    { label: say('letter.withdrawal.order'), text: order },
    { label: say('letter.withdrawal.items'), text: items ?? say('letter.withdrawal.everything') },
    { label: say('letter.withdrawal.name'), text: name },
    { label: say('letter.withdrawal.email'), text: email },
  ];
}
