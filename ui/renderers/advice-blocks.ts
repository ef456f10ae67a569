import { AdviceBlock, AdviceRuleBlock } from '../components/blocks/AdviceBlocks.tsx';

/** Blocks of the mattress advice, with texts of their own: loaded with the pages that have them. */
export const ADVICE_BLOCKS = { advice: AdviceBlock, 'advice-rule': AdviceRuleBlock };
