import type { Clock } from '#ports/clock-and-ids.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type {
  LetterQueue,
  LetterQueueFailure,
  Mail,
  MailFailure,
  WaitingLetter,
} from '#ports/mail.ts';
import { companyLines } from '../content/company.ts';
import type { Shell } from '../content/shell.ts';
import { type LetterOutcome, outcomeAfterFailure } from '../messages/letter-delivery.ts';
import type { LetterTexts } from '../messages/letter-texts.ts';
import { renderLetter } from '../messages/render-letter.ts';
import type { RenderedEmail } from '../messages/letter.ts';
import type { Domains } from '../routing/parse-location.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { letterLinks } from './letter-links.ts';

export type LetterPorts = {
  readonly letters: LetterQueue;
  readonly mail: Mail;
  readonly content: Pick<ContentSource, 'shell'>;
  readonly clock: Clock;
  readonly log: Log;
};

export type LetterDependencies = {
  readonly ports: LetterPorts;
  readonly domains: Domains;
  readonly texts: LetterTexts;
};

/**
 * Result of a look at the letter queue (N2). `idle`: none was due; `dueAt` says when one will be,
 * in milliseconds since 1970. `unavailable`: no mail is accepted, so further attempts are
 * pointless.
 */
export type SendLetterResult =
  | { readonly kind: 'sent' | 'filed' | 'waits' | 'given-up' | 'unavailable' }
  | { readonly kind: 'idle'; readonly dueAt: number | undefined };

/**
 * Lease of a letter that was taken, in milliseconds: longer than sending one takes, so that a
 * letter is sent twice only after a crash in the middle of it.
 */
export const LETTER_LEASE = 3 * 60 * 1000;

/** Sends the oldest due letter, and stores the outcome. Does not log the address. */
export async function sendNextLetter(dependencies: LetterDependencies): Promise<SendLetterResult> {
  const { letters, clock } = dependencies.ports;
  const now = clock.now();
  const waiting = await letters.take(now, now + LETTER_LEASE);
  if (!waiting.ok) return unavailable(dependencies, waiting.error);
  if (waiting.value === undefined) return idle(dependencies);
  const sent = await send(waiting.value, dependencies);
  const outcome: LetterOutcome = sent.ok
    ? { kind: dependencies.ports.mail.delivers ? 'sent' : 'filed' }
    : outcomeAfterFailure(sent.error.kind, toAttempt(waiting.value), clock.now());
  if (!sent.ok) logIssue(dependencies, { waiting: waiting.value, failure: sent.error, outcome });
  const settled = await letters.settle(waiting.value.id, outcome);
  if (!settled.ok) return unavailable(dependencies, settled.error);
  return { kind: !sent.ok && sent.error.kind === 'unavailable' ? 'unavailable' : outcome.kind };
}

/** The shop must learn of a withdrawal: its copy is retried until it is accepted. */
const toAttempt = ({ letter, ...waiting }: WaitingLetter) => ({
  ...waiting,
  mustArrive: letter.kind === 'withdrawal-copy',
});

async function idle(dependencies: LetterDependencies): Promise<SendLetterResult> {
  const due = await dependencies.ports.letters.nextDue();
  return due.ok ? { kind: 'idle', dueAt: due.value } : unavailable(dependencies, due.error);
}

function unavailable({ ports }: LetterDependencies, failure: LetterQueueFailure): SendLetterResult {
  ports.log.error('letters-unavailable', { message: failure.message });
  return { kind: 'unavailable' };
}

type DeliveryIssue = {
  readonly waiting: WaitingLetter;
  readonly failure: MailFailure;
  readonly outcome: LetterOutcome;
};

function logIssue(
  { ports: { log } }: LetterDependencies,
  { waiting, failure, outcome }: DeliveryIssue,
): void {
  const { id, attempts, letter } = waiting;
  const { kind, message } = failure;
  const facts = { id, letter: letter.kind, attempts, failure: kind, message };
  if (outcome.kind === 'given-up') log.error('letter-given-up', facts);
  else log.warn('letter-waits', facts);
}

async function send(
  waiting: WaitingLetter,
  { ports, domains, texts }: LetterDependencies,
): Promise<Result<'sent', MailFailure>> {
  const shell = await ports.content.shell(waiting.letter.locale);
  if (!shell.ok)
    return err({ kind: 'unavailable', message: 'The content service does not answer.' });
  const mail = write(waiting, shell.value, domains, texts);
  return mail.ok ? ports.mail.send(mail.value) : mail;
}

function write(
  { id, letter }: WaitingLetter,
  shell: Shell,
  domains: Domains,
  texts: LetterTexts,
): Result<RenderedEmail, MailFailure> {
  const links = letterLinks(letter, shell, domains);
  if (!links) return err({ kind: 'later', message: 'No page of this locale can be linked to.' });
  const { shopName, phone } = shell;
  const company = shell.company ? companyLines(shell.company, letter.locale) : [];
  const setting = { texts, name: id, shopName, company, phone: phone.number, ...links };
  return ok(renderLetter(letter, setting));
}
