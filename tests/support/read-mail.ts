/** A mail as its recipient reads it (RFC 5322, 2045, 2047). */
export type ReadMail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

/** Parses a received message of two parts, plain text and HTML. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/u.exec(headers.get('content-type') ?? '')?.[1] ?? 'none';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split);
  const part = (type: string) =>
    parts.find((one) => one.headers.get('content-type')?.startsWith(type));
  return { headers, text: decodeBody(part('text/plain')), html: decodeBody(part('text/html')) };
}

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

function split(raw: string): Part {
  const lines = raw.replace(/^\r?\n/u, '');
  const end = /\r?\n\r?\n/u.exec(lines);
  const head = lines.slice(0, end?.index ?? lines.length).replaceAll(/\r?\n[ \t]/gu, ' ');
  const headers = head.split(/\r?\n/u).map((line): [string, string] => {
    const [name = ''] = line.split(':', 1);
    return [name.toLowerCase(), decodeWords(line.slice(name.length + 1).trim())];
  });
  return {
    headers: new Map(headers),
    body: lines.slice((end?.index ?? 0) + (end?.[0].length ?? 0)),
  };
}

const decodeBody = (part: Part | undefined): string =>
  part === undefined
    ? ''
    : decodeQuoted(part.body.replaceAll(/=\r?\n/gu, '')).replaceAll('\r\n', '\n');

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words: `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=`. */
const decodeWords = (text: string): string =>
  text.replaceAll(/\?=\s+=\?/gu, '?==?').replaceAll(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/giu, (words) =>
    Buffer.concat(
      Array.from(words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/giu), ([, kind, word = '']) =>
        kind?.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64')
          : Buffer.from(
              word
                .replaceAll('_', ' ')
                .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) =>
                  String.fromCharCode(parseInt(hex, 16)),
                ),
              'latin1',
            ),
      ),
    ).toString('utf8'),
  );
