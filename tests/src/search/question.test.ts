import { describe, expect, it } from 'vitest';
import { isQuestion } from '#src/search/question.ts';

describe('isQuestion', () => {
  it.each([
    ['welk kussen past bij mij', 'nl'],
    ['Hoe was ik een dekbed', 'nl'],
    ['traagschuim of pocketvering', 'nl'],
    ['Können Sie das Bett aufbauen', 'de'],
    ['Kaltschaum oder Latex', 'de'],
    ['How firm', 'en'],
    ['latex vs. memory foam', 'en'],
    ['topper nodig?', 'nl'],
  ] as const)('S3 is true for "%s"', (text, language) => {
    expect(isQuestion(text, language)).toBe(true);
  });

  it.each([
    ['', 'nl'],
    ['of', 'nl'],
    ['matras of', 'nl'],
    ['matras 160x200', 'nl'],
    ['hoekbed', 'nl'],
    ['Wiege', 'de'],
    ['Kissen', 'de'],
    ['orthopedic pillow', 'en'],
  ] as const)('S3 is false for "%s"', (text, language) => {
    expect(isQuestion(text, language)).toBe(false);
  });
});
