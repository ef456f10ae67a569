import { type SyntheticEvent, useState } from 'react';
import { type PostForm, postOrSubmit } from '../../post-form.ts';
import { useShop } from '../../shop-context.tsx';

type PostInPlace = {
  readonly action: string;
  readonly fieldsOf: (
    form: HTMLFormElement,
  ) => Parameters<PostForm>[1] | Promise<Parameters<PostForm>[1]>;
  /** Selector of what takes the focus once the answer is shown. */
  readonly news: string;
};

/**
 * Posts a form in the shown page, one at a time; otherwise the browser posts it as it does without
 * script.
 */
export function usePostInPlace({ action, fieldsOf, news }: PostInPlace) {
  const { postForm } = useShop();
  const [isSending, setSending] = useState(false);
  const postInPlace = async (form: HTMLFormElement): Promise<void> => {
    const isShown = await postOrSubmit(form, async () => postForm(action, await fieldsOf(form)));
    if (isShown) document.querySelector<HTMLElement>(news)?.focus();
  };
  const post = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    void postInPlace(event.currentTarget).finally(() => setSending(false));
  };
  return { isSending, post };
}

/** The texts of a form's fields; files are left out. */
export const textFields = (data: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
