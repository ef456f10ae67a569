/**
 * Plain text that mail programs turn into links: schemes, `www.`, mail addresses, and words with a
 * dot inside that end in letters (`evil.example`), in any script, and after the foldings that some
 * do; and seven digits or more, which a phone offers to call.
 */
const LINKED = [
  /[a-z][a-z0-9+.-]*:\/\/\S*/giu,
  /\b(?:mailto|tel|javascript|data|sms|file):\S+/giu,
  /\bwww\.\S+/giu,
  /[^\s@]+@[^\s@]+/gu,
  /[\p{L}\p{N}_-]+(?:[.\u3002\uFF0E\uFF61][\p{L}\p{N}_-]+)*[.\u3002\uFF0E\uFF61]\p{L}{2,}/gu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu,
  /\p{Nd}(?:[ ./()+\u2010-\u2015-]*\p{Nd}){6,}/gu,
];

export const linksIn = (text: string): readonly string[] =>
  [text, text.normalize('NFKC')].flatMap((form) =>
    LINKED.flatMap((pattern) => form.match(pattern) ?? []),
  );
