import { setTimeout as wait } from 'node:timers/promises';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedShopRequests } from '#adapters/embedded/embedded-shop-requests.ts';
import { createEmbeddedDeclarations } from '#adapters/embedded/embedded-declarations.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createOutboxMail } from '#adapters/mail/outbox-mail.ts';
import { createSmtpMail } from '#adapters/mail/smtp-mail.ts';
import { createMemoryMail } from '#adapters/memory/memory-mail.ts';
import { ShopRequests } from '#ports/shop-requests.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Declarations, WithdrawalStore } from '#ports/declarations.ts';
import { Log } from '#ports/log.ts';
import { LetterQueue, Mail } from '#ports/mail.ts';
import type { Config } from '#server/config.ts';
import { createEmailSender, type EmailSender } from '#server/email-sender.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import { sendNextLetter } from '#src/use-cases/send-letter.ts';
import { ALL_LETTERS } from '#ui/i18n/all-texts.ts';
import { Database } from './embedded.ts';
import { Sender } from './wiring-tokens.ts';
import { outboxFolder, runAfter } from './retention.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import type { Wiring } from './wiring.ts';

/* Emails of this server and their sender; withdrawals, which cause emails. */

const letterTexts = createLetterTexts(ALL_LETTERS);

/** Time that a stopping server waits for an email in transit, in milliseconds. */
const LAST_LETTER_TIMEOUT = 3000;

/** @param isFirst whether this process sends what waited in the database when the server started. */
export const letters =
  (config: Config, isFirst = true): Wiring =>
  (bind) => {
    bind(LetterQueue).toResolvedValue(createEmbeddedLetterQueue, [Database, Clock]);
    bind(Declarations).toResolvedValue(openDeclarations(config), [Database, Clock]);
    bind(WithdrawalStore).toResolvedValue(openWithdrawals(config), [Database, Clock, Sender]);
    bind(ShopRequests).toResolvedValue(openShopRequests(config), [Database, Clock, Sender]);
    bind(Mail).toResolvedValue(openMail(config), [Clock, Log, ShutdownHooks]);
    bind(Sender).toResolvedValue(openSender(config, isFirst), [
      LetterQueue,
      Mail,
      ContentSource,
      Clock,
      Log,
      ShutdownHooks,
      Declarations,
    ]);
  };

const openSender =
  (config: Config, isFirst: boolean) =>
  (
    queue: LetterQueue,
    mail: Mail,
    content: ContentSource,
    clock: Clock,
    log: Log,
    closing: ShutdownHooks,
    declarations: Declarations,
  ): EmailSender => {
    const ports = { letters: queue, mail, content, clock, log };
    const dependencies = { ports, domains: config.site.domains, texts: letterTexts };
    const sender = createEmailSender({
      sendNext: () => sendNextLetter(dependencies),
      now: () => clock.now(),
      after: runAfter,
      log,
    });
    closing.add(() => {
      const stopping = sender.stop();
      return stopping && Promise.race([stopping, wait(LAST_LETTER_TIMEOUT)]);
    });
    if (!isFirst) return sender;
    if (mail.delivers) void sendFromOutbox(declarations, sender, log);
    sender.wake();
    return sender;
  };

/** Resends the withdrawal emails that were filed in the outbox for want of a mail server. */
async function sendFromOutbox(
  declarations: Declarations,
  sender: EmailSender,
  log: Log,
): Promise<void> {
  const sent = await declarations.sendFromOutbox();
  if (!sent.ok) log.error('declarations-unavailable', { message: sent.error.message });
  else if (sent.value > 0) sender.wake();
}

const openDeclarations =
  ({ withdrawalEmail: shopEmail }: Config) =>
  (database: CartDatabase, clock: Clock): Declarations =>
    createEmbeddedDeclarations({ database, clock, shopEmail });

const openWithdrawals =
  ({ withdrawalEmail: shopEmail }: Config) =>
  (database: CartDatabase, clock: Clock, sender: EmailSender): WithdrawalStore =>
    createEmbeddedWithdrawals({ database, clock, shopEmail, onLetter: () => sender.wake() });

const openShopRequests =
  ({ contactEmail: shopEmail }: Config) =>
  (database: CartDatabase, clock: Clock, sender: EmailSender): ShopRequests =>
    createEmbeddedShopRequests({ database, clock, shopEmail, onLetter: () => sender.wake() });

/** Without a mail server, mail goes to the operator's outbox folder, or to memory if `:memory:`. */
const openMail =
  ({ smtpUrl, mailFrom: from, dataDir }: Config) =>
  (clock: Clock, log: Log, closing: ShutdownHooks): Mail => {
    const mail =
      smtpUrl !== ''
        ? createSmtpMail({ url: smtpUrl, from, clock })
        : dataDir === ':memory:'
          ? createMemoryMail()
          : createOutboxMail({ folder: outboxFolder(dataDir), from, clock, log });
    closing.add(() => mail.close());
    return mail;
  };
