import { err, ok, type Result } from '../shared/result.ts';

/** Source of the tag manager, from the server's configuration (H14). */
export type TagManagerConfig = {
  /** Host name, with a port if it has one: `tags.sluimer.example`. */
  readonly host: string;
  /** Id of the shop's container: `GTM-ABC123`. */
  readonly id: string;
  /** Test environment of the container; omitted for the published one. */
  readonly environment?: TagManagerEnvironment;
};

export type TagManagerEnvironment = {
  /** Access key: `gtm_auth`. */
  readonly auth: string;
  /** Name: `env-3`. */
  readonly name: string;
};

/** A setting that could change the meaning of the script's URL. */
export type MalformedTagManager = {
  readonly kind: 'malformed-tag-manager';
  readonly setting: 'host' | 'id' | 'environment';
};

/**
 * The script that loads the tag manager, always by HTTPS (H14). `undefined`, and nothing loads, if
 * it is not configured; a configuration with one malformed setting is refused as a whole.
 */
export function tagManagerScript(
  config: TagManagerConfig | undefined,
): Result<{ readonly src: string } | undefined, MalformedTagManager> {
  if (!config) return ok(undefined);
  const { host, id, environment } = config;
  if (!HOST.test(host)) return malformed('host');
  if (!IDENTIFIER.test(id)) return malformed('id');
  if (environment && !isComplete(environment)) return malformed('environment');
  return ok({ src: `https://${host}/gtm.js?id=${id}${environmentSuffix(environment)}` });
}

const malformed = (setting: MalformedTagManager['setting']) =>
  err({ kind: 'malformed-tag-manager', setting } as const);

const isComplete = ({ auth, name }: TagManagerEnvironment): boolean =>
  IDENTIFIER.test(auth) && IDENTIFIER.test(name);

/** Empty for the published container. */
const environmentSuffix = (environment: TagManagerEnvironment | undefined): string =>
  environment
    ? `&gtm_auth=${environment.auth}&gtm_preview=${environment.name}&gtm_cookies_win=x`
    : '';

/** Labels of letters, digits and hyphens; the last begins with a letter, so it is no IP address. */
const HOST = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d{1,5})?$/i;

/** Characters that need no escape in a query. */
const IDENTIFIER = /^[\w-]+$/;
