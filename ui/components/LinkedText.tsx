import type { ReactNode } from 'react';
import { linkedText } from '#src/content/linked-text.ts';
import { useShop } from '#ui/shop-context.tsx';

/** An editor's text; the shop's phone number and e-mail addresses in it become links. */
export function LinkedText({ children }: { readonly children: string }): ReactNode {
  const { shell } = useShop();
  return linkedText(children, shell.phone.number).map(({ text, href }, place) => {
    // The same number may occur twice in a text, and pieces never change order.
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
