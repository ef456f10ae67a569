import { SHOPS, type Shop } from '../shops.ts';
import { IS_SHORT } from '../../support/test-scope.ts';
import { SCREENS, type ScreenName } from './screen.ts';

/** A subject in one shop on one screen. */
export type Cell<Subject> = {
  readonly subject: Subject;
  readonly shop: Shop;
  readonly screen: ScreenName;
};

/** `npm run test:bars`: every cell of a matrix, not just one per subject. */
export const IS_WHOLE = process.env['BARS'] === 'whole';

/** In the short run one shop has all subjects, whose words are the longest. */
const COVERED_SHOPS = IS_SHORT ? SHOPS.filter(({ locale }) => locale === 'de-de') : SHOPS;

type Subject = {
  /** The only screen that has it. */
  readonly only?: ScreenName;
};

/**
 * All subjects in all shops on all their screens; or each of them once, with alternating shops and
 * screens, so that all of these are covered.
 */
export function cellsOf<S extends Subject>(subjects: readonly S[]): readonly Cell<S>[] {
  return subjects.flatMap((subject, index) => {
    const screens = screensOf(subject);
    if (IS_WHOLE) {
      return SHOPS.flatMap((shop) => screens.map((screen) => ({ subject, shop, screen })));
    }
    const shop = COVERED_SHOPS[index % COVERED_SHOPS.length];
    const screen = screens[index % screens.length];
    return shop && screen ? [{ subject, shop, screen }] : [];
  });
}

const screensOf = ({ only }: Subject): readonly ScreenName[] =>
  only ? [only] : (Object.keys(SCREENS) as ScreenName[]);
