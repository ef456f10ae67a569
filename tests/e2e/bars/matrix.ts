import { SHOPS, type Shop } from '../shops.ts';
import { SCREENS, type ScreenName } from './screen.ts';

/** One of what is looked at, in one shop on one screen. */
export type Cell<Subject> = {
  readonly subject: Subject;
  readonly shop: Shop;
  readonly screen: ScreenName;
};

/** `npm run test:bars`: every cell of a matrix, and not a share that meets each subject once. */
export const IS_WHOLE = process.env['BARS'] === 'whole';

type Subject = {
  /** Where it is only on one of the two screens. */
  readonly only?: ScreenName;
};

/**
 * All subjects in all shops on all screens they are on; or each of them once, where shops and screens
 * take turns so that all of them are met by many.
 */
export function cellsOf<S extends Subject>(subjects: readonly S[]): readonly Cell<S>[] {
  return subjects.flatMap((subject, place) => {
    const screens = screensOf(subject);
    if (IS_WHOLE) {
      return SHOPS.flatMap((shop) => screens.map((screen) => ({ subject, shop, screen })));
    }
    const shop = SHOPS[place % SHOPS.length];
    const screen = screens[place % screens.length];
    return shop && screen ? [{ subject, shop, screen }] : [];
  });
}

const screensOf = ({ only }: Subject): readonly ScreenName[] =>
  only ? [only] : (Object.keys(SCREENS) as ScreenName[]);
