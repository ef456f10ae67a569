import type { ReactNode } from 'react';
import { linkedText } from '#src/content/linked-text.ts';
import { useShop } from '#ui/shop-context.tsx';

/** An editor's words, in which one can press on the shop's number and on addresses of e-mail. */
export function LinkedText({ children }: { readonly children: string }): ReactNode {
  const { shell } = useShop();
  return linkedText(children, shell.phone.number).map(({ text, href }, place) => {
    // The same number may stand twice in a text, and no piece ever moves.
    const key = `${place} ${text}`;
    return href === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <a key={key} href={href}>
        {text}
      </a>
    );
  });
}
