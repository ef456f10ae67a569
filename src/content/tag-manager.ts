import { err, ok, type Result } from '../shared/result.ts';

/** Where the tag manager is fetched from, as the server's configuration says it (H14). */
export type TagManagerConfig = {
  /** Name of the server that hosts it, with a port if it has one: `tags.sluimer.example`. */
  readonly host: string;
  /** Of the shop's container: `GTM-ABC123`. */
  readonly id: string;
  /** Of the container as it is tested before it is published; the published one without. */
  readonly environment?: TagManagerEnvironment;
};

export type TagManagerEnvironment = {
  /** The key to it: `gtm_auth`. */
  readonly auth: string;
  /** Its name: `env-3`. */
  readonly name: string;
};

/** A setting that could change what the address of the script means. */
export type MalformedTagManager = {
  readonly kind: 'malformed-tag-manager';
  readonly setting: 'host' | 'id' | 'environment';
};

/**
 * The script that loads the tag manager, always by HTTPS (H14). `undefined`, and nothing loads,
 * when it is not configured; a configuration that is wrong anywhere is refused whole.
 */
export function tagManagerScript(
  config: TagManagerConfig | undefined,
): Result<{ readonly src: string } | undefined, MalformedTagManager> {
  if (!config) return ok(undefined);
  const { host, id, environment } = config;
  if (!HOST.test(host)) return malformed('host');
  if (!WORD.test(id)) return malformed('id');
  if (environment && !isWhole(environment)) return malformed('environment');
  return ok({ src: `https://${host}/gtm.js?id=${id}${environmentSuffix(environment)}` });
}

const malformed = (setting: MalformedTagManager['setting']) =>
  err({ kind: 'malformed-tag-manager', setting } as const);

const isWhole = ({ auth, name }: TagManagerEnvironment): boolean =>
  WORD.test(auth) && WORD.test(name);

/** Empty for the published container. */
const environmentSuffix = (environment: TagManagerEnvironment | undefined): string =>
  environment
    ? `&gtm_auth=${environment.auth}&gtm_preview=${environment.name}&gtm_cookies_win=x`
    : '';

/** Labels of letters, digits and hyphens; what starts with a letter is no number in disguise. */
const HOST = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d{1,5})?$/i;

/** What needs no escape in a query. */
const WORD = /^[\w-]+$/;
