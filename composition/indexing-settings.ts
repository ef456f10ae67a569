import { z } from 'zod';
import { parseHosts } from '#adapters/algolia/parse-hosts.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

/** What the indexing command is told by its environment. */
export type IndexingSettings = z.infer<typeof SETTINGS>;

const needed = (what: string) => z.string({ error: `wants ${what}` }).min(1, `wants ${what}`);

const SETTINGS = z.object({
  ALGOLIA_APP_ID: needed('the id of an application'),
  ALGOLIA_WRITE_KEY: needed('a key that may change indexes and their settings'),
  ALGOLIA_PREFIX: needed('what the names of the indexes begin with'),
  ALGOLIA_HOSTS: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? undefined : parseHosts(text)))
    .refine((hosts) => hosts === undefined || hosts.length > 0, 'wants origins'),
  /** Folder of what it remembers from run to run. */
  DATA_DIR: z.string().default('.data'),
});

/** Every fault is one line: the variable, and what it wants. An empty variable counts as absent. */
export function parseIndexingSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<IndexingSettings, readonly string[]> {
  const hosts = environment['ALGOLIA_HOSTS']?.trim() ?? '';
  if (hosts !== '' && parseHosts(hosts) === undefined) {
    return err(['ALGOLIA_HOSTS: wants origins like https://search.example, separated by commas']);
  }
  const given = Object.entries(environment).filter(([, text]) => (text?.trim() ?? '') !== '');
  const parsed = SETTINGS.safeParse(Object.fromEntries(given));
  if (parsed.success) return ok(parsed.data);
  return err(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}
