/** Comments of code: blocks, and lines from `//` on. Not the `//` of an address in a string. */
const COMMENT = /(?<=^|[\s({[,>])(?:\/\*[^]*?\*\/|\/\/.*)/gmu;

export const commentsIn = (code: string): readonly string[] => code.match(COMMENT) ?? [];

export const withoutComments = (code: string): string => code.replace(COMMENT, '');

export const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];

/** Names in backticks or in a `@link`: `showCategory`, `MAX_BYTES`, `LIFETIME`, `CartGateway`. */
export const namesInProse = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([^`]+)`|\{@link ([^}]+)\}/gu), ([, code, link]) => code ?? link ?? '')
    .flatMap(wordsIn)
    .filter((word) => isName(word) || /^[A-Z]{4,}$/u.test(word));

/** Names in the title of a test. Titles have no backticks, so one word in capitals is no name there. */
export const namesInTitle = (title: string): readonly string[] => wordsIn(title).filter(isName);

/** Whether only code writes a word so: in camel case, Pascal case or constant case. */
const isName = (word: string): boolean =>
  /^(?:[a-z][a-z\d]*(?:[A-Z][A-Za-z\d]*)+|(?:[A-Z][a-z\d]+){2,}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)$/u.test(
    word,
  );
