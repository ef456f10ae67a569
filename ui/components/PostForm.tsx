import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLinkForBed } from './ContentLink.tsx';

type PostFormProps = Omit<ComponentPropsWithRef<'form'>, 'method'> & { readonly action: string };

/**
 * A form that is posted. On a page for a bed its action has the bed, as the page may be the answer to a
 * post itself: the address of that has none, so the next post could not tell it.
 */
export function PostForm({ action, ...attributes }: PostFormProps): ReactNode {
  const linkForBed = useLinkForBed();
  return <form {...attributes} method="post" action={linkForBed(action).href} />;
}
