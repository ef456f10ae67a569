import { z } from 'zod';
import { parseHosts } from '#adapters/algolia/parse-hosts.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

/** Settings of the indexing command, from environment variables. */
export type IndexingSettings = z.infer<typeof SETTINGS>;

const text = (wanted: string) => z.string({ error: `wants ${wanted}` });

const SETTINGS = z.object({
  ALGOLIA_APP_ID: text('the id of an application'),
  ALGOLIA_WRITE_KEY: text('a key that may change indexes and their settings'),
  ALGOLIA_PREFIX: text('what the names of the indexes begin with'),
  ALGOLIA_HOSTS: z
    .string()
    .transform((origins, context) => {
      const hosts = parseHosts(origins);
      const message = 'wants origins like https://search.example, separated by commas';
      if (hosts === undefined) context.addIssue({ code: 'custom', message });
      return hosts ?? z.NEVER;
    })
    .optional(),
  /** Folder for the state that is kept between runs. */
  DATA_DIR: z.string().default('.data'),
});

/** Each error is a line: the variable and its expected value. Empty variables count as absent. */
export function parseIndexingSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<IndexingSettings, readonly string[]> {
  const given = Object.entries(environment).flatMap(([name, text = '']) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  const parsed = SETTINGS.safeParse(Object.fromEntries(given));
  if (parsed.success) return ok(parsed.data);
  return err(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}
