import type { ExpectedQuery } from './expected.ts';
import * as only from './kinds.ts';

/** Queries of shoppers of de-at. */
export const austrianQueries: readonly ExpectedQuery[] = [
  ['Polster', only.pillows()],
  ['Kopfpolster', only.pillows()],
  ['Kopfkissen', only.pillows()],
  ['Daunenpolster', only.pillows({ hoofdkussen_vulling: ['eendendons', 'ganzendons'] })],
  ['Latexkissen', only.pillows({ hoofdkussen_vulling: 'latex' })],
  ['Tuchent', only.duvets()],
  ['Nachtkästchenlampe', only.lamps()],
  ['nachtkaestchenlampe', only.lamps()],
  ['Nachttischlampe', only.lamps()],
  ['Matratze 160 mal 200', only.mattresses({ sizes: ['160x200'] })],
  ['Lattenrost', only.bedBases()],
  ['Zustellung', { page: 'delivery' }],
  ['Gewährleistung', { page: 'returns' }],
  ['enges Stiegenhaus', { page: 'delivery' }],
  ['Tuchent 240x200', only.duvets({ sizes: ['240x200'] })],
];
