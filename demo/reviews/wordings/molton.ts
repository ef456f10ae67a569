import type { Wordings } from '../wording.ts';

/** Sentences of reviews on mattress protectors. */
export const moltonWordings: Wordings = {
  nl: {
    praise: {
      lasting: ['Komt na tien keer wassen nog goed terug.'],
      feel: [
        'Je merkt niet dat het eronder ligt.',
        'Lekker dik en zacht.',
        'Geen gekraak van plastic.',
        'Schuift niet.',
      ],
      waterproof: [
        'Na een omgevallen kop thee was het matras kurkdroog.',
        'Met een kleuter in huis onmisbaar.',
        'Echt waterdicht, helaas getest.',
      ],
      washing: ['Kan zo in de was en is snel droog.'],
      hotWash: ['Op zestig graden, dus echt schoon.'],
      size: [
        'Zit als een hoeslaken om het matras, blijft goed zitten.',
        'Past ook om ons hoge matras.',
      ],
      quality: ['Stevig elastiek, nette naden.'],
      whole: ['Houdt het matras netjes, daar gaat het om.'],
    },
    but: {
      feel: ['Iets warmer dan zonder.', 'De eerste nachten ritselde het licht.'],
      size: ['Valt wat krap uit.'],
      washing: ['Krimpt een centimeter in de droger.'],
    },
    complaint: {
      waterproof: ['Waterdicht? Bij ons stond het matras nat.'],
      feel: ['Het zweet staat me op de rug.', 'Kraakt als een chipszak.'],
      size: ['Schuift elke nacht naar het midden.'],
      washing: ['Na drie keer wassen gescheurd bij het elastiek.'],
    },
  },
  'nl-be': { praise: { feel: ['Ge voelt niet dat het eronder ligt.'] } },
  de: {
    praise: {
      lasting: ['Auch nach zehn Wäschen noch gut.'],
      feel: [
        'Man merkt gar nicht, dass etwas darunterliegt.',
        'Schön dick und weich.',
        'Kein Knistern.',
        'Verrutscht nicht.',
      ],
      waterproof: [
        'Nach einer umgekippten Tasse Tee war die Matratze trocken.',
        'Mit Kleinkind unverzichtbar.',
        'Wirklich dicht, leider getestet.',
      ],
      washing: ['Einfach in die Maschine und schnell trocken.'],
      hotWash: ['Bei 60 Grad wird sie wirklich sauber.'],
      size: ['Sitzt rundum fest.', 'Passt auch auf unsere hohe Matratze.'],
      quality: ['Kräftiger Gummi, saubere Nähte.'],
      whole: ['Schützt die Matratze, genau darum geht es.'],
    },
    but: {
      feel: ['Etwas wärmer als ohne.', 'In den ersten Nächten leises Rascheln.'],
      size: ['Fällt etwas knapp aus.'],
      washing: ['Läuft im Trockner einen Zentimeter ein.'],
    },
    complaint: {
      waterproof: ['Von wegen wasserdicht, die Matratze war nass.'],
      feel: ['Ich schwitze darauf.', 'Knistert wie eine Chipstüte.'],
      size: ['Rutscht jede Nacht in die Mitte.'],
      washing: ['Nach drei Wäschen am Gummi gerissen.'],
    },
  },
  en: {
    praise: {
      feel: ['You do not notice it is there.', 'Thick and soft.', 'No crinkling.'],
      waterproof: ['A whole cup of tea and the mattress stayed dry.', 'A must with a toddler.'],
      washing: ['Washes easily and dries fast.'],
      hotWash: ['Can be washed hot, so it gets really clean.'],
      size: ['Hugs the mattress like a fitted sheet.', 'Fits our tall mattress too.'],
      quality: ['Strong elastic, neat seams.'],
      whole: ['Keeps the mattress clean, which is the point.'],
    },
    but: { feel: ['Slightly warmer than without.'], size: ['Runs a bit small.'] },
    complaint: {
      waterproof: ['Waterproof? Ours leaked.'],
      feel: ['Crinkles like a bag of chips.'],
      size: ['Slides to the middle every night.'],
    },
  },
};
