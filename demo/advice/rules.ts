import type { AdviceRules } from '#src/advice/advice-rules.ts';

/**
 * The demo shop's rule. It says what the chart of the article `firmness-advice` says, row by row; a
 * test holds the two together.
 */
export const adviceRules: AdviceRules = {
  version: '2026-11-27',
  kilograms: { from: 30, to: 180 },
  heights: { from: 130, to: 220 },
  grades: [
    { grade: 'soft', from: 1, words: ['H1'] },
    { grade: 'medium', from: 4, words: ['H2'] },
    { grade: 'firm', from: 6, words: ['H3'] },
    { grade: 'extra-firm', from: 8, words: ['H4', 'H5'] },
  ],
  brands: [
    {
      brand: 'Federhaus',
      grades: [
        { grade: 'soft', word: 'H1' },
        { grade: 'medium', word: 'H2' },
        { grade: 'firm', word: 'H3' },
        { grade: 'extra-firm', word: 'H4' },
      ],
    },
    {
      brand: 'Lunaro',
      grades: [
        { grade: 'soft', word: 'H1' },
        { grade: 'medium', word: 'H2' },
        { grade: 'firm', word: 'H3' },
        { grade: 'extra-firm', word: 'H4' },
      ],
    },
    {
      brand: 'Noorderlicht',
      grades: [
        { grade: 'soft', word: 'N1' },
        { grade: 'medium', word: 'N2' },
        { grade: 'firm', word: 'N3' },
        { grade: 'extra-firm', word: 'N4' },
      ],
    },
    {
      brand: 'Zirbental',
      grades: [
        { grade: 'medium', word: 'H2' },
        { grade: 'firm', word: 'H3' },
      ],
    },
  ],
  bands: [
    { upTo: 60, firmness: 3.5 },
    { upTo: 75, firmness: 4.5 },
    { upTo: 90, firmness: 5.5 },
    { upTo: 110, firmness: 6.5 },
    { upTo: 130, firmness: 8 },
    { upTo: 180, firmness: 9 },
  ],
  build: { lightBelow: 0.8, heavyFrom: 1.2, by: 0.5 },
  positions: { side: -0.5, back: 0, stomach: 0.5, mixed: 0 },
  shapes: {
    H: { side: -0.5, back: 0, stomach: 0.5, mixed: 0 },
    E: { side: 0, back: 0, stomach: 0, mixed: 0 },
    I: { side: 0, back: 0, stomach: 0, mixed: 0 },
    A: { side: -0.5, back: 0, stomach: 0, mixed: 0 },
  },
  zonedShapes: ['H', 'A'],
  broadShapes: ['H'],
  shoulder: -0.5,
  back: { towards: 5, by: 0.5 },
  two: { kilograms: 20, minWidth: 160 },
  widths: { one: 90, two: 160, twoApart: 180, minTwo: 140 },
  lengths: { sizes: [200, 210, 220], above: 10, roomy: 20 },
  reinforcedFrom: 120,
  pillows: {
    side: { from: 10, to: 13 },
    broad: { from: 13, to: 15 },
    back: { from: 8, to: 11 },
    stomach: { from: 0, to: 7 },
    mixed: { from: 10, to: 12 },
  },
  minLoad: 100,
};
