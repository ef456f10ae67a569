import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Database from 'libsql';
import { formatPreferencesLink } from '#src/newsletter/preferences-link.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import { databasesAt, dataFolderAt } from './carts.ts';

/** The letters that were written to an address: by the shop, or by what stands in for Magento. */
export function lettersTo(baseURL: string | undefined, email: string): readonly Letter[] {
  return databasesAt(baseURL).flatMap((file) => {
    const database = new Database(file, { timeout: 5000 });
    const rows = database.prepare('SELECT written FROM letters ORDER BY id').all();
    database.close();
    return rows
      .map((row) => JSON.parse((row as { readonly written: string }).written) as Letter)
      .filter((letter) => letter.email === email);
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
  const letter = lettersTo(baseURL, email).at(-1);
  if (!letter || !('customerId' in letter)) return undefined;
  const link = formatPreferencesLink(page, { email, customer_id: letter.customerId });
  if (isMailedByMagento(baseURL)) return link;
  return mailsTo(baseURL, email).some((mail) => mail.includes(link)) ? link : undefined;
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
