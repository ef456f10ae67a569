import { decodePercent } from './percent-encoding.ts';

/** One `name=value` of a query string, decoded, and as it was written. */
export type QueryParameter = {
  readonly name: string;
  readonly value: string;
  readonly written: string;
};

/** Reads any query string, with or without its question mark; broken escapes stay as they are. */
export const parseQuery = (query: string): readonly QueryParameter[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((written) => written !== '')
    .map((written) => {
      const [name = ''] = written.split('=', 1);
      return { name: decode(name), value: decode(written.slice(name.length + 1)), written };
    });

/** Writes parameters as they were written; nothing where there are none. */
export const formatQuery = (parameters: readonly QueryParameter[]): string =>
  parameters.length === 0 ? '' : `?${parameters.map(({ written }) => written).join('&')}`;

/** What a query string says of `name`, the first time it does. */
export const queryValue = (query: string, name: string): string | undefined =>
  parseQuery(query).find((parameter) => parameter.name === name)?.value;

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodePercent(spaced) ?? spaced;
}
