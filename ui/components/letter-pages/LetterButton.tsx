import type { ReactNode } from 'react';
import { LETTER_PARAM } from '#src/routing/reserved-params.ts';
import { Button } from '../Button.tsx';

type LetterButtonProps = {
  /** URL that it posts to. */
  readonly action: string;
  /** Id in the link of the letter. */
  readonly id: string;
  readonly variant?: 'filled' | 'outlined';
  readonly children: ReactNode;
};

/** A button on the page that a letter leads to; it works without script, and never by itself. */
export function LetterButton({ action, id, variant, children }: LetterButtonProps): ReactNode {
  return (
    <form action={action} method="post">
      <input type="hidden" name={LETTER_PARAM} value={id} />
      <Button type="submit" {...(variant && { variant })}>
        {children}
      </Button>
    </form>
  );
}
