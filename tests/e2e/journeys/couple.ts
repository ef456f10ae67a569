import { expect, type Locator } from '@playwright/test';
import { GROUP_LABELS } from '#src/catalog/attributes/group-labels.ts';
import { home } from '#demo/content/pages/home.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { dayOf, expectCart, nameOfProduct, takeToCart, totalOf } from './goods.ts';
import {
  beginning,
  enter,
  follow,
  followLink,
  having,
  localized,
  main,
  press,
  say,
  seen,
  type,
  type Shopper,
} from './shopper.ts';

/** What the home page calls the advisor. */
function adviceForTwo(): LocalizedText {
  const links = home.blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
  const title = links.find(({ page }) => page === 'mattress-advisor')?.title;
  if (!title) throw new Error('The home page has no link to the advisor.');
  return title;
}

/** In euros, for both mattresses. */
const BUDGET = 900;

/** A couple of 60 and 95 kg asks what to sleep on, in a bed of 160 x 200, for 900 euros. */
export async function couple(shopper: Shopper): Promise<void> {
  await enter(shopper);
  await follow(shopper, beginning(localized(shopper, adviceForTwo())), main(shopper));
  await askForAdvice(shopper);
  const result = main(shopper).getByRole('region', { name: say(shopper, 'advice:result.title') });
  await expect(result).toContainText(say(shopper, 'advice:bed.two'));
  const { bed, sides } = await bedOfTwoGrades(
    shopper,
    result
      .getByRole('listitem')
      .filter({ has: shopper.page.getByRole('article') })
      .filter({ hasText: having(say(shopper, 'advice:fit.budget')) }),
  );
  await followLink(shopper, seen(bed.getByRole('article').getByRole('link')));
  const name = await nameOfProduct(shopper);
  const firmness = localized(shopper, GROUP_LABELS.firmness);
  const day = await dayOf(main(shopper));
  await takeToCart(shopper);
  await expectCart(
    shopper,
    sides.map((grade) => ({ name, says: ['80 × 200', `${firmness}: ${grade}`], quantity: 1 })),
    day,
  );
  expect(await totalOf(shopper)).toBeLessThanOrEqual(BUDGET * 100);
}

const SLEEPERS = [
  { legend: 'advice:form.first', weight: 60, height: 168 },
  { legend: 'advice:form.second', weight: 95, height: 186 },
];

async function askForAdvice(shopper: Shopper): Promise<void> {
  for (const { legend, weight, height } of SLEEPERS) {
    const sleeper = main(shopper).getByRole('group', { name: say(shopper, legend) });
    await type(shopper, having(say(shopper, 'advice:form.weight')), String(weight), sleeper);
    await type(shopper, having(say(shopper, 'advice:form.height')), String(height), sleeper);
  }
  const bed = main(shopper).getByRole('group', { name: say(shopper, 'advice:form.bed') });
  await bed
    .getByLabel(having(say(shopper, 'advice:form.width')))
    .selectOption(say(shopper, 'advice:bed.cm', { number: '160' }));
  await type(shopper, having(say(shopper, 'advice:form.budget')), String(BUDGET), bed);
  await press(shopper, say(shopper, 'advice:form.submit'), main(shopper));
}

const GRADES = ['soft', 'medium', 'firm', 'extra-firm'];

/** The first advised bed with a firmness for each side, in words; not one that is turned over. */
async function bedOfTwoGrades(
  shopper: Shopper,
  beds: Locator,
): Promise<{ readonly bed: Locator; readonly sides: readonly string[] }> {
  await expect(beds).not.toHaveCount(0);
  for (const bed of await beds.all()) {
    const sides = sidesOf(shopper, await bed.innerText());
    if (sides) return { bed, sides };
  }
  throw new Error('No advised bed has a firmness for each side');
}

function sidesOf(shopper: Shopper, told: string): readonly string[] | undefined {
  const grades = GRADES.map((grade) => say(shopper, `product.firmness.${grade}`));
  const pairs = grades.flatMap((left) => grades.map((right) => [left, right] as const));
  return pairs.find(([left, right]) =>
    told.includes(say(shopper, 'advice:beds.sides', { left, right })),
  );
}
