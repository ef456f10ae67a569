import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createSmtpMail } from '#adapters/mail/smtp-mail.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import { ok } from '#src/shared/result.ts';
import { sendNextLetter } from '#src/use-cases/send-letter.ts';
import dutch from '../../locales/nl/letters.json' with { type: 'json' };
import { SHOP } from '../support/fake-shop.ts';
import { createMemoryLog } from '../support/memory-log.ts';

/*
 * A process that sends the letters of a database until none is left. Its clock is ahead of the
 * machine's by this number of milliseconds.
 */

const [, , path = '', url = '', ahead = '0'] = process.argv;
const clock = { now: () => Date.now() + Number(ahead) };
const database = openCartDatabase(path);
const shell = { ...SHOP.shell, newsletterUrl: '/nieuwsbrief', preferencesUrl: '/voorkeuren' };
const desk = {
  ports: {
    letters: createEmbeddedLetterQueue(database, clock),
    mail: createSmtpMail({ url, from: 'Sluimer <post@sluimer.example>', clock }),
    content: { shell: () => Promise.resolve(ok(shell)) },
    clock,
    log: createMemoryLog(),
  },
  domains: { 'nl-nl': 'https://nl.example' },
  texts: createLetterTexts({ nl: dutch }),
};

for (;;) {
  const step = await sendNextLetter(desk);
  if (step.kind === 'idle' && step.dueAt === undefined) break;
  if (step.kind === 'idle') await new Promise((resolve) => setTimeout(resolve, 5));
}
database.close();
