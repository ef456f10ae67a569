import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Toppers of wool and latex, and one for the road. */
export const naturalToppers: readonly ProductData[] = [
  topper({
    sku: 'VEL-VACHT',
    brand: 'Veluwe Slaapatelier',
    model: 'Vacht',
    kind: SLEEP_KIND.woolTopper,
    summary: {
      nl: 'Topper van 4 cm scheerwol, geknoopt in katoen: warm in de winter, droog in de zomer.',
      de: '4 cm hoher Topper aus Schurwolle, in Baumwolle abgeheftet: warm im Winter, trocken im Sommer.',
      en: 'A topper of wool, an inch and a half (4 cm) thick, tufted in cotton: warm in winter, dry in summer.',
    },
    description: [
      {
        nl: 'De Vacht verandert niet hoe hard je ligt, wel hoe je bed aanvoelt. Drie kilo wol per vierkante meter vormt een laag waarin lucht stilstaat. In de winter hou je je warmte, in de zomer trekt je zweet erin en verdampt het overdag. Na een paar weken is de wol op de ligplek tot de helft ingezakt; opschudden brengt het meeste terug.',
        de: 'Der Vacht ändert nicht, wie hart Sie liegen, aber wie sich das Bett anfühlt. Drei Kilo Wolle pro Quadratmeter bilden eine Schicht, in der die Luft steht. Im Winter bleibt die Wärme bei Ihnen, im Sommer zieht der Schweiß hinein und verdunstet am Tag. Nach ein paar Wochen liegt sich die Wolle auf die Hälfte zusammen; Aufschütteln holt das meiste zurück.',
        en: 'The Vacht does not change how firm your bed is, but how it feels. Wool, at three kilos per square meter, forms a layer of still air. In winter it keeps your warmth; in summer it takes up your sweat and dries out during the day. After a few weeks it settles to half its height where you lie; shaking brings most of it back.',
      },
      {
        nl: 'Motten zijn de vijand. Lucht hem elke maand, leg er altijd een molton op en berg hem niet op zolder in plastic op. Wassen kan niet, stomen in noodgevallen. Zoek je drukverlaging voor je schouders, neem dan de Klaver.',
        'nl-be':
          'Motten zijn de vijand. Verlucht hem elke maand, leg er altijd een molton op en bewaar hem niet in plastic op zolder. Wassen kan niet, de droogkuis in noodgevallen wel. Zoek je een zachtere schouder, neem dan de Klaver.',
        de: 'Der Feind heißt Motte. Lüften Sie ihn jeden Monat, legen Sie immer eine Moltonauflage darauf und bewahren Sie ihn nicht in Plastik auf dem Dachboden auf. Waschen geht nicht, zur Not die Reinigung. Wer seine Schultern entlasten will, nimmt den Klaver.',
        'de-at':
          'Der Feind heißt Motte. Lüften Sie ihn jeden Monat, legen Sie immer eine Moltonauflage darauf und heben Sie ihn nicht in Plastik auf dem Dachboden auf. Waschen geht nicht, zur Not die Putzerei. Wer seine Schultern entlasten will, nimmt den Klaver.',
        en: 'Moths are the enemy. Air it every month, always keep a protector on top and do not store it in plastic in the attic. It cannot be washed, but dry-cleaned if you must. If you want relief for your shoulders, choose the Klaver.',
      },
    ],
    attributes: {
      topper_kern: 'scheerwol',
      topper_hardheid: 'medium',
      topper_hoogte: 4,
      topper_hoes: 'katoen',
      topper_wasbaar: 'luchten',
      topper_rits: 'geen',
      topper_keurmerk: 'scheerwol',
      proefslapen: 'met_beschermer',
      bijzonderheden: ['natuurlijk', 'handwerk', 'omkeerbaar'],
    },
    grades: { ventilatie: 5, drukverdeling: 2 },
    offers: sizes(
      {
        '80x200': 229,
        '90x200': 249,
        '140x200': 369,
        '160x200': 419,
        '180x200': 459,
        '180x210': 489,
      },
      { days: 12 },
    ),
    popularity: 41,
    since: '2025-10-27',
  }),
  topper({
    sku: 'ZIR-MATTE',
    brand: 'Zirbental',
    model: 'Matte',
    kind: KIND.latexTopper,
    summary: {
      nl: 'Oostenrijkse topper van 5 cm natuurlatex, in twee hardheden, met een hoes van katoen en linnen.',
      de: '5 cm hoher Topper aus Naturlatex, in zwei Härtegraden, mit Bezug aus Baumwolle und Leinen.',
      en: 'An Austrian topper of natural latex, 2 inches (5 cm) thick, in two firmnesses, with a cotton and linen cover.',
    },
    description: [
      {
        nl: 'Een Matte is in Tirol een bergweide die twee keer per jaar gemaaid wordt; de topper is even eenvoudig. Eén plaat latex met gaatjes, een hoes met linnen die koel aanvoelt, geen wol. Daardoor is hij lichter dan de Vlier en kun je de hoes wél wassen, op 30 graden.',
        'nl-be':
          'Een Matte is in Tirol een bergweide die twee keer per jaar gemaaid wordt; de topper is even eenvoudig. Eén plaat latex met gaatjes, een hoes met linnen die koel aanvoelt, geen wol. Daardoor is hij lichter dan de Vlier en kan je de hoes wél wassen, op 30 graden.',
        de: 'Eine Matte ist in den Bergen eine Wiese, die zweimal im Jahr gemäht wird; ebenso schlicht ist dieser Topper. Eine gelochte Latexplatte, ein Bezug mit Leinen, der sich kühl anfühlt, keine Wolle. So ist er leichter als der Vlier, und der Bezug lässt sich bei 30 Grad waschen.',
        en: 'In the Alps, a Matte is a meadow that is mown twice a year, and the topper is just as simple. One sheet of perforated latex, a linen blend cover that feels cool, no wool. That makes it lighter than the Vlier, and you can wash the cover.',
      },
      {
        nl: 'Medium volgt je heupen, stevig houdt ze op hoogte. Leg hem nooit in de volle zon te luchten. Mensen met een latexallergie kunnen er niet op liggen, ook niet met een dik laken ertussen.',
        de: 'Mittel folgt der Hüfte, fest hält sie oben. Lüften Sie ihn nie in der prallen Sonne. Mit Latexallergie sollte man nicht darauf liegen, auch nicht mit einem dicken Laken dazwischen.',
        'de-at':
          'Mittel folgt der Hüfte, fest hält sie oben. Lüften Sie ihn nie in der prallen Sonne. Mit Latexallergie sollte man nicht darauf liegen, auch nicht mit einem dicken Leintuch dazwischen.',
        en: 'Medium follows your hips, firm holds them up. Never air it in full sun. It is not for people with a latex allergy, not even under a thick sheet.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      topper_kern: 'natuurlatex',
      topper_hoogte: 5,
      topper_hoes: 'linnen',
      topper_wasbaar: 'graden_30',
      topper_rits: 'drie_zijden',
      bijzonderheden: ['natuurlijk', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 4, drukverdeling: 4 },
    offers: sizes(
      {
        '80x200': 239,
        '90x200': 249,
        '100x200': 279,
        '140x200': 369,
        '160x200': 409,
        '180x200': 449,
      },
      { days: 12, was: { '90x200': 279, '180x200': 499 } },
    ),
    popularity: 52,
    since: '2026-03-02',
  }),
  topper({
    sku: 'TRE-MEES',
    brand: 'Trekvogel',
    model: 'Mees',
    kind: KIND.comfortFoamTopper,
    summary: {
      nl: 'Oprolbare topper van 4 cm voor het bed in camper, caravan of vouwwagen.',
      'nl-be': 'Oprolbare topper van 4 cm voor het bed in mobilhome, caravan of vouwwagen.',
      de: 'Aufrollbarer, 4 cm hoher Topper für das Bett im Wohnmobil, Caravan oder Dachzelt.',
      en: 'A roll-up topper, an inch and a half (4 cm) thick, for the bed in a camper, trailer or roof tent.',
    },
    description: [
      {
        nl: 'Campingbedden bestaan vaak uit losse kussens, en om half vier ’s nachts vind je de kieren. De Mees dekt ze af. Hij weegt in 130 x 190 vier kilo en gaat opgerold in een zak zo groot als een slaapzak. Aan de hoek knip je zelf 5 cm van de kern af als het bed afgerond is; de hoes rekt mee.',
        de: 'Campingbetten bestehen oft aus losen Polstern, und um halb vier findet man die Ritzen. Der Mees deckt sie ab. In 130 x 190 wiegt er vier Kilo und kommt gerollt in einen Beutel, so groß wie ein Schlafsack. Ist die Ecke Ihres Betts abgerundet, schneiden Sie vom Kern bis zu 5 cm ab; der Bezug dehnt sich mit.',
        en: 'Camping beds are often made of loose cushions, and at half past three in the morning you find the gaps. The Mees covers them. In 130 x 190 it weighs 4 kg (9 lb) and rolls into a bag the size of a sleeping bag. If your bed has a rounded corner, trim up to 5 cm (2 in) off the core; the cover stretches to fit.',
      },
      {
        nl: 'Een vakantie lang prima, een winter lang niet: het schuim is licht en zakt bij elke nacht gebruik na een jaar in. Thuis op het bed ligt de Lager beter. Laat hem na de reis uitgerold drogen en was de hoes op 40 graden.',
        de: 'Für einen Urlaub gut, für einen Winter nicht: Der Schaum ist leicht und liegt sich bei täglicher Nutzung nach einem Jahr durch. Fürs Bett daheim ist der Lager besser. Nach der Reise ausgerollt trocknen lassen, den Bezug bei 40 Grad waschen.',
        en: 'Fine for a vacation, not for a winter: the foam is light and will sag after a year of nightly use. For your bed at home the Lager is better. Let it dry unrolled after the trip; the cover is machine washable.',
      },
    ],
    attributes: {
      kleur: 'antraciet',
      topper_kern: 'comfortschuim',
      topper_hardheid: 'zacht',
      topper_hoogte: 4,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_40',
      topper_rits: 'een_zijde',
      bijzonderheden: ['opgerold', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 2, drukverdeling: 2 },
    offers: sizes(
      {
        '70x190': 54.95,
        '80x190': 57.95,
        '80x200': 59.95,
        '130x190': 84.95,
        '140x190': 87.95,
        '140x200': 92.95,
      },
      { lastOnes: ['70x190'] },
    ),
    popularity: 104,
    since: '2025-04-14',
  }),
];
