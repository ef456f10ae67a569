import type { FAQPage, Question } from 'schema-dts';
import type { ContentBlock } from '#src/content/block.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** What shoppers ask on a page, with the answers; `undefined` where it shows no questions. */
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

/** Below the later pages of a listing there is no advice. */
function shownBlocks(page: PageModel): readonly ContentBlock[] {
  if (page.type === 'listing' && page.firstPage > 1) return [];
  return 'blocks' in page ? page.blocks : [];
}
