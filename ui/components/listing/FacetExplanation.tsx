import type { ReactNode } from 'react';
import { explainedTermOf } from '#src/filters/explained-facets.ts';
import type { Facet } from '#src/filters/facet.ts';
import { useText } from '#ui/shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetGroup.module.css';

/** Explains the terms of a facet that shoppers may not know. */
export function FacetExplanation({ facet }: { readonly facet: Facet }): ReactNode {
  const text = useText();
  const jargon = explainedTermOf(facet.name);
  if (!jargon) return null;
  return (
    <Disclosure
      look="inline"
      className={styles['explanation']}
      summary={
        <>
          {text('filter.explain')}
          <VisuallyHidden>: {facet.label}</VisuallyHidden>
        </>
      }
    >
      <p>{text(`filter.explain.${jargon}`)}</p>
    </Disclosure>
  );
}
