import { formatAddress } from '../address/format-address.ts';
import { countryOf } from '../shared/locale.ts';
import { interpolate } from '../translations/text-bundles.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterTextKey, LetterTexts } from './letter-texts.ts';
import {
  type AppointmentLetter,
  isAboutAppointment,
  isAboutSamples,
  isAboutStock,
  isAboutWithdrawal,
  type Letter,
  type LetterContents,
  type LetterFact,
  type LetterLink,
  type RenderedEmail,
  type SamplesLetter,
  type WithdrawalLetter,
} from './letter.ts';
import { maskedEmail } from './mailbox-key.ts';
import { isShortened, shownOrder, splitDeclarations, withdrawalFacts } from './withdrawal-facts.ts';

export type LetterRenderOptions = {
  readonly texts: LetterTexts;
  /** Unique name of the mail. */
  readonly name: string;
  readonly shopName: string;
  /** The sender, one line each: name, postal address, register. */
  readonly company: readonly string[];
  readonly phone: string;
  /** Target of the button, if the letter has one. */
  readonly link?: string;
  /** Page on which mails of this kind are stopped, if the letter names it. */
  readonly stopLink?: string;
  readonly unsubscribeUrl?: string;
};

/** Writes a letter in the texts of its shop, as plain text and as HTML. */
export function renderLetter(letter: Letter, setting: LetterRenderOptions): RenderedEmail {
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

type ResolveText = (key: LetterTextKey) => string;

function contentsOf(letter: Letter, setting: LetterRenderOptions): LetterContents {
  const { kind, locale, email } = letter;
  const { texts, shopName, company, phone } = setting;
  const values = {
    shop: shopName,
    email: maskedEmail(email),
    phone,
    ...(isAboutStock(letter) && { product: letter.variant.name }),
    ...(letter.kind === 'review' && { product: letter.product }),
    ...(isAboutWithdrawal(letter) && withdrawalValues(letter)),
    ...(isAboutAppointment(letter) && { store: letter.appointment.store }),
    ...(isAboutSamples(letter) && { product: letter.samples.product }),
  };
  const resolveText: ResolveText = (key) => interpolate(texts(locale, key), values);
  const action = actionOf(letter, setting, resolveText);
  return {
    subject: resolveText(`letter.${kind}.subject`),
    title: resolveText(`letter.${kind}.title`),
    text: textOf(letter, resolveText),
    facts: factsOf(letter, resolveText),
    ...(action && { action }),
    note: resolveText(`letter.${kind}.note`),
    ...(setting.stopLink !== undefined && { stop: stopLink(setting.stopLink, resolveText) }),
    closing: isForShop(kind) ? [] : closingOf(phone, resolveText),
    shopName,
    company,
  };
}

/** Whether the shop itself reads it. */
const isForShop = (kind: Letter['kind']): boolean =>
  kind === 'withdrawal-copy' || kind === 'appointment-request' || kind === 'samples-request';

function factsOf(letter: Letter, resolveText: ResolveText): readonly LetterFact[] {
  if (isAboutWithdrawal(letter)) return withdrawalFacts(letter, resolveText);
  if (isAboutSamples(letter)) return samplesFacts(letter, resolveText);
  return isAboutAppointment(letter) ? appointmentFacts(letter, resolveText) : [];
}

/**
 * What was asked for. Any client may type any address: the shopper's letter repeats nothing that
 * was typed, so that no stranger can write to a mailbox through the shop.
 */
function appointmentFacts(
  { kind, appointment }: AppointmentLetter,
  resolveText: ResolveText,
): readonly LetterFact[] {
  const { store, dayPart, name, email, message } = appointment;
  const facts: readonly LetterFact[] = [
    { label: resolveText('letter.appointment.store'), text: store },
    {
      label: resolveText('letter.appointment.dayPart'),
      text: resolveText(`letter.appointment.day-part.${dayPart}`),
    },
  ];
  if (kind === 'appointment-receipt') return facts;
  return [
    ...facts,
    { label: resolveText('letter.appointment.name'), text: name },
    { label: resolveText('letter.appointment.email'), text: email },
    ...(message === undefined
      ? []
      : [{ label: resolveText('letter.appointment.message'), text: message }]),
  ];
}

/** What was ordered; the shopper's letter repeats only words of the shop. */
function samplesFacts(
  { kind, samples }: SamplesLetter,
  resolveText: ResolveText,
): readonly LetterFact[] {
  const { product, fabrics, locale, email } = samples;
  const facts: readonly LetterFact[] = [
    { label: resolveText('letter.samples.product'), text: product },
    { label: resolveText('letter.samples.fabrics'), text: fabrics.join('\n') },
  ];
  if (kind === 'samples-receipt') return facts;
  const address = formatAddress({ ...samples, country: countryOf(locale), telephone: '' });
  return [
    ...facts,
    {
      label: resolveText('letter.samples.address'),
      text: [...address, countryOf(locale)].join('\n'),
    },
    { label: resolveText('letter.samples.email'), text: email },
  ];
}

/** The subject names the first order and the number of further declarations. */
function withdrawalValues(letter: WithdrawalLetter) {
  const { declarations } = letter;
  const { writtenOut, others } = splitDeclarations(letter);
  const [first, ...more] = declarations.map(({ withdrawal }) => shownOrder(withdrawal.order));
  const total = String(declarations.length);
  return {
    order: `${first ?? ''}${more.length > 0 ? ` (+${more.length})` : ''}`,
    total,
    named: String(writtenOut.length),
    others: String(others.length),
  };
}

function textOf(letter: Letter, resolveText: ResolveText): string {
  if (letter.kind !== 'withdrawal-receipt') return resolveText(`letter.${letter.kind}.text`);
  const isOne = letter.declarations.length === 1;
  const text = resolveText(
    isOne ? 'letter.withdrawal-receipt.text' : 'letter.withdrawal-receipt.text-many',
  );
  return [
    text,
    ...(splitDeclarations(letter).others.length > 0
      ? [resolveText('letter.withdrawal.written-out')]
      : []),
    ...(isShortened(letter) ? [resolveText('letter.withdrawal.shortened')] : []),
  ].join(' ');
}

function actionOf(
  letter: Letter,
  { link }: LetterRenderOptions,
  resolveText: ResolveText,
): LetterLink | undefined {
  if (isAboutWithdrawal(letter) || isAboutAppointment(letter) || isAboutSamples(letter))
    return undefined;
  if (link === undefined) return undefined;
  return {
    button: resolveText(`letter.${letter.kind}.button`),
    link,
    intro: resolveText('letter.link'),
  };
}

const stopLink = (link: string, resolveText: ResolveText): LetterLink => ({
  button: resolveText('letter.stop'),
  link,
  intro: '',
});

/** How the reader can contact the shop; left out of the shop's own copy. */
const closingOf = (phone: string, resolveText: ResolveText): readonly string[] => [
  resolveText('letter.reply'),
  ...(phone === '' ? [] : [resolveText('letter.phone')]),
];

/** Renders a letter as plain text. The link has its own line, so that it is not broken. */
const letterPlainText = (contents: LetterContents): string => {
  const { title, text, facts, action, note, stop, closing, company } = contents;
  const parts = [
    title,
    text,
    facts.map(factLines).join('\n'),
    action ? `${action.button}:\n${action.link}` : '',
    note,
    stop ? `${stop.button}:\n${stop.link}` : '',
    closing.join('\n'),
    company.join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

/** Several lines are put below their label, indented. */
const factLines = ({ label, text }: LetterFact): string =>
  text.includes('\n') ? `${label}:\n  ${text.replaceAll('\n', '\n  ')}` : `${label}: ${text}`;
