import type { ComponentType, ReactNode } from 'react';
import type { BlockOf, ContentBlock } from '#src/content/block.ts';
import { AwardsBlock } from '../components/blocks/AwardsBlock.tsx';
import { BannerBlock } from '../components/blocks/BannerBlock.tsx';
import type { BlockProps } from '../components/blocks/BlockSection.tsx';
import { CategoryTilesBlock } from '../components/blocks/CategoryTilesBlock.tsx';
import { ConsentBlock } from '../components/blocks/ConsentBlock.tsx';
import { AccordionBlock, QuestionsBlock } from '../components/blocks/DisclosureBlocks.tsx';
import { EmailPreferencesBlock } from '../components/blocks/EmailPreferencesBlock.tsx';
import { HeroBlock } from '../components/blocks/HeroBlock.tsx';
import { LinksBlock } from '../components/blocks/LinksBlock.tsx';
import { ListBlock } from '../components/blocks/ListBlock.tsx';
import { NewsletterBlock } from '../components/blocks/NewsletterBlock.tsx';
import { PictureBlock } from '../components/blocks/PictureBlock.tsx';
import { ProductsBlock } from '../components/blocks/ProductsBlock.tsx';
import { QuoteBlock } from '../components/blocks/QuoteBlock.tsx';
import { RichTextBlock } from '../components/blocks/RichTextBlock.tsx';
import { StoresBlock } from '../components/blocks/StoresBlock.tsx';
import { TableBlock } from '../components/blocks/TableBlock.tsx';
import { TextBlock } from '../components/blocks/TextBlock.tsx';
import { UspBlock } from '../components/blocks/UspBlock.tsx';
import { VideoBlock } from '../components/blocks/VideoBlock.tsx';
import { WithdrawalBlock } from '../components/blocks/WithdrawalBlock.tsx';
import { useShop } from '../shop-context.tsx';
import type { ReportUnknownBlock } from './report-unknown-blocks.ts';

type BlockRenderers = {
  readonly [Type in ContentBlock['type']]: ComponentType<BlockProps<BlockOf<Type>>>;
};

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
function blockRenderer(
  block: ContentBlock,
  reportUnknown: ReportUnknownBlock,
): ComponentType<BlockProps<ContentBlock>> | undefined {
  if (Object.hasOwn(BLOCK_RENDERERS, block.type)) {
    return BLOCK_RENDERERS[block.type] as ComponentType<BlockProps<ContentBlock>>;
  }
  reportUnknown(block.type);
  return undefined;
}

type BlocksProps = {
  readonly blocks: readonly ContentBlock[];
  /** True if the title of the first block is the page's `h1`. */
  readonly opensPage?: boolean;
  /** True if only the page title stands above. */
  readonly isAtTop?: boolean;
};

/** Blocks of a page; skips those of an unknown type (H7). */
export function Blocks(props: BlocksProps): ReactNode {
  const { blocks, opensPage = false, isAtTop = false } = props;
  const { reportUnknownBlock } = useShop();
  return blocks.map((block, index) => {
    const Block = blockRenderer(block, reportUnknownBlock);
    // Blocks have no ids; their order is the editors' and does not change.
    const key = `${block.type} ${index}`;
    const position = {
      isPageTitle: opensPage && index === 0,
      isSeenFirst: isAtTop && index === 0,
    };
    return Block && <Block key={key} block={block} {...position} />;
  });
}
