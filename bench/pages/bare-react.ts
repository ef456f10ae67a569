import { bareRendering } from '../bare-rendering.ts';

/**
 * Processor time in which React writes the elements of a page once, without components, rules or a
 * server; in milliseconds.
 */
export function bareRenderTime(page: string, seconds: number): number {
  const { render } = bareRendering(page);
  for (let warmUp = 0; warmUp < 100; warmUp += 1) render();
  const until = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let renders = 0;
  for (; renders === 0 || performance.now() < until; renders += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}
