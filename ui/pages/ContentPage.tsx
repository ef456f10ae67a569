import type { ReactNode } from 'react';
import type { ContentPage as Content } from '#src/use-cases/page-model.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { Blocks } from '../renderers/Blocks.tsx';

/** A content page: advice, service, about the shop. */
export function ContentPage({ page }: { readonly page: Content }): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Blocks blocks={page.blocks} isAtTop />
    </>
  );
}
