import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedDeclarations } from '#adapters/embedded/embedded-declarations.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { composeServer } from '#composition/server.ts';
import { memoize } from '#src/shared/memoize.ts';
import { readMail } from '../support/read-mail.ts';
import { inScope } from '../support/test-scope.ts';
import { configOf, openShop } from './small-shop.ts';

type Environment = Readonly<Record<string, string>>;

/** Clients that declare for others, twenty each. */
const CLIENTS = inScope(10, 2);
const OTHERS = CLIENTS * 20;
/** Letters of before, with which those of the others are more than the 200 that are kept as files. */
const FORMER_LETTERS = inScope(0, 140);

/** Timeout in milliseconds, as shared disks are slow. */
const PATIENCE = 240_000;

/**
 * A shop with its own data folder and no mail server: its letters are files. A proxy passes the
 * address of each client on.
 */
async function open(more: Environment = {}, dataDir = mkdtempSync(join(tmpdir(), 'attacked-'))) {
  const environment = {
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...more,
  };
  const { ports, close } = composeServer(configOf(environment));
  onTestFinished(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const shop = await openShop({ environment, ports });
  const call = async (method: string, argument: unknown, from: string) =>
    (await shop.call(`/api/${method}`, [argument], { 'X-Forwarded-For': from })).status;
  const database = openCartDatabase(join(dataDir, 'carts.db'));
  onTestFinished(() => database.close());
  const declarations = createEmbeddedDeclarations({
    database,
    clock: createSystemClock(),
    shopEmail: 'service@sluimer.example',
  });
  return {
    withdraw: (email: string, from: string, more = {}) =>
      call('shop/withdrawFromContract', { name: 'Anna', order: 'SL-1', email, ...more }, from),
    subscribe: (email: string, from: string) =>
      call('magento/subscribeToNewsletter', { email, locale: 'nl-nl' }, from),
    mails: () => mailsIn(join(dataDir, 'letters')),
    waiting: () =>
      database.read(({ newsletter }) => newsletter.dueLetter(Date.now())) !== undefined,
    declarations,
    dataDir,
  };
}

/** The letters in a folder: each is read once, as tests ask for them until the last is there. */
function mailsIn(folder: string) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => mailAt(join(folder, name)));
}

const mailAt = memoize((file: string) => readMail(readFileSync(file, 'latin1')));

const A_LETTER = 'To: x@example.nl\r\nSubject: Sluimer\r\n\r\nText\r\n';

const declaredWith = async (
  { declarations }: Pick<Awaited<ReturnType<typeof open>>, 'declarations'>,
  email: string,
) => {
  const all = await declarations.listAfter(0, 1000);
  if (!all.ok) throw new Error(all.error.message);
  return all.value.filter((one) => one.kind === 'withdrawal' && one.withdrawal.email === email);
};

const until = (what: () => boolean) =>
  vi.waitFor(() => expect(what()).toBe(true), { timeout: PATIENCE / 2, interval: 50 });

