import type { ReviewData } from '#adapters/embedded/catalogue-data.ts';

/** Reviews written by hand for one product, besides the composed ones. */
export const writtenReviews: readonly ReviewData[] = [
  {
    sku: 'LUN-VITA',
    rating: 5,
    title: 'Na twintig jaar eindelijk een goed matras',
    text: 'De eerste week was wennen, daarna werd ik niet meer wakker van mijn schouder. De hoes is al één keer gewassen en zat zo weer om.',
    locale: 'nl-nl',
    author: 'Marieke',
    town: 'Zwolle',
    date: '2026-02-11',
    isVerified: true,
    size: '160x200',
  },
  {
    sku: 'LUN-VITA',
    rating: 4,
    title: 'Gute Matratze, Geruch am Anfang',
    text: 'Liegt sich ausgezeichnet, die Zonen passen. In den ersten Tagen roch sie etwas nach Schaum, nach einer Woche war das weg.',
    locale: 'de-de',
    author: 'Thomas',
    town: 'Münster',
    date: '2026-01-23',
    isVerified: true,
    size: '140x200',
  },
  {
    sku: 'LUN-VITA',
    rating: 2,
    title: 'Too firm for me',
    text: 'Well made, but I sleep on my side and weigh very little, and it never gave way enough. The exchange was quick and friendly.',
    locale: 'en-us',
    author: 'Hannah',
    town: 'The Hague',
    date: '2025-11-30',
    isVerified: true,
    size: '90x200',
    answer:
      'Hi Hannah, thank you for telling us so plainly. For a light side sleeper the Aura is the better choice; should you ever want to try it, your trial starts anew.',
  },
];
