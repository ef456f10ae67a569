import { SET } from '../../catalogue/attribute-sets.ts';
import type { Answers } from './answers.ts';
import { duvetAnswers, linenAnswers, moltonAnswers, pillowAnswers } from './bedding.ts';
import { furnitureAnswers, lampAnswers } from './furniture.ts';
import { boxSpringAnswers, mattressAnswers, topperAnswers } from './lying.ts';

/** Answers on the goods of an attribute set. */
export const ANSWERS: ReadonlyMap<number, Answers> = new Map([
  [SET.mattresses, mattressAnswers],
  [SET.boxSprings, boxSpringAnswers],
  [SET.toppers, topperAnswers],
  [SET.bedFrames, furnitureAnswers],
  [SET.bedBases, furnitureAnswers],
  [SET.duvets, duvetAnswers],
  [SET.pillows, pillowAnswers],
  [SET.duvetCovers, linenAnswers],
  [SET.fittedSheets, linenAnswers],
  [SET.moltons, moltonAnswers],
  [SET.cushions, linenAnswers],
  [SET.cabinets, furnitureAnswers],
  [SET.stools, furnitureAnswers],
  [SET.lamps, lampAnswers],
]);
