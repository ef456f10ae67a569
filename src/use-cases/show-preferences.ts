import type { PreferencesRequest } from '../newsletter/email-preferences.ts';
import { readPreferencesRequest } from '../newsletter/email-preferences.ts';
import { parsePreferencesLink } from '../newsletter/preferences-link.ts';
import type { PreferencesLookup } from '../newsletter/preferences-lookup.ts';
import { err, type Result } from '../shared/result.ts';
import type { PageRequest, PageContext } from './page-request.ts';

/**
 * E-mail preferences (N2) of a visitor who followed the link of a letter, or who posted a form that
 * has to be corrected; `undefined` for all others.
 */
export async function showPreferences({
  ports: { newsletter, log },
  request,
}: PageContext): Promise<PreferencesLookup | undefined> {
  const asked = askedFor(request);
  if (asked === undefined) return undefined;
  if (!asked.ok) return { kind: 'unknown' };
  const answer = await newsletter.preferences(asked.value);
  if (answer.ok) return { kind: 'found', preferences: answer.value };
  if (answer.error.kind === 'preferences-not-found') return { kind: 'unknown' };
  log.warn('preferences-unavailable', { ...answer.error });
  return { kind: 'away' };
}

function askedFor({ query, posted }: PageRequest): Result<PreferencesRequest, unknown> | undefined {
  if (posted?.form !== 'preferences') return parsePreferencesLink(query);
  const { email = '', customer_id = '' } = posted.values;
  const request = readPreferencesRequest({ email, customer_id });
  return request.ok ? request : err('malformed');
}
