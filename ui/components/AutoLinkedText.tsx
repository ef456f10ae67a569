import type { ReactNode } from 'react';
import { linkifyContacts } from '#src/content/linkify-contacts.ts';
import { useShop } from '../shop-context.tsx';

/** An editor's text; the shop's phone number and e-mail addresses in it become links. */
export function AutoLinkedText({ children }: { readonly children: string }): ReactNode {
  const { shell } = useShop();
  return linkifyContacts(children, shell.phone.number).map(({ text, href }, index) => {
    // The same number may occur twice in a text, and pieces never change order.
    const key = `${index} ${text}`;
    return href === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <a key={key} href={href}>
        {text}
      </a>
    );
  });
}
