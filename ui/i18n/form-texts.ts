import type english from '../../locales/en/forms.json';
import { createTextsHook, type PageTexts, textsByPath } from './page-texts.ts';

export type FormText = keyof typeof english;

/** Texts of forms that only some pages have: reviews, withdrawals, appointments, preferences of emails. */
export const FORM_TEXTS: PageTexts<FormText> = textsByPath(
  import.meta.glob('../../locales/*/forms.json', { eager: true, import: 'default' }),
);

/** Returns the texts of these forms in the locale of the page. */
export const useFormText = createTextsHook(FORM_TEXTS);
