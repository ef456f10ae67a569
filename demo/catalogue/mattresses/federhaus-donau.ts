import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { pocketSpringsPicture } from '../pictures.ts';

/** Federhaus springs and latex in every firmness. */
export const federhausDonauMattresses: readonly ProductData[] = [
  mattress({
    sku: 'FED-DONAU',
    brand: 'Federhaus',
    model: 'Donau',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Klassieker van 21 cm: 350 pocketveren per vierkante meter, zeven zones en vier hardheden om uit te kiezen.',
      de: 'Der Klassiker, 21 cm hoch: 350 Taschenfedern pro Quadratmeter, sieben Zonen, vier Härtegrade.',
      en: 'A classic 8-inch (21 cm) mattress: 350 pocket springs per square meter, seven zones, four firmnesses.',
    },
    description: [
      {
        nl: 'Al veertien jaar bouwt Federhaus de Donau, en de helft van de klanten koopt hem voor de tweede keer. Bijzonder is er weinig aan: eerlijke veren, 3 cm koudschuim aan beide kanten en een doorgestikte hoes die strak blijft zitten. Juist daarom past hij in de meeste bedden, op latten, planken of een box.',
        'nl-be':
          'Al veertien jaar bouwt Federhaus de Donau, en de helft van de klanten koopt ze voor de tweede keer. Bijzonder is er weinig aan: eerlijke veren, 3 cm koudschuim aan beide kanten en een doorgestikte hoes die strak blijft zitten. Net daarom past ze in de meeste bedden, op latten, planken of een box.',
        de: 'Seit vierzehn Jahren baut Federhaus die Donau, und die Hälfte der Kundschaft kauft sie zum zweiten Mal. Aufregend ist sie nicht: ehrliche Federn, beidseitig 3 cm Kaltschaum und ein gesteppter Bezug, der straff sitzt. Gerade deshalb passt sie in fast jedes Bett, auf Leisten, Bretter oder eine Box.',
        en: 'Federhaus has been building the Donau for fourteen years, and half its customers are buying it for the second time. There is nothing unusual about it: honest springs, an inch of HR foam on either side and a quilted cover that stays taut. That is exactly why it suits most beds, on slats, planks or a box spring.',
      },
      {
        nl: 'Kies op gewicht: zacht tot 60 kilo, medium tot 90, stevig tot 110, extra stevig daarboven. Buikslapers nemen een stap steviger. Voor een elektrische bodem die ver opklapt zijn veren te stug; neem dan schuim of latex. De hoes mag op 60 graden gewassen worden, maar niet in de droger: daar krimpt de doorstikking.',
        'nl-be':
          'Kies op gewicht: zacht tot 60 kilo, medium tot 90, stevig tot 110, extra stevig daarboven. Buikslapers nemen een stap steviger. Voor een elektrische lattenbodem die ver opklapt, zijn veren te stug; neem dan schuim of latex. De hoes mag op 60 graden gewassen worden, maar niet in de droogkast: daar krimpt de doorstikking.',
        de: 'Gewählt wird nach Gewicht: H1 bis 60 Kilo, H2 bis 90, H3 bis 110, H4 darüber. Wer auf dem Bauch schläft, nimmt eine Stufe fester. Für einen Motorrahmen, der weit hochklappt, sind Federn zu steif; da eignen sich Schaum oder Latex. Bei 60 Grad waschbar, aber nicht für den Trockner: Die Steppung würde einlaufen.',
        en: 'Choose by weight: soft up to 60 kg (130 lb), medium up to 90 kg (200 lb), firm up to 110 kg (240 lb), extra firm above that. Stomach sleepers go one step firmer. For an electric base that folds up far, springs are too stiff; take foam or latex. The cover can be washed hot but not tumble-dried, which would shrink the quilting.',
      },
    ],
    pictures: [pocketSpringsPicture],
    firmnesses: [
      { firmness: 'medium' },
      { firmness: 'zacht' },
      { firmness: 'stevig' },
      { firmness: 'extra_stevig', extra: 25 },
    ],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hoogte: 21,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 350,
      matras_maximale_belasting: 130,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      bijzonderheden: ['omkeerbaar'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 5,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x190': 329,
        '80x200': 329,
        '90x190': 329,
        '90x200': 329,
        '90x210': 359,
        '100x200': 379,
        '120x200': 469,
        '140x200': 519,
        '160x200': 599,
        '180x200': 669,
        '200x200': 749,
      },
      {
        was: { '90x200': 359, '140x200': 589, '180x200': 749 },
        slower: { '80x190': 10, '90x190': 10 },
      },
    ),
    popularity: 366,
    since: '2024-02-05',
  }),
  mattress({
    sku: 'FED-AUE',
    brand: 'Federhaus',
    model: 'Aue',
    kind: KIND.latexMattress,
    summary: {
      nl: 'Latexmatras van 19 cm dat op een elektrische bodem meebuigt tot in de voetknik.',
      'nl-be':
        'Latexmatras van 19 cm die op een elektrische lattenbodem meebuigt tot in de voetknik.',
      de: '19 cm hohe Latexmatratze, die auf dem Motorrahmen bis in den Fußknick mitgeht.',
      en: 'An 8-inch (19 cm) latex mattress that follows an electric base right into the bend at the feet.',
    },
    description: [
      {
        nl: 'Zet een rug op 60 graden en de meeste matrassen hollen uit of schuiven naar voren. Latex rekt: de bovenkant van de Aue geeft 4 cm ruimte als hij buigt en veert terug zonder vouw. Handig voor wie in bed leest, eet of televisiekijkt. De stiksels van de hoes lopen dwars, precies waar de scharnieren zitten.',
        'nl-be':
          'Zet een rug op 60 graden en de meeste matrassen hollen uit of schuiven naar voren. Latex rekt: de bovenkant van de Aue geeft 4 cm ruimte als ze buigt en veert terug zonder plooi. Handig voor wie in bed leest, eet of tv kijkt. De stiksels van de hoes lopen dwars, precies waar de scharnieren zitten.',
        de: 'Wird der Rücken auf 60 Grad gestellt, wölben sich die meisten Matratzen oder rutschen nach vorn. Latex dehnt sich: Die Oberseite der Aue gibt beim Biegen 4 cm nach und geht ohne Falte zurück. Gut für alle, die im Bett lesen, essen oder fernsehen. Die Nähte des Bezugs laufen quer, genau dort, wo die Gelenke sind.',
        en: 'Raise the back to 60 degrees and most mattresses bulge or slide forward. Latex stretches: the top of the Aue gives an inch and a half as it bends and goes back without a crease. Good if you read, eat or watch TV in bed. The stitching of the cover runs crosswise, right where the hinges are.',
      },
      {
        nl: 'Met 20% natuurlatex en 80% synthetisch is de Aue goedkoper dan de Prado en iets minder veerkrachtig. Hij is zwaar voor zijn hoogte, 20 kilo in 90 x 200; leg er geen dicht zeil onder, latex moet ademen. Wie rubber ruikt, mag hem een week laten luchten, dan is het weg.',
        'nl-be':
          'Met 20% natuurlatex en 80% synthetisch is de Aue goedkoper dan de Prado en iets minder veerkrachtig. Ze is zwaar voor haar hoogte, 20 kilo in 90 x 200; leg er geen dicht zeil onder, latex moet ademen. Ruik je rubber, laat ze dan een week verluchten, daarna is het weg.',
        de: 'Mit 20 % Naturlatex und 80 % synthetischem ist die Aue günstiger als die Prado und etwas weniger federnd. Für ihre Höhe ist sie schwer, 20 Kilo in 90 x 200; legen Sie keine dichte Folie darunter, Latex muss atmen. Der leichte Gummigeruch verfliegt nach einer Woche am offenen Fenster.',
        en: 'With 20% natural and 80% synthetic latex the Aue costs less than the Prado and is a little less springy. It is heavy for its height, 20 kg (44 lb) in 90 x 200; put no airtight sheet below it, as latex must breathe. If you notice a smell of rubber, a week of airing will take care of it.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 20 }],
    attributes: {
      matras_kern: 'latex',
      matras_hoogte: 19,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['verstelbare_bodem', 'omkeerbaar', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 4,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '70x200': 449,
        '80x200': 449,
        '80x210': 479,
        '90x200': 459,
        '90x210': 489,
        '90x220': 509,
        '100x200': 519,
        '140x200': 739,
      },
      { days: 5, slower: { '80x210': 15, '90x220': 15 }, lastOnes: ['140x200'] },
    ),
    popularity: 84,
    since: '2025-07-21',
  }),
];
