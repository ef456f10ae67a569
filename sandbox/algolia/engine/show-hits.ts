import type { JsonObject } from '../json.ts';
import { readMatchOptions } from '../text/match-options.ts';
import type { TextMatch } from '../text/match-text.ts';
import { createWordMarks } from '../text/word-marks.ts';
import { highlighted, mapTexts, markedText, type Marking } from './highlight.ts';
import type { IndexView } from './index-view.ts';
import type { Parameters } from './parameters.ts';
import { shownAttributes } from './shown-attributes.ts';
import { snippet } from './snippet.ts';

/** Converts records to hits, with highlights and snippets. */
export function createShowHit(
  view: IndexView,
  parameters: Parameters,
  match: TextMatch | undefined,
): (record: JsonObject) => JsonObject {
  const never = parameters.texts('unretrievableAttributes') ?? [];
  const shown = shownAttributes(parameters.texts('attributesToRetrieve') ?? ['*'], never);
  const marking = markingOf(view, parameters, match);
  const highlight = highlightResult(view, parameters, never, marking);
  const snip = snippetResult(parameters, never, marking);
  return (record) => ({ ...shown(record), ...highlight(record), ...snip(record) });
}

function markingOf(
  { text }: IndexView,
  parameters: Parameters,
  match: TextMatch | undefined,
): Marking {
  const pieces = match?.terms ?? [];
  const { compoundLanguages } = readMatchOptions(parameters);
  return {
    analysis: text.analysis,
    mark:
      pieces.length === 0
        ? () => []
        : createWordMarks(pieces, text.table(), text.analysis, compoundLanguages),
    typed: pieces.map(({ typed }) => typed),
    before: parameters.text('highlightPreTag', '<em>'),
    after: parameters.text('highlightPostTag', '</em>'),
  };
}

type ShowPart = (record: JsonObject) => JsonObject;

const SHOW_NOTHING: ShowPart = () => ({});

/** The id is included only if requested. */
function partsOf(names: readonly string[], never: readonly string[]): ShowPart {
  const shown = shownAttributes(names, never);
  const withId = names.includes('objectID') || names.includes('*');
  return (record) => {
    const { objectID, ...rest } = shown(record);
    return withId ? { objectID, ...rest } : rest;
  };
}

function highlightResult(
  { index }: IndexView,
  parameters: Parameters,
  never: readonly string[],
  marking: Marking,
): ShowPart {
  const searchable = createSearchableNames(index.settings['searchableAttributes']);
  const names = parameters.texts('attributesToHighlight') ?? searchable;
  if (names.length === 0) return SHOW_NOTHING;
  const parts = partsOf(names, never);
  const isShort = parameters.flag('restrictHighlightAndSnippetArrays', false);
  return (record) => {
    const result = mapTexts(parts(record), (text, isInList) => {
      const found = highlighted(markedText(text, marking), marking);
      return isShort && isInList && found.matchLevel === 'none' ? undefined : found;
    });
    return result === undefined ? {} : { _highlightResult: result };
  };
}

/** Without declarations, all attributes are searchable. */
function createSearchableNames(declared: unknown): readonly string[] {
  if (!Array.isArray(declared) || declared.length === 0) return ['*'];
  return declared.flatMap((text) =>
    String(text)
      .split(',')
      .map((name) => name.trim().replace(/^(?:un)?ordered\((.+)\)$/s, '$1')),
  );
}

const DEFAULT_WORDS = 10;

function snippetResult(
  parameters: Parameters,
  never: readonly string[],
  marking: Marking,
): ShowPart {
  const snippets = (parameters.texts('attributesToSnippet') ?? []).map((text) => {
    const [name = '', words] = text.split(':');
    return { name, words: Number(words) || DEFAULT_WORDS };
  });
  if (snippets.length === 0) return SHOW_NOTHING;
  const ellipsis = parameters.text('snippetEllipsisText', '…');
  const parts = snippets.map(({ name, words }) => ({ part: partsOf([name], never), words }));
  return (record) => {
    const results = parts.map(({ part, words }) =>
      mapTexts(part(record), (text) =>
        snippet(markedText(text, marking), words, ellipsis, marking),
      ),
    );
    const result = Object.assign({}, ...results) as JsonObject;
    return Object.keys(result).length === 0 ? {} : { _snippetResult: result };
  };
}
