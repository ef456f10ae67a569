import { type Reader, readFields, readText } from '../shared/json-reader.ts';

/** Who wrote a guide, and when. */
export type ArticleFacts = {
  /** Full name. */
  readonly author: string;
  /** Day of the first publication: `2026-05-12`. */
  readonly published: string;
};

export const readArticleFacts: Reader<ArticleFacts> = readFields({
  author: readText,
  published: readText,
});
