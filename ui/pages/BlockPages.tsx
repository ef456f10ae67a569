import type { ReactNode } from 'react';
import type { ContentPage as Content, HomePage as Home } from '#src/use-cases/page-model.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Blocks } from '../renderers/block-renderers.tsx';

/** Home page with the editors' blocks. A hero at the top provides the `h1`. */
export function HomePage({ page }: { readonly page: Home }): ReactNode {
  const opensWithHero = page.blocks[0]?.type === 'hero';
  return (
    <>
      {!opensWithHero && (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      )}
      <Blocks blocks={page.blocks} opensPage={opensWithHero} isAtTop />
    </>
  );
}

/** A content page: advice, service, about the shop. */
export function ContentPage({ page }: { readonly page: Content }): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Blocks blocks={page.blocks} isAtTop />
    </>
  );
}
