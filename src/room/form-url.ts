import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, splitUrl } from '../routing/url-parts.ts';

/** The URL with the values of a form in place of those that it had; empty ones are left out. */
export function withFormValues(
  url: string,
  values: readonly (readonly [name: string, value: string])[],
): string {
  const { path, query } = splitUrl(url);
  const names = new Set(values.map(([name]) => name));
  const others = parseQuery(query).filter(({ name }) => !names.has(name));
  const written = values.flatMap(([name, value]) =>
    value === '' ? [] : parseQuery(`${name}=${encodePercent(value)}`),
  );
  return path + formatQuery([...others, ...written]);
}

/** The fields of a form that a URL has, as a query string. */
export const fieldsQuery = (url: string, names: readonly string[]): string =>
  formatQuery(parseQuery(splitUrl(url).query).filter(({ name }) => names.includes(name)));
