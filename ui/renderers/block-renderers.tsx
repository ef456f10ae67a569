import type { ComponentType } from 'react';
import type { ContentBlock } from '#src/content/block.ts';
import type { BlockProps } from '../components/blocks/block-props.ts';
import { AccordionBlock } from '../components/blocks/AccordionBlock.tsx';
import { AwardsBlock } from '../components/blocks/AwardsBlock.tsx';
import { BannerBlock } from '../components/blocks/BannerBlock.tsx';
import { CategoryTilesBlock } from '../components/blocks/CategoryTilesBlock.tsx';
import { ConsentBlock } from '../components/blocks/ConsentBlock.tsx';
import { EmailPreferencesBlock } from '../components/blocks/EmailPreferencesBlock.tsx';
import { HeroBlock } from '../components/blocks/HeroBlock.tsx';
import { LinksBlock } from '../components/blocks/LinksBlock.tsx';
import { ListBlock } from '../components/blocks/ListBlock.tsx';
import { NewsletterBlock } from '../components/blocks/NewsletterBlock.tsx';
import { PictureBlock } from '../components/blocks/PictureBlock.tsx';
import { ProductsBlock } from '../components/blocks/ProductsBlock.tsx';
import { QuestionsBlock } from '../components/blocks/QuestionsBlock.tsx';
import { QuoteBlock } from '../components/blocks/QuoteBlock.tsx';
import { RichTextBlock } from '../components/blocks/RichTextBlock.tsx';
import { StoresBlock } from '../components/blocks/StoresBlock.tsx';
import { TableBlock } from '../components/blocks/TableBlock.tsx';
import { TextBlock } from '../components/blocks/TextBlock.tsx';
import { UspBlock } from '../components/blocks/UspBlock.tsx';
import { VideoBlock } from '../components/blocks/VideoBlock.tsx';
import { WithdrawalBlock } from '../components/blocks/WithdrawalBlock.tsx';
import type { ReportUnknownBlock } from './report-unknown-blocks.ts';

type BlockType = ContentBlock['type'];
type BlockOf<Type extends BlockType> = Extract<ContentBlock, { type: Type }>;
type BlockRenderers = { readonly [Type in BlockType]: ComponentType<BlockProps<BlockOf<Type>>> };

/** Component for each block type (H7). A new type without a component does not compile. */
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
  'rich-text': RichTextBlock,
  picture: PictureBlock,
  video: VideoBlock,
  quote: QuoteBlock,
  accordion: AccordionBlock,
  banner: BannerBlock,
  consent: ConsentBlock,
};

/** Component of a block; `undefined` for an unknown type, which it reports (H7). */
export function blockRenderer(
  block: ContentBlock,
  reportUnknown: ReportUnknownBlock,
): ComponentType<BlockProps<ContentBlock>> | undefined {
  if (Object.hasOwn(BLOCK_RENDERERS, block.type)) {
    return BLOCK_RENDERERS[block.type] as ComponentType<BlockProps<ContentBlock>>;
  }
  reportUnknown(block.type);
  return undefined;
}
