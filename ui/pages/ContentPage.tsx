import type { ReactNode } from 'react';
import type { ContentPage as Content } from '#src/use-cases/page-model.ts';
import { PageOpening } from '../components/PageOpening.tsx';
import { Blocks } from '../renderers/Blocks.tsx';

/** A content page: advice, service, about the shop. */
export function ContentPage({ page }: { readonly page: Content }): ReactNode {
  return (
    <>
      <PageOpening page={page} />
      <Blocks blocks={page.blocks} isAtTop />
    </>
  );
}
