import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Natural latex from Austria. */
export const zirbentalMattresses: readonly ProductData[] = [
  mattress({
    sku: 'ZIR-ALM',
    brand: 'Zirbental',
    model: 'Alm',
    kind: KIND.naturalLatexMattress,
    summary: {
      nl: 'Oostenrijks natuurlatexmatras van 19 cm met een laag krullen van alpenden onder de wol.',
      'nl-be':
        'Oostenrijkse natuurlatexmatras van 19 cm met een laag krullen van alpenden onder de wol.',
      de: '19 cm hohe Naturlatexmatratze aus Österreich mit Zirbenspänen unter der Schurwolle.',
      en: 'A 7½-inch (19 cm) natural latex mattress from Austria, with Swiss pine shavings under the wool.',
    },
    description: [
      {
        nl: 'Wie een slaapkamer met zirbenhout kent, kent de geur: hars, hooi, een beetje dennenappel. In de Alm liggen krullen van dat hout in een los kussentje van katoen, onder de wol aan de bovenkant. De geur vervliegt in een jaar of drie; met een rasp en een nieuw zakje krullen haal je haar terug. Of je er beter van slaapt, is niet bewezen. Lekker ruikt het wel.',
        de: 'Wer einmal in einer Zirbenstube geschlafen hat, kennt den Duft: Harz, Heu, ein wenig Tannenzapfen. In der Alm liegen Späne dieses Holzes in einem losen Baumwollvlies unter der Wolle. Nach rund drei Jahren ist der Duft verflogen, ein neues Säckchen bringt ihn zurück. Dass man davon besser schläft, ist nicht bewiesen. Gut riechen tut es.',
        'de-at':
          'Wer einmal in einer Zirbenstube geschlafen hat, kennt den Duft: Harz, Heu, ein bisserl Tannenzapfen. In der Alm liegen Späne von diesem Holz in einem losen Baumwollvlies unter der Schafwolle. Nach rund drei Jahren ist der Duft verflogen, ein neues Sackerl bringt ihn zurück. Dass man davon besser schläft, ist nicht bewiesen. Gut riechen tut es.',
        en: 'If you have slept in a room paneled with Swiss pine, you know the scent: resin, hay, a hint of pine cone. In the Alm, shavings of that wood lie in a loose cotton pad under the wool. The scent fades after three years or so; a refill brings it back. That it makes you sleep better is not proven. It does smell good.',
      },
      {
        nl: 'De kern is natuurlatex met vijf zones, in medium en stevig. Niet kopen bij een gevoelige neus of allergie voor hars. De krullen neem je eruit voor je het katoen met wol laat luchten; ze mogen niet vochtig worden.',
        de: 'Der Kern besteht aus Naturlatex mit fünf Zonen, in H2 und H3. Nichts für empfindliche Nasen und bei Allergie gegen Harze. Nehmen Sie das Zirbenvlies heraus, bevor Sie den Bezug lüften; die Späne dürfen nicht feucht werden.',
        en: 'The core is natural latex with five zones, in medium and firm. Not for sensitive noses or if you are allergic to resin. Take out the pine pad before airing the cover; the shavings must not get damp.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 20 }],
    attributes: {
      matras_kern: 'natuurlatex',
      matras_hoogte: 19,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 115,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'scheerwol',
      bijzonderheden: ['natuurlijk', 'handwerk', 'verstelbare_bodem'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 4,
      vochtregulatie: 5,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 899,
        '90x200': 899,
        '90x210': 959,
        '100x200': 999,
        '120x200': 1219,
        '140x200': 1399,
        '160x200': 1579,
        '180x200': 1749,
      },
      { days: 18, was: { '90x200': 959 } },
    ),
    popularity: 45,
    since: '2025-09-29',
  }),
  mattress({
    sku: 'ZIR-KOGEL',
    brand: 'Zirbental',
    model: 'Kogel',
    kind: SLEEP_KIND.twoInOneMattress,
    summary: {
      nl: 'Twee kernen van natuurlatex in één hoes van katoen en wol, ieder met een eigen hardheid.',
      de: 'Zwei Kerne aus Naturlatex in einem Bezug aus Baumwolle und Schurwolle, jeder mit eigenem Härtegrad.',
      en: 'Two cores of natural latex in one cotton and wool cover, each with a firmness of its own.',
    },
    description: [
      {
        nl: 'Latex veert opzij mee, dus twee latexkernen sluiten in het midden vanzelf aan: je ligt er ook dwars over zonder een rand te voelen. Elke kern van de Kogel is aan één kant medium en aan de andere stevig. Een rode en een blauwe draad in de hoek laten zien wat boven ligt.',
        de: 'Latex federt auch zur Seite, deshalb schließen zwei Kerne in der Mitte von selbst: Sie liegen sogar quer darüber, ohne eine Kante zu spüren. Jeder Kern der Kogel ist auf einer Seite mittel, auf der anderen fest. Ein roter und ein blauer Faden in der Ecke zeigen, was oben liegt.',
        en: 'Latex also gives sideways, so two cores close up in the middle by themselves: you can lie right across them without feeling an edge. Each core of the Kogel is medium on one side and firm on the other. A red and a blue thread in the corner show which is up.',
      },
      {
        nl: 'De hoes uit één stuk past alleen op een vlakke bodem en heeft ruimte nodig: met z’n tweeën duurt het openritsen en keren een kwartier. Voor een boxspring met twee motoren is hij niet gemaakt. Wol lucht je, en het katoenen onderdeel mag op 40 graden.',
        'nl-be':
          'De hoes uit één stuk past alleen op een vlakke lattenbodem en vraagt ruimte: met z’n tweeën duurt het openritsen en keren een kwartier. Voor een boxspring met twee motoren is de Kogel niet gemaakt. Wol verlucht je, en het katoenen onderdeel mag op 40 graden.',
        de: 'Der durchgehende Bezug gehört auf einen starren Rost, und er braucht Platz: Zu zweit dauern Öffnen und Wenden eine Viertelstunde. Für ein Boxspringbett mit zwei Motoren ist die Kogel nicht gedacht. Die Wollseite wird gelüftet, die Unterseite aus Baumwolle ist bei 40 Grad waschbar.',
        en: 'The one-piece cover belongs on a flat base and needs room: with two people, unzipping and turning takes fifteen minutes. It is not made for a split adjustable bed. Air the wool side; the cotton underside is machine washable.',
      },
    ],
    attributes: {
      matras_kern: 'natuurlatex',
      matras_hardheid: ['medium', 'stevig'],
      matras_hoogte: 20,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 115,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['twee_in_een', 'natuurlijk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      { '160x200': 1749, '180x200': 1899, '180x210': 1999, '200x200': 2149 },
      { days: 20, lastOnes: ['160x200'] },
    ),
    popularity: 19,
    since: '2026-03-30',
  }),
];
