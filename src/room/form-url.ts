import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, replaceParameters, splitUrl } from '../routing/url-parts.ts';

/** The URL with the values of a form in place of those that it had; empty ones are left out. */
export function withFormValues(
  url: string,
  values: readonly (readonly [name: string, value: string])[],
): string {
  const names = new Set(values.map(([name]) => name));
  const typed = values.filter(([, value]) => value !== '');
  return replaceParameters(
    url,
    (name) => names.has(name),
    typed.map(([name, value]) => `${name}=${encodePercent(value)}`),
  );
}

/** The fields of a form that a URL has, as a query string. */
export const fieldsQuery = (url: string, names: readonly string[]): string =>
  formatQuery(parseQuery(splitUrl(url).query).filter(({ name }) => names.includes(name)));
