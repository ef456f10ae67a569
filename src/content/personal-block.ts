import type { ContentBlock } from './block.ts';

/** Whether a block shows data of one visitor: its page is for them alone and is never cached. */
export const isPersonal = (block: ContentBlock): boolean =>
  isUnlockedBySecretLink(block) ||
  (block.type === 'stores' && block.asked !== undefined) ||
  (block.type === 'my-bed' && block.shown !== undefined) ||
  (block.type === 'consent' && block.shown !== undefined) ||
  (block.type === 'advice' && block.shown?.found !== undefined);

/** Whether the URL of its page is a key to what it shows, and so must not be passed on. */
export const isUnlockedBySecretLink = (block: ContentBlock): boolean =>
  block.type === 'email-preferences' && block.shown !== undefined;
