import type { Wordings } from '../wording.ts';

/** Sentences of reviews on cushions. */
export const cushionWordings: Wordings = {
  nl: {
    praise: {
      look: [
        'De kleur is nog warmer dan op de foto.',
        'Maakt het bed af.',
        'Precies het accent dat we misten.',
        'Twee op het bed, één op de bank, en het klopt.',
        'Mooie diepe kleur.',
      ],
      velvet: ['Het fluweel glanst prachtig in het avondlicht.', 'Zacht als een kattenbuik.'],
      linen: ['Het linnen oogt lekker natuurlijk.'],
      comfort: ['Goed gevuld, zakt niet in als een pannenkoek.', 'Fijn in de rug bij het lezen.'],
      washing: ['Hoes eraf, in de was, weer eromheen.'],
      zip: ['De rits zit netjes weggewerkt.'],
      gift: ['Cadeau gedaan aan mijn schoondochter, was in de smaak gevallen.'],
      quality: ['Stevig gestikt, niets rafelt.'],
    },
    but: {
      look: ['De tint is iets bruiner dan gedacht.', 'Kleiner dan ik me had voorgesteld.'],
      velvet: ['Je ziet er wel elke vingerveeg op.'],
      comfort: ['Mag van mij wat voller.'],
      zip: ['De rits haakte de eerste keer.'],
    },
    complaint: {
      look: ['De kleur lijkt nergens op de foto.'],
      comfort: ['Na een week zitten er al deuken in.'],
      quality: ['De naad sprong open.', 'Er komen veertjes door de stof.'],
    },
  },
  'nl-be': { praise: { look: ['Supermooi op onze zetel en op bed.'] } },
  de: {
    praise: {
      look: [
        'Die Farbe ist noch wärmer als auf dem Foto.',
        'Rundet das Bett schön ab.',
        'Genau der Farbtupfer, der gefehlt hat.',
        'Zwei aufs Bett, eins aufs Sofa, passt.',
      ],
      velvet: ['Der Samt schimmert abends wunderschön.'],
      linen: ['Das Leinen wirkt angenehm natürlich.'],
      comfort: ['Gut gefüllt, fällt nicht zusammen.', 'Angenehm im Rücken beim Lesen.'],
      washing: ['Hülle ab, waschen, wieder drauf.'],
      zip: ['Der Reißverschluss ist schön verdeckt.'],
      gift: ['Verschenkt, kam sehr gut an.'],
      quality: ['Sauber genäht.'],
    },
    but: {
      look: [
        'Der Ton ist etwas bräunlicher als gedacht.',
        'Kleiner, als ich es mir vorgestellt hatte.',
      ],
      velvet: ['Man sieht jeden Fingerstreich.'],
      comfort: ['Dürfte für mich praller sein.'],
    },
    complaint: {
      look: ['Die Farbe hat mit dem Bild nichts zu tun.'],
      comfort: ['Nach einer Woche schon verbeult.'],
      quality: ['Die Naht ist aufgeplatzt.'],
    },
  },
  en: {
    praise: {
      look: [
        'The color is even warmer than in the photo.',
        'Finishes off the bed.',
        'Just the accent we were missing.',
        'Two on the bed, one on the couch.',
      ],
      velvet: ['The velvet glows in evening light.'],
      linen: ['The linen looks nice and natural.'],
      comfort: ['Well filled, does not go flat.', 'Great behind my back when I read.'],
      washing: ['Cover off, washed, back on.'],
      zip: ['The zipper is neatly hidden.'],
      gift: ['Gave it as a gift and it was a hit.'],
    },
    but: { look: ['A little browner than I thought.'], comfort: ['Could be fuller.'] },
    complaint: { look: ['The color is nothing like the picture.'], quality: ['A seam burst.'] },
  },
};
