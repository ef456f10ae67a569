import type { HighlightedText } from './highlight.ts';

/** A text that completes the typed one, with the typed part highlighted. */
export type Completion = { readonly query: string; readonly title: HighlightedText };

/**
 * Texts in which a word begins as typed: "box" may mean "boxspring 180x200" and "hoge boxspring".
 * The typed text itself is no completion.
 */
export function completionsOf(typed: string, texts: readonly string[]): readonly Completion[] {
  const wanted = typed.toLowerCase();
  return texts.flatMap((query) => {
    const place = ` ${query.toLowerCase()}`.indexOf(` ${wanted}`);
    if (wanted === '' || place === -1 || query.length === typed.length) return [];
    return [{ query, title: markedAt(query, place, typed.length) }];
  });
}

const markedAt = (text: string, start: number, length: number): HighlightedText =>
  [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, start + length), isMatch: true },
    { text: text.slice(start + length), isMatch: false },
  ].filter((part) => part.text !== '');
