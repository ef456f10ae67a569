import type { Wordings } from '../wording.ts';

/** Sentences of reviews on fitted sheets. */
export const fittedSheetWordings: Wordings = {
  nl: {
    praise: {
      lasting: ['Na tien keer wassen nog net zo strak.'],
      size: [
        'Zit strak en blijft strak.',
        'De hoeken zijn diep genoeg, ook voor ons dikke matras.',
        'Past in één keer goed, geen gesjor.',
      ],
      feel: [
        'Zacht en toch stevig.',
        'Fijne dikke kwaliteit.',
        'Ligt glad, geen plooi te voelen.',
        'Slaapt heerlijk.',
      ],
      jersey: ['De jersey rekt mooi mee.', 'Strijken hoeft niet, hij trekt zichzelf glad.'],
      washing: ['Komt mooi uit de was, geen pluisjes.', 'Kleur blijft goed, ook het donkere.'],
      look: ['Mooie kleur, precies zoals gehoopt.'],
      gift: ['Voor mijn moeder besteld, die kan het bed nu weer zelf opmaken.'],
      hotWash: ['Fijn dat het op zestig graden mag.'],
    },
    but: {
      size: [
        'Het omdoen is even trekken bij de laatste hoek.',
        'Het elastiek had iets strakker gemogen.',
      ],
      look: ['De kleur is een tikje anders dan op de site.'],
      feel: ['Wat dunner dan mijn vorige.'],
      washing: ['Trekt in de droger een beetje krom.'],
    },
    complaint: {
      size: ['Schiet elke nacht los bij het hoofdeinde.', 'Te krap na de eerste was.'],
      washing: ['Vol pluizen na twee keer wassen.'],
      feel: ['Je kijkt er zo doorheen.'],
    },
  },
  'nl-be': {
    praise: {
      size: ['Spant goed, ook op onze hoge matras.'],
      feel: ['Zacht en proper afgewerkt.'],
    },
  },
  de: {
    praise: {
      lasting: ['Auch nach zehn Wäschen noch in Form.'],
      size: [
        'Sitzt straff und bleibt straff.',
        'Die Ecken sind tief genug, auch für unsere hohe Matratze.',
        'Passt sofort, kein Gezerre.',
      ],
      feel: [
        'Weich und trotzdem fest.',
        'Schöne dicke Qualität.',
        'Liegt glatt, keine Falte.',
        'Angenehm auf der Haut.',
      ],
      jersey: ['Der Jersey dehnt sich gut mit.', 'Bügeln überflüssig.'],
      washing: ['Kommt schön aus der Wäsche, keine Knötchen.', 'Die Farbe bleibt.'],
      look: ['Schöner Farbton, wie erhofft.'],
      hotWash: ['Gut, dass 60 Grad erlaubt sind.'],
    },
    but: {
      size: ['Bei der letzten Ecke muss man ziehen.', 'Der Gummi dürfte etwas fester sein.'],
      look: ['Der Farbton weicht leicht ab.'],
      feel: ['Etwas dünner als mein altes.'],
    },
    complaint: {
      size: ['Löst sich jede Nacht am Kopfende.', 'Nach der ersten Wäsche zu eng.'],
      washing: ['Nach zwei Wäschen voller Fusseln.'],
      feel: ['Man sieht fast hindurch.'],
    },
  },
  'de-at': { praise: { size: ['Das Leintuch sitzt, da verrutscht nix.'] } },
  en: {
    praise: {
      lasting: ['Still in shape after ten washes.'],
      size: [
        'Fits tight and stays tight.',
        'Pockets are deep enough for our thick mattress.',
        'Goes on without a fight.',
      ],
      feel: ['Soft and sturdy.', 'Nice heavy quality.', 'Lies flat, no wrinkles.'],
      jersey: ['The jersey stretches nicely.'],
      washing: ['Washes well, no pilling.'],
      look: ['Lovely color.'],
    },
    but: {
      size: ['The last corner takes a tug.'],
      look: ['The color is slightly off from the site.'],
      feel: ['Thinner than my old one.'],
    },
    complaint: {
      size: ['Pops off at the head every night.', 'Too tight after the first wash.'],
      washing: ['Full of lint after two washes.'],
    },
  },
};
