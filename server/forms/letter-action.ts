import type { PostedForm } from '#src/forms/posted-form.ts';
import { isLetterId, letterPagePath } from '#src/messages/letter-pages.ts';
import { LETTER_PARAM } from '#src/routing/reserved-params.ts';
import { failedForm, type FormAction, type FormContext, readTextFields } from './form-action.ts';

type LetterForm = {
  readonly form: PostedForm['form'];
  /** Path of the page that the letter leads to. */
  readonly path: string;
  /** Does what the button says; returns what failed, or a notice. `body` as in {@link FormAction}. */
  readonly act: (
    id: string,
    visit: FormContext,
    body: unknown,
  ) => Promise<LetterFailure | LetterNotice | undefined>;
};

type LetterNotice = { readonly notice: string };

type LetterFailure = { readonly status: number; readonly retryAfterSeconds?: number };

/**
 * Action of a button on the page that a letter leads to. Answers with that page, which shows what is
 * true then.
 */
export const letterAction =
  ({ form, path, act }: LetterForm): FormAction =>
  async (body, visit) => {
    const { letter: id } = readTextFields(body, [LETTER_PARAM]);
    if (!isLetterId(id)) return { kind: 'done', to: path };
    const to = letterPagePath(path, id);
    const outcome = await act(id, visit, body);
    return outcome && 'status' in outcome
      ? { ...failedForm({ form, values: {}, errors: [] }, outcome), to }
      : { kind: 'done', to, ...outcome };
  };
