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

/**
 * The script that loads the tag manager, always by HTTPS. `undefined`, and nothing loads, when it is
 * not configured or any part of the configuration could change what the address means (H14).
 */
export function tagManagerScript(
  config: TagManagerConfig | undefined,
): { readonly src: string } | undefined {
  if (!config || !HOST.test(config.host) || !WORD.test(config.id)) return undefined;
  const suffix = environmentSuffix(config.environment);
  if (suffix === undefined) return undefined;
  return { src: `https://${config.host}/gtm.js?id=${config.id}${suffix}` };
}

/** Empty for the published container; `undefined` for an environment that is not wholly given. */
function environmentSuffix(environment: TagManagerEnvironment | undefined): string | undefined {
  if (!environment) return '';
  const { auth, name } = environment;
  if (!WORD.test(auth) || !WORD.test(name)) return undefined;
  return `&gtm_auth=${auth}&gtm_preview=${name}&gtm_cookies_win=x`;
}

/** Labels of letters, digits and hyphens; what starts with a letter is no number in disguise. */
const HOST = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d{1,5})?$/i;

/** What needs no escape in a query. */
const WORD = /^[\w-]+$/;
