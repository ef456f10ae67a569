import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Database from 'libsql';
import { formatPreferencesLink } from '#src/newsletter/preferences-link.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { databasesAt, dataFolderAt } from './carts.ts';

/** How many letters there are to an address, sent ones and those that wait. */
export const countLettersTo = (baseURL: string | undefined, email: string): number =>
  waitingFor(baseURL, email).length + mailsTo(baseURL, email).length;

/** The letters about the newsletter that wait: what stands in for Magento sends none. */
const waitingFor = (baseURL: string | undefined, email: string): readonly Letter[] =>
  (rowsOf(baseURL, 'SELECT written AS text FROM letters ORDER BY id') as readonly Letter[]).filter(
    (letter) => letter.email === email,
  );

/** What was declared with an address for its receipt. */
export function withdrawalsOf(baseURL: string | undefined, email: string): readonly Withdrawal[] {
  const sql = "SELECT declared AS text FROM declarations WHERE kind = 'withdrawal' ORDER BY id";
  const all = rowsOf(baseURL, sql) as readonly Withdrawal[];
  return all.filter((withdrawal) => withdrawal.email === email);
}

/** JSON texts of all databases of the server. */
function rowsOf(baseURL: string | undefined, sql: string): readonly unknown[] {
  return databasesAt(baseURL).flatMap((file) => {
    const database = new Database(file, { timeout: 5000 });
    const rows = database.prepare(sql).all() as readonly { readonly text: string }[];
    database.close();
    return rows.map(({ text }) => JSON.parse(text) as unknown);
  });
}

/**
 * Path and query of the link in the letter to an address, once it is there: as the mail has it where
 * the shop sends it. A Magento sends its own; of the one in the sandbox, what is written is known.
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

/** The mails in the outbox to an address, as their text is read. */
export function mailsTo(baseURL: string | undefined, email: string): readonly string[] {
  const folder = `${dataFolderAt(baseURL)}/letters`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .map((mail) => mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(email));
}
