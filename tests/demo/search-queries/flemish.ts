import type { ExpectedQuery } from './expected.ts';
import * as only from './kinds.ts';

/** Queries of shoppers of nl-be. */
export const flemishQueries: readonly ExpectedQuery[] = [
  ['lattenbodem', only.bedBases()],
  ['lattenbodems 90 op 200', only.bedBases({ sizes: ['90x200'] })],
  ['bedbodem', only.bedBases()],
  ['donsdeken', only.duvets()],
  ['dons deken', only.duvets()],
  ['dekbed', only.duvets()],
  ['donsdekens', only.duvets()],
  ['wollen donsdeken', only.duvets({ dekbed_vulling: 'scheerwol' })],
  ['nachtlampje', only.lamps()],
  ['oorkussen', only.pillows()],
  ['matras 140 op 200', only.mattresses({ sizes: ['140x200'] })],
  ['harde matras', only.mattresses({ matras_hardheid: ['stevig', 'extra_stevig'] })],
  ['tweepersoons donsdeken', only.duvets({ widths: [200, 240] })],
  ['levering', { page: 'delivery' }],
  ['klantendienst', { page: 'contact' }],
  ['waarborg', { page: 'warranty' }],
  ['smalle trap', { page: 'delivery' }],
  ['donsdeken 240x200', only.duvets({ sizes: ['240x200'] })],
];
