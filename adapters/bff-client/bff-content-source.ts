import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import { readFields, readNullOr, readText, type Reader } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { parserOf, type BffReadFailure, type BffReads } from './bff-reads.ts';

/** Pages, by way of the shop's own server. */
export function createBffContentSource(reads: BffReads): ContentSource {
  const ask = async <T>(
    method: string,
    question: Readonly<Record<string, string>>,
    read: Reader<T>,
  ): Promise<Result<T, ContentFailure>> => {
    const answer = await reads.read(method, [question], parserOf(read), { method: 'GET' });
    return answer.ok ? answer : err(toFailure(method, answer.error));
  };

  return {
    async pageByUrl(locale, url) {
      const page = await ask('cnts/getPageDataByUrl', { url, locale }, readNullOr(readEntry));
      return page.ok ? ok(page.value ?? undefined) : page;
    },
    errorPage: (locale) => ask('cnts/getContent', { type: 'Error', locale }, readError),
    shell: (locale) => ask('cnts/getContent', { type: 'Shell', locale }, readShell),
  };
}

const toFailure = (url: string, { statusCode, message }: BffReadFailure): ContentFailure => ({
  kind: 'content-unavailable',
  status: statusCode || 500,
  message,
  url,
});

/** The shop's own server sends whole entries or none: that it is one is told by what names it. */
const readAs =
  <T>(isOne: Reader<unknown>): Reader<T> =>
  (value) =>
    isOne(value) === undefined ? undefined : (value as T);

const readEntry = readAs<PageEntry>(readFields({ type: readText, url: readText }));
const readError = readAs<ErrorEntry>(readFields({ type: readText, text: readText }));
const readShell = readAs<Shell>(readFields({ shopName: readText, cartUrl: readText }));
