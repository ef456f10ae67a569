import { fillText } from '../translations/fill-text.ts';
import { letterHtml } from './letter-html.ts';
import { letterPlainText } from './letter-plain-text.ts';
import type { LetterContents } from './letter-contents.ts';
import type { LetterKey, LetterWords } from './letter-words.ts';
import type { Letter } from './letter.ts';
import type { WrittenMail } from './written-mail.ts';

/** What a letter is written with. */
export type LetterSetting = {
  readonly words: LetterWords;
  /** Tells the mail from all others. */
  readonly name: string;
  readonly shopName: string;
  /** Who writes, a line each: name, postal address, register. */
  readonly company: readonly string[];
  readonly phone: string;
  /** Where the button leads. */
  readonly link: string;
  readonly unsubscribeUrl?: string;
};

/** A letter in the words of its shop, as plain text and as HTML. */
export function writeLetter(letter: Letter, setting: LetterSetting): WrittenMail {
  const { email, locale } = letter;
  const contents = contentsOf(letter, setting);
  return {
    name: setting.name,
    to: email,
    locale,
    subject: contents.subject,
    text: letterPlainText(contents),
    html: letterHtml(contents, locale),
    ...(setting.unsubscribeUrl !== undefined && { unsubscribeUrl: setting.unsubscribeUrl }),
  };
}

function contentsOf({ kind, locale, email }: Letter, setting: LetterSetting): LetterContents {
  const { words, shopName, company, phone, link } = setting;
  const say = (key: LetterKey) => fillText(words(locale, key), { shop: shopName, email, phone });
  return {
    subject: say(`letter.${kind}.subject`),
    title: say(`letter.${kind}.title`),
    text: say(`letter.${kind}.text`),
    button: say(`letter.${kind}.button`),
    note: say(`letter.${kind}.note`),
    linkWords: say('letter.link'),
    link,
    closing: [say('letter.reply'), ...(phone === '' ? [] : [say('letter.phone')])],
    shopName,
    company,
  };
}
