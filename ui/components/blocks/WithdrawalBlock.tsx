import type { ReactNode } from 'react';
import type { WithdrawalBlock as Block } from '#src/content/form-block.ts';
import { Withdrawal } from '../withdrawal/Withdrawal.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

/** Starts the withdrawal from a contract; its text is for visitors who have not started yet. */
export function WithdrawalBlock({ block: { title, text } }: BlockProps<Block>): ReactNode {
  return (
    <BlockSection title={title} heading="beside">
      <Withdrawal intro={text} />
    </BlockSection>
  );
}
