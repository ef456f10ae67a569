import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

let loadTexts = (): Promise<void> => Promise.resolve();

/** Says how a tab loads the texts that its first page may do without. A server has all. */
export function loadLaterTextsBy(load: () => Promise<void>): void {
  loadTexts = load;
}

/** Loads code that shows texts, and all texts. */
export async function withTexts<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadTexts()]);
  return code;
}

/** A component that is loaded when it is first shown, with all texts. */
export const lazyWithTexts = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await withTexts(load) }));
