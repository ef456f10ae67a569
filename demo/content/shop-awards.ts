import type { Written } from './localize-block.ts';
import { pictures } from './pictures.ts';

/** Awards of the shop: shown on its home page and its about page. */
export const shopAwards: Written<'awards'> = {
  type: 'awards',
  title: {
    nl: 'Wat anderen ervan vinden',
    de: 'Was andere davon halten',
    en: 'What others think',
  },
  awards: [
    {
      image: pictures.awardBedShop,
      text: {
        nl: 'Beste beddenzaak van de Benelux 2025, gekozen door de vakjury van Slaapvak.',
        de: 'Bestes Bettenhaus der Benelux-Länder 2025, gewählt von der Fachjury von Slaapvak.',
        en: 'Best bed store of the Benelux 2025, chosen by the jury of the trade paper Slaapvak.',
      },
    },
    {
      image: pictures.awardService,
      text: {
        nl: 'Een 9,4 voor advies en bezorging, van 1.180 klanten.',
        'nl-be': 'Een 9,4 voor advies en levering, van 1.180 klanten.',
        de: '9,4 von 10 Punkten für Beratung und Lieferung, von 1.180 Kundinnen und Kunden.',
        en: 'A 9.4 for advice and delivery, from 1,180 customers.',
      },
    },
    {
      image: pictures.awardFairPrice,
      text: {
        nl: 'Elke doorgestreepte prijs gecontroleerd: we vroegen hem ook echt.',
        de: 'Jeder durchgestrichene Preis geprüft: Wir haben ihn wirklich verlangt.',
        en: 'Every crossed-out price checked: we really did charge it.',
      },
    },
  ],
};
