import type { ComponentType, ReactNode } from 'react';
import type { BlockOf, ContentBlock } from '#src/content/block.ts';
import { openRoomTool } from '#src/room/room-query.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { PageModel, ProductPage } from '#src/use-cases/page-model.ts';
import { AwardsBlock } from '../components/blocks/AwardsBlock.tsx';
import { BannerBlock } from '../components/blocks/BannerBlock.tsx';
import type { BlockProps } from '../components/blocks/BlockSection.tsx';
import { CategoryTilesBlock } from '../components/blocks/CategoryTilesBlock.tsx';
import { QuestionsBlock } from '../components/blocks/DisclosureBlocks.tsx';
import { HeroBlock } from '../components/blocks/HeroBlock.tsx';
import { LinksBlock } from '../components/blocks/LinksBlock.tsx';
import { NewsletterBlock } from '../components/blocks/NewsletterBlock.tsx';
import { ProductsBlock } from '../components/blocks/ProductsBlock.tsx';
import { TextBlock } from '../components/blocks/TextBlock.tsx';
import { UspBlock } from '../components/blocks/UspBlock.tsx';
import { useShop } from '../shop-context.tsx';
import type { ADVICE_BLOCKS } from './advice-blocks.ts';
import type { BED_BLOCKS } from './bed-blocks.ts';
import type { RARE_BLOCKS } from './rare-blocks.ts';

type BlockRenderers = {
  readonly [Type in ContentBlock['type']]: ComponentType<BlockProps<BlockOf<Type>>>;
};

type LateBlocks = typeof RARE_BLOCKS & typeof ADVICE_BLOCKS & typeof BED_BLOCKS;
type CommonBlocks = Omit<BlockRenderers, keyof LateBlocks>;

/** Components of the blocks that the first pages of most visits consist of. */
const COMMON_BLOCKS: CommonBlocks = {
  hero: HeroBlock,
  'category-tiles': CategoryTilesBlock,
  usps: UspBlock,
  products: ProductsBlock,
  text: TextBlock,
  questions: QuestionsBlock,
  links: LinksBlock,
  awards: AwardsBlock,
  newsletter: NewsletterBlock,
  banner: BannerBlock,
};

/** Component of a block type; `undefined` if it is unknown, or not loaded. */
export type GetBlockComponent = (
  type: string,
) => ComponentType<BlockProps<ContentBlock>> | undefined;

/** Components of all block types (H7). A new type without a component does not compile. */
export const allBlocks = (late: LateBlocks): BlockRenderers => ({ ...COMMON_BLOCKS, ...late });

/** Looks components up; of those that are loaded separately, only the ones given. */
export function blockComponents(late: Partial<LateBlocks> = {}): GetBlockComponent {
  const known = { ...COMMON_BLOCKS, ...late };
  return (type) =>
    Object.hasOwn(known, type)
      ? (known[type as keyof typeof known] as ComponentType<BlockProps<ContentBlock>>)
      : undefined;
}

/** Sources of the components that are loaded separately, as keyed in the build manifest. */
export const LATE_BLOCK_SOURCES = {
  rare: 'ui/renderers/rare-blocks.ts',
  advice: 'ui/renderers/advice-blocks.ts',
  bed: 'ui/renderers/bed-blocks.ts',
  room: 'ui/components/room/RoomTools.tsx',
  'stock-alert': 'ui/components/product/StockAlert.tsx',
} as const;

/** A separately loaded source of components. */
export type LateBlockSource = keyof typeof LATE_BLOCK_SOURCES;

/**
 * What has to be loaded for the blocks of a page, for the tools that its address opens, and for a
 * selection that is sold out.
 */
export function lateBlocksOf(page: PageModel): readonly LateBlockSource[] {
  const types = 'blocks' in page ? page.blocks.map(({ type }) => type) : [];
  const late = types.filter((type) => !Object.hasOwn(COMMON_BLOCKS, type)).map(sourceOf);
  return [...new Set([...late, ...(page.type === 'product' ? lateOfProduct(page) : [])])];
}

const lateOfProduct = ({ url, chosen, halves }: ProductPage): readonly LateBlockSource[] => [
  ...(openRoomTool(splitUrl(url).query) ? ['room' as const] : []),
  ...([chosen, halves?.left, halves?.right].some((variant) => variant?.stock === 0)
    ? ['stock-alert' as const]
    : []),
];

function sourceOf(type: ContentBlock['type']): LateBlockSource {
  if (type === 'my-bed') return 'bed';
  return type === 'advice' || type === 'advice-rule' ? 'advice' : 'rare';
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
  const { getBlockComponent, reportUnknownBlock } = useShop();
  return blocks.map((block, index) => {
    const Block = getBlockComponent(block.type);
    if (!Block) reportUnknownBlock(block.type);
    // Blocks have no ids; their order is the editors' and does not change.
    const key = `${block.type} ${index}`;
    const position = {
      isPageTitle: opensPage && index === 0,
      isSeenFirst: isAtTop && index === 0,
    };
    return Block && <Block key={key} block={block} {...position} />;
  });
}
