import type { ComponentType } from 'react';
import type { Log } from '#ports/log.ts';
import type { ContentBlock } from '#src/content/block.ts';
import type { BlockProps } from '../components/blocks/block-props.ts';
import { AwardsBlock } from '../components/blocks/AwardsBlock.tsx';
import { CategoryTilesBlock } from '../components/blocks/CategoryTilesBlock.tsx';
import { EmailPreferencesBlock } from '../components/blocks/EmailPreferencesBlock.tsx';
import { HeroBlock } from '../components/blocks/HeroBlock.tsx';
import { LinksBlock } from '../components/blocks/LinksBlock.tsx';
import { ListBlock } from '../components/blocks/ListBlock.tsx';
import { NewsletterBlock } from '../components/blocks/NewsletterBlock.tsx';
import { ProductsBlock } from '../components/blocks/ProductsBlock.tsx';
import { QuestionsBlock } from '../components/blocks/QuestionsBlock.tsx';
import { StoresBlock } from '../components/blocks/StoresBlock.tsx';
import { TableBlock } from '../components/blocks/TableBlock.tsx';
import { TextBlock } from '../components/blocks/TextBlock.tsx';
import { UspBlock } from '../components/blocks/UspBlock.tsx';
import { WithdrawalBlock } from '../components/blocks/WithdrawalBlock.tsx';

type BlockType = ContentBlock['type'];
type BlockOf<Type extends BlockType> = Extract<ContentBlock, { type: Type }>;
type BlockRenderers = { readonly [Type in BlockType]: ComponentType<BlockProps<BlockOf<Type>>> };

/** What draws each type of block (H7). A new type of block that has no drawing does not compile. */
export const BLOCK_RENDERERS: BlockRenderers = {
  hero: HeroBlock,
  'category-tiles': CategoryTilesBlock,
  usps: UspBlock,
  products: ProductsBlock,
  text: TextBlock,
  questions: QuestionsBlock,
  table: TableBlock,
  list: ListBlock,
  links: LinksBlock,
  stores: StoresBlock,
  awards: AwardsBlock,
  newsletter: NewsletterBlock,
  'email-preferences': EmailPreferencesBlock,
  withdrawal: WithdrawalBlock,
};

/** The component for a block; `undefined`, and a line in the log, for a type the shop lacks (H7). */
export function blockRenderer(
  block: ContentBlock,
  log: Log,
): ComponentType<BlockProps<ContentBlock>> | undefined {
  if (Object.hasOwn(BLOCK_RENDERERS, block.type)) {
    return BLOCK_RENDERERS[block.type] as ComponentType<BlockProps<ContentBlock>>;
  }
  logOnce(block, log);
  return undefined;
}

/** Blocks that were logged: a page is rendered often, and one line says it. */
const logged = new WeakSet<ContentBlock>();

function logOnce(block: ContentBlock, log: Log): void {
  if (logged.has(block)) return;
  logged.add(block);
  log.warn('unknown-content-block', { type: block.type });
}
