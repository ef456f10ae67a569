import type { LetterContents, LetterFact } from './letter-contents.ts';

/** A letter for programs that show no HTML. The link has a line to itself, so that none breaks it. */
export const letterPlainText = (contents: LetterContents): string => {
  const { title, text, facts, action, note, closing, company } = contents;
  const parts = [
    title,
    text,
    facts.map(factLines).join('\n'),
    action ? `${action.button}:\n${action.link}` : '',
    note,
    closing.join('\n'),
    company.join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

/** Several lines stand below their name, further in. */
const factLines = ({ label, text }: LetterFact): string =>
  text.includes('\n') ? `${label}:\n  ${text.replaceAll('\n', '\n  ')}` : `${label}: ${text}`;
