import german from '../../locales/de/forms.json';
import english from '../../locales/en/forms.json';
import dutch from '../../locales/nl/forms.json';
import { createTextsHook, type PageTexts } from './page-texts.ts';

export type FormText = keyof typeof english;

/** Texts of the pages that letters lead to. */
export const FORM_TEXTS: PageTexts<FormText> = {
  nl: dutch,
  de: german,
  en: english,
};

/** Returns the texts of these pages in the locale of the page. */
export const useFormText = createTextsHook(FORM_TEXTS);
