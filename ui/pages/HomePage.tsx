import type { ReactNode } from 'react';
import type { HomePage as Home } from '#src/use-cases/page-model.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Blocks } from '../renderers/Blocks.tsx';

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
