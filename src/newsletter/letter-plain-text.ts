import type { LetterContents, LetterFact } from './letter-contents.ts';

/** Renders a letter as plain text. The link has its own line, so that it is not broken. */
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

/** Several lines are put below their label, indented. */
const factLines = ({ label, text }: LetterFact): string =>
  text.includes('\n') ? `${label}:\n  ${text.replaceAll('\n', '\n  ')}` : `${label}: ${text}`;
