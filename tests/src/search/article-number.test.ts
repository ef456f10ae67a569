import { describe, expect, it } from 'vitest';
import { isArticleNumber } from '#src/search/article-number.ts';

describe('isArticleNumber', () => {
  it.each(['LUN-VITA', '24-MB01', 'AB12.3_x', '8719992000012'])('returns true for %s', (text) => {
    expect(isArticleNumber(text)).toBe(true);
  });

  it.each(['matras', 'matras H3', '', '-1', 'a/b-c', `1${'0'.repeat(64)}`])(
    'returns false for "%s"',
    (text) => {
      expect(isArticleNumber(text)).toBe(false);
    },
  );
});
