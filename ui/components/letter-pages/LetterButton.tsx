import type { ReactNode } from 'react';
import { LETTER_PARAM } from '#src/routing/reserved-params.ts';
import { Button } from '../Button.tsx';
import { PostForm } from '../ContentLink.tsx';

type LetterButtonProps = {
  /** URL that it posts to. */
  readonly action: string;
  /** Id in the link of the letter. */
  readonly id: string;
  /** Value of a further hidden field, and its name. */
  readonly field?: { readonly name: string; readonly value: number | undefined };
  readonly variant?: 'filled' | 'outlined';
  readonly children: ReactNode;
};

/** A button on the page that a letter leads to; it works without script, and never by itself. */
export function LetterButton({
  action,
  id,
  field,
  variant,
  children,
}: LetterButtonProps): ReactNode {
  return (
    <PostForm action={action}>
      <input type="hidden" name={LETTER_PARAM} value={id} />
      {field && <input type="hidden" {...field} />}
      <Button type="submit" {...(variant && { variant })}>
        {children}
      </Button>
    </PostForm>
  );
}
