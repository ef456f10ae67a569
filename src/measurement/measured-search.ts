import type { MeasuredEvent } from './measured-event.ts';

/**
 * Event for a search; `undefined` for an empty text, and for one that may identify a person:
 * shoppers type e-mail addresses, order numbers and phone numbers into search fields.
 */
export const searchedEvent = (text: string): MeasuredEvent | undefined =>
  text === '' || mayIdentifyPerson(text) ? undefined : { kind: 'searched', text };

const mayIdentifyPerson = (text: string): boolean => text.includes('@') || LONG_NUMBER.test(text);

/** Seven digits or more; bed sizes have six. */
const LONG_NUMBER = /\d(?:[\s().+/-]*\d){6,}/;
