import type { ReactNode } from 'react';
import { explanationOf } from '#src/filters/explained-facets.ts';
import type { Facet } from '#src/filters/facet.ts';
import { useText } from '#ui/shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetGroup.module.css';

/** What the words of a facet mean, where not every shopper knows them. */
export function FacetExplanation({ facet }: { readonly facet: Facet }): ReactNode {
  const text = useText();
  const jargon = explanationOf(facet.name);
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
