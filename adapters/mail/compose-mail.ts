import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { languageTag } from '#src/shared/locale.ts';
import type { WrittenMail } from '#src/newsletter/written-mail.ts';

/** A mail as it travels: to whom the servers hand it, and its bytes (RFC 5322). */
export type ComposedMail = {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly message: Buffer;
};

export type ComposeSettings = {
  /** Who writes: `Sluimer <post@sluimer.example>`. */
  readonly from: string;
  /** The day it bears, in milliseconds since 1970. */
  readonly now: number;
};

/**
 * Both forms of a mail in one message (multipart/alternative), in UTF-8 as quoted-printable, so that
 * no line is longer than servers take. Line breaks within a header's text become spaces. It says
 * that no person wrote it, so that none of the answering machines answers (RFC 3834).
 */
export async function composeMail(
  mail: WrittenMail,
  { from, now }: ComposeSettings,
): Promise<ComposedMail> {
  const node = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: 'quoted-printable',
    date: new Date(now),
    messageId: `<${mail.name}@${hostOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTag(mail.locale),
      ...(mail.unsubscribeUrl !== undefined && unsubscribing(mail.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }).compile();
  const { from: sender, to } = node.getEnvelope();
  return { envelope: { from: sender || '', to }, message: await node.build() };
}

const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const hostOf = (from: string): string => /@([^\s>]+)/u.exec(from)?.[1] ?? 'localhost';