describe('withdrawals under attack', () => {
  it(
    `are kept, and their letters resent, while ${CLIENTS} clients declare ${OTHERS} others`,
    async () => {
      const shop = await open();
      const own = 'anna@example.nl';
      expect(await shop.withdraw(own, '198.51.100.1')).toBe(200);
      await until(() => shop.mails().length === 2);
      for (let index = 0; index < FORMER_LETTERS; index += 1) {
        writeFileSync(join(shop.dataDir, 'letters', `former-${index}.eml`), A_LETTER);
      }
      let accepted = 0;
      for (let index = 0; index < OTHERS; index += 1) {
        const status = await shop.withdraw(`x${index}@example.nl`, `203.0.113.${index % CLIENTS}`);
        if (status === 200) accepted += 1;
      }
      expect(accepted).toBe(OTHERS);
      const [declared, ...more] = await declaredWith(shop, own);
      expect(more).toEqual([]);
      expect(declared).toMatchObject({
        withdrawal: { name: 'Anna', order: 'SL-1' },
        receipt: { kind: 'filed', to: own },
      });
      await until(() => !shop.waiting());
      const ownLetters = () => shop.mails().filter(({ text }) => text.includes(own));
      expect(ownLetters()).toEqual([]);
      expect(await shop.declarations.resend(declared?.id ?? 0)).toEqual({
        ok: true,
        value: 'waits',
      });
      // The sender would check again within a minute; a new declaration wakes it now.
      await shop.withdraw('last@example.nl', '198.51.100.2');
      await until(() => ownLetters().length > 0);
      await until(() => !shop.waiting() && shop.mails().length <= 200);
    },
    PATIENCE,
  );

  it(
    'are accepted from a consumer after strangers declared ten for their address',
    async () => {
      const shop = await open();
      const victim = 'victim@example.nl';
      for (let index = 0; index < 10; index += 1) {
        expect(await shop.withdraw(victim, `203.0.113.${index}`)).toBe(200);
      }
      expect(await shop.withdraw(victim, '198.51.100.1', { order: 'SL-OWN' })).toBe(200);
      expect(await declaredWith(shop, victim)).toHaveLength(11);
      await until(() => !shop.waiting());
      expect(shop.mails().filter(({ headers }) => headers.get('to') === victim)).toHaveLength(3);
    },
    PATIENCE,
  );

  it(
    'carry no link from the declaring client to the named address',
    async () => {
      const shop = await open();
      const victim = 'victim+see-www.evil.example@example.nl';
      await shop.withdraw(victim, '203.0.113.1', {
        name: 'Win at http://evil.example now',
        order: 'www.evil.example/a',
        items: 'Free bed at https://evil.example/claim '.repeat(12),
      });
      await until(() => shop.mails().length === 2);
      const receipt = shop.mails().find(({ headers }) => headers.get('to') === victim);
      expect(receipt).toBeDefined();
      for (const body of [receipt?.text, receipt?.html, receipt?.headers.get('subject')]) {
        expect(body).not.toMatch(/evil\.example/u);
      }
      const copy = shop.mails().find(({ headers }) => headers.get('to') !== victim);
      expect(copy?.text).toContain('https://evil.example/claim');
      expect(await declaredWith(shop, victim)).toMatchObject([
        { withdrawal: { order: 'www.evil.example/a' } },
      ]);
    },
    PATIENCE,
  );
});

describe('the newsletter under attack', () => {
  it(
    'N2 sends at most three letters to one mailbox, whatever tag its address has',
    async () => {
      const shop = await open();
      for (let index = 0; index < 30; index += 1) {
        expect(await shop.subscribe(`victim+${index}@gmail.com`, '203.0.113.1')).toBe(200);
      }
      await until(() => shop.mails().length > 0 && !shop.waiting());
      expect(shop.mails()).toHaveLength(1);
    },
    PATIENCE,
  );
});

describe('the stored letters', () => {
  it.each([
    ['embedded', {}],
    ['magento', { COMMERCE: 'magento', MAGENTO_URL: 'http://127.0.0.1:9' }],
  ])(
    'are deleted in time with %s, without any request',
    async (_, environment) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'purged-'));
      const before = await open(environment, dataDir);
      await before.withdraw('anna@example.nl', '198.51.100.1');
      await until(() => before.mails().length === 2);
      const folder = join(dataDir, 'letters');
      const monthAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), monthAgo, monthAgo);
      const database = openCartDatabase(join(dataDir, 'carts.db'));
      const letter = {
        kind: 'unknown-address',
        email: 'bert@example.nl',
        locale: 'en-us',
      } as const;
      const mailbox = database.read(({ mailboxes }) =>
        mailboxes.mailbox(letter.email, 'newsletter'),
      );
      database.write(({ newsletter, mailboxes }) => {
        const at = monthAgo * 1000;
        newsletter.planLetter('bert@example.nl', letter, Date.now() + 9e9, at);
        const past = [{ kind: letter.kind, at, isConfirmed: false }];
        mailboxes.storeLettersTo(mailbox, past, at);
      });
      await open(environment, dataDir);
      const left = () =>
        database.read(({ newsletter, mailboxes }) => [
          ...newsletter.letters('bert@example.nl'),
          ...mailboxes.lettersTo(mailbox),
        ]);
      await until(() => left().length === 0 && readdirSync(folder).length === 0);
      database.close();
      expect(await declaredWith(before, 'anna@example.nl')).toHaveLength(1);
    },
    PATIENCE,
  );
});
