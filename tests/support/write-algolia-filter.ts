import type { Condition, Filter } from '#sandbox/algolia/filters/filter.ts';

/** Formats a filter in the search service's syntax. */
export const writeFilter = (filter: Filter): string =>
  filter.map((group) => `(${group.map(writeCondition).join(' OR ')})`).join(' AND ');

function writeCondition(condition: Condition): string {
  const score = condition.score === 1 ? '' : `<score=${condition.score}>`;
  return `${condition.isNegated ? 'NOT ' : ''}${writeUnsigned(condition)}${score}`;
}

function writeUnsigned(condition: Condition): string {
  switch (condition.kind) {
    case 'facet':
      return `${quoted(condition.attribute)}:${quoted(condition.value)}`;
    case 'numeric':
      return `${quoted(condition.attribute)} ${condition.operator} ${condition.number}`;
    case 'range':
      return `${quoted(condition.attribute)}:${condition.low} TO ${condition.high}`;
    case 'tag':
      return `_tags:${quoted(condition.value)}`;
  }
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
