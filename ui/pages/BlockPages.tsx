import type { ReactNode } from 'react';
import type { ArticleFacts } from '#src/content/article.ts';
import type { ContentPage as Content, HomePage as Home } from '#src/use-cases/page-model.ts';
import { LegalGuaranteeNotice } from '../components/duties/LegalGuarantee.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { longDayText } from '../i18n/day-text.ts';
import { Blocks } from '../renderers/block-renderers.tsx';
import { useShop } from '../shop-context.tsx';

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

/** A content page: advice, service, about the shop; or the notice of the law. */
export function ContentPage({ page }: { readonly page: Content }): ReactNode {
  return (
    <>
      <PageHeader page={page}>
        {page.article && <Byline article={page.article} modified={page.modified} />}
      </PageHeader>
      {page.notice && <LegalGuaranteeNotice />}
      <Blocks blocks={page.blocks} isAtTop />
    </>
  );
}

type BylineProps = {
  readonly article: ArticleFacts;
  /** Day of the last change. */
  readonly modified: string | undefined;
};

/** Who wrote a guide, when, and when it was last changed. */
function Byline({ article, modified }: BylineProps): ReactNode {
  const { text } = useShop();
  const { author, published } = article;
  return (
    <p data-byline="">
      {text('article.author', { author })}
      {', '}
      <time dateTime={published}>{longDayText(text, published)}</time>
      {modified !== undefined && modified !== published && (
        <>
          {' · '}
          <time dateTime={modified}>
            {text('article.modified', { day: longDayText(text, modified) })}
          </time>
        </>
      )}
    </p>
  );
}
