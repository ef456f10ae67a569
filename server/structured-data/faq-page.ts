import type { FAQPage, Question } from 'schema-dts';
import type { ContentBlock } from '#src/content/block.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Questions and answers on a page; `undefined` if it shows none. */
export function faqPage(page: PageModel): FAQPage | undefined {
  const questions = shownBlocks(page).flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Later pages of a listing show no content blocks. */
function shownBlocks(page: PageModel): readonly ContentBlock[] {
  if (page.type === 'listing' && page.firstPage > 1) return [];
  return 'blocks' in page ? page.blocks : [];
}
