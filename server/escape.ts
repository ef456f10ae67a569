export { escapeHtml } from '#src/shared/escape-html.ts';

/** Formats JSON for a script element: no character can end the element or a line. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
