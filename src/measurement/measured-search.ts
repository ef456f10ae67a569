import type { MeasuredEvent } from './measured-event.ts';

/**
 * A text that was looked for; `undefined` where nothing was, and of one that may name somebody:
 * people type e-mail addresses and numbers of orders and telephones into search fields.
 */
export const searched = (text: string): MeasuredEvent | undefined =>
  text === '' || mayNameSomebody(text) ? undefined : { kind: 'searched', text };

const mayNameSomebody = (text: string): boolean => text.includes('@') || LONG_NUMBER.test(text);

/** Seven digits and more; sizes of beds have six. */
const LONG_NUMBER = /\d(?:[\s().+/-]*\d){6,}/;
