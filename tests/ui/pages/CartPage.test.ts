import { describe, expect, it } from 'vitest';
import { FORM_NOTICES } from '#src/forms/form-notice.ts';
import { USER_ERROR_CODES } from '#src/cart/cart.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { formNoticeText } from '#ui/pages/CartPage.tsx';
import { createTranslate } from '#ui/i18n/texts.ts';

describe('formNoticeText', () => {
  it.each(LOCALES)('has a text of its own for every form notice and error code: %s', (locale) => {
    const missing: string[] = [];
    const text = createTranslate(locale, ALL_TEXTS, (key) => missing.push(key));
    const words = [...FORM_NOTICES, ...USER_ERROR_CODES].map((code) => formNoticeText(text, code));
    expect(missing).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['', 'RUBBISH', '__proto__', '<script>'])(
    'returns the text of an unknown error for %o',
    (code) => {
      const text = createTranslate('nl-nl', ALL_TEXTS, () => {});
      expect(formNoticeText(text, code)).toBe(text('unknownError'));
    },
  );
});
