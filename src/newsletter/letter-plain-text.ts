import type { LetterContents } from './letter-contents.ts';

/** A letter for programs that show no HTML. The link has a line to itself, so that none breaks it. */
export const letterPlainText = (contents: LetterContents): string => {
  const { title, text, button, link, note, closing, company } = contents;
  const parts = [title, text, `${button}:\n${link}`, note, closing.join('\n'), company.join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};
