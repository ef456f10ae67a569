import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Database from 'libsql';
import { formatPreferencesLink } from '#src/messages/preferences-document.ts';
import type { Letter } from '#src/messages/letter.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { databasesAt, dataFolderAt } from './carts.ts';

/** Number of letters to an address, both sent and waiting. */
export const countLettersTo = (baseURL: string | undefined, email: string): number =>
  waitingFor(baseURL, email).length + mailsTo(baseURL, email).length;

/** Waiting letters about the newsletter, which Magento's sandbox does not send. */
const waitingFor = (baseURL: string | undefined, email: string): readonly Letter[] =>
  (rowsOf(baseURL, 'SELECT written AS text FROM letters ORDER BY id') as readonly Letter[]).filter(
    (letter) => letter.email === email,
  );

/** Declarations with this address for the receipt. */
export function withdrawalsOf(baseURL: string | undefined, email: string): readonly Withdrawal[] {
  const sql = "SELECT declared AS text FROM declarations WHERE kind = 'withdrawal' ORDER BY id";
  const all = rowsOf(baseURL, sql) as readonly Withdrawal[];
  return all.filter((withdrawal) => withdrawal.email === email);
}

/** JSON texts from all databases of the server. */
function rowsOf(baseURL: string | undefined, sql: string): readonly unknown[] {
  return databasesAt(baseURL).flatMap((file) => {
    const database = new Database(file, { timeout: 5000 });
    const rows = database.prepare(sql).all() as readonly { readonly text: string }[];
    database.close();
    return rows.map(({ text }) => JSON.parse(text) as unknown);
  });
}

/**
 * Path and query of the link in the letter to an address, once it exists: from the mail if the shop
 * sends it. A real Magento sends its own; the sandbox's letter is known.
 */
export function linkTo(
  baseURL: string | undefined,
  email: string,
  page: string,
): string | undefined {
  if (isMailedByMagento(baseURL)) {
    const letter = waitingFor(baseURL, email).at(-1);
    if (!letter || !('customerId' in letter)) return undefined;
    return formatPreferencesLink(page, { email, customer_id: letter.customerId });
  }
  const start = formatPreferencesLink(page, { email, customer_id: '' });
  const mail = mailsTo(baseURL, email).find((text) => text.includes(start));
  const id = mail?.slice(mail.indexOf(start) + start.length).match(/^[\w-]+/u)?.[0];
  return id === undefined ? undefined : `${start}${id}`;
}

const isMailedByMagento = (baseURL: string | undefined): boolean =>
  existsSync(`${dataFolderAt(baseURL)}/sandbox`);

/** The link of a letter to a page that is the shop's own, once its mail exists. */
export const linkIn = (
  baseURL: string | undefined,
  email: string,
  path: string,
): string | undefined =>
  mailsTo(baseURL, email)
    .flatMap((mail) => mail.match(LINK) ?? [])
    .find((url) => url.includes(path));

const LINK = /https?:\/\/\S+\?letter=[\w-]+/gu;

/** Text of the mails in the outbox to an address. */
export function mailsTo(baseURL: string | undefined, email: string): readonly string[] {
  const folder = `${dataFolderAt(baseURL)}/letters`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .map((mail) => mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(email));
}
