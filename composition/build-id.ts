import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Identifies this build: servers of the same build understand each other's cache entries. Derived
 * from the built files, so it is the same on every installation.
 */
export function buildId(): string {
  if (!import.meta.env.PROD) return 'development';
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256');
  for (const { name } of builtFiles(folder))
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}

const builtFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/u.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
