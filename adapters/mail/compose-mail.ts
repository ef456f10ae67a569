import type { RenderedEmail } from '#src/messages/letter.ts';
import { languageTag } from '#src/shared/locale.ts';

/** A mail to send: its SMTP envelope, and its bytes (RFC 5322). */
export type ComposedMail = {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly message: Buffer;
};

export type ComposeSettings = {
  /** Sender: `Sluimer <post@sluimer.example>`. */
  readonly from: string;
  /** Time of the `Date` header, in milliseconds since 1970. */
  readonly now: number;
};

/**
 * Composes text and HTML as multipart/alternative, in UTF-8 as quoted-printable, so that no line
 * exceeds what servers take. Line breaks in header texts become spaces. Marks the mail as
 * auto-generated, so that no autoresponder replies (RFC 3834).
 */
export async function composeMail(
  mail: RenderedEmail,
  { from, now }: ComposeSettings,
): Promise<ComposedMail> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
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

/** Whether a text can stand in a header without beginning another (RFC 5322, 2.2). */
export const isOneLine = (text: string): boolean => !/[\r\n\0]/u.test(text);
