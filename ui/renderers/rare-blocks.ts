import { ConsentBlock } from '../components/blocks/ConsentBlock.tsx';
import { AccordionBlock } from '../components/blocks/DisclosureBlocks.tsx';
import { EmailPreferencesBlock } from '../components/blocks/EmailPreferencesBlock.tsx';
import { ListBlock } from '../components/blocks/ListBlock.tsx';
import { PictureBlock } from '../components/blocks/PictureBlock.tsx';
import { QuoteBlock } from '../components/blocks/QuoteBlock.tsx';
import { RichTextBlock } from '../components/blocks/RichTextBlock.tsx';
import { StoresBlock } from '../components/blocks/StoresBlock.tsx';
import { TableBlock } from '../components/blocks/TableBlock.tsx';
import { VideoBlock } from '../components/blocks/VideoBlock.tsx';
import { WithdrawalBlock } from '../components/blocks/WithdrawalBlock.tsx';

/** Blocks of articles and of pages with forms: a browser loads them with the first page that has one. */
export const RARE_BLOCKS = {
  table: TableBlock,
  list: ListBlock,
  stores: StoresBlock,
  'email-preferences': EmailPreferencesBlock,
  withdrawal: WithdrawalBlock,
  'rich-text': RichTextBlock,
  picture: PictureBlock,
  video: VideoBlock,
  quote: QuoteBlock,
  accordion: AccordionBlock,
  consent: ConsentBlock,
};
