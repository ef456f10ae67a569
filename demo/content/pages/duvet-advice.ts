import { choices, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const duvetAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-26',
  article: { author: 'Annelies Verdonck', published: '2025-11-03' },
  title: {
    nl: 'Hoe warm moet je dekbed zijn',
    'nl-be': 'Hoe warm moet je donsdeken zijn',
    de: 'Wie warm soll die Bettdecke sein',
    en: 'How warm should your duvet be',
  },
  parent: 'duvets',
  metaTitle: {
    nl: 'Dekbed kiezen: warmteklasse en vulling | Sluimer',
    'nl-be': 'Donsdeken kiezen: warmte en vulling | Sluimer',
    de: 'Bettdecke wählen: Wärmeklasse und Füllung | Sluimer',
    en: 'Choosing a duvet: warmth and filling | Sluimer',
  },
  metaDescription: {
    nl: 'Zomer, winter of vier seizoenen, dons, wol, katoen of vezel: met de temperatuur van je slaapkamer lees je af welk dekbed bij je past.',
    'nl-be':
      'Zomer, winter of vier seizoenen, dons, wol, katoen of vezel: met de temperatuur van je slaapkamer lees je af welk donsdeken bij je past.',
    de: 'Sommer, Winter oder vier Jahreszeiten, Daunen, Wolle, Baumwolle oder Faser: Die Temperatur im Schlafzimmer sagt Ihnen, welche passt.',
    en: 'Summer, winter or all seasons, down, wool, cotton or fiber: the temperature of your bedroom tells you which duvet you need.',
  },
  keywords: {
    nl: [
      'welk dekbed',
      'dekbed kiezen',
      'warmteklasse',
      'warmteklassen',
      'tog',
      'dekbed te warm',
      'vulgewicht',
      'nachtzweten',
      'dekbed huisstofmijt',
    ],
    'nl-be': [
      'welk donsdeken',
      'donsdeken kiezen',
      'warmteklasse',
      'warmteklassen',
      'tog',
      'donsdeken te warm',
      'vulgewicht',
      'nachtzweten',
      'donsdeken huisstofmijt',
    ],
    de: [
      'welche Bettdecke',
      'Bettdecke wählen',
      'Wärmeklasse',
      'Wärmeklassen',
      'Decke zu warm',
      'Füllgewicht',
      'Nachtschweiß',
      'Bettdecke Hausstauballergie',
    ],
    en: [
      'which duvet',
      'choose a duvet',
      'warmth rating',
      'warmth class',
      'tog',
      'duvet too warm',
      'fill weight',
      'night sweats',
      'duvet dust mites',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Het gaat om je kamer, niet om het seizoen',
        de: 'Es kommt auf das Zimmer an, nicht auf die Jahreszeit',
        en: 'It is about your room, not the season',
      },
      paragraphs: [
        {
          nl: 'Een dekbed verwarmt je niet: het houdt vast wat je zelf maakt, ongeveer zoveel als een gloeilamp van vroeger. Is de kamer koud, dan moet het veel vasthouden; is ze warm, dan moet de overtollige warmte eruit kunnen. Begin dus bij de thermometer op je slaapkamer, niet bij de kalender. In een goed geïsoleerd huis waar het ook in januari 19 graden is, slaap je het hele jaar onder een licht dekbed. Op een zolder met het raam open heb je in november al een winterdekbed nodig.',
          'nl-be':
            'Een donsdeken verwarmt je niet: het houdt vast wat je zelf maakt, ongeveer zoveel als een gloeilamp van vroeger. Is de kamer koud, dan moet het veel vasthouden; is ze warm, dan moet de overtollige warmte eruit kunnen. Begin dus bij de thermometer in je slaapkamer, niet bij de kalender. In een goed geïsoleerd huis waar het ook in januari 19 graden is, slaap je heel het jaar onder een licht donsdeken. Op een zolder met het raam open heb je in november al een winterdeken nodig.',
          de: 'Eine Bettdecke wärmt nicht: Sie hält fest, was Sie selbst erzeugen, etwa so viel wie früher eine Glühbirne. Ist das Zimmer kalt, muss sie viel halten; ist es warm, muss der Überschuss hinaus. Beginnen Sie also beim Thermometer im Schlafzimmer, nicht beim Kalender. In einem gut gedämmten Haus mit 19 Grad auch im Januar schlafen Sie das ganze Jahr unter einer leichten Decke. Unter dem Dach bei offenem Fenster brauchen Sie schon im November eine Winterdecke.',
          'de-at':
            'Eine Bettdecke wärmt nicht: Sie hält fest, was Sie selbst erzeugen, etwa so viel wie früher eine Glühbirne. Ist das Zimmer kalt, muss sie viel halten; ist es warm, muss der Überschuss hinaus. Beginnen Sie also beim Thermometer im Schlafzimmer, nicht beim Kalender. In einem gut gedämmten Haus mit 19 Grad auch im Jänner schlafen Sie das ganze Jahr unter einer leichten Decke. Unter dem Dach bei offenem Fenster brauchen Sie schon im November eine Winterdecke.',
          en: 'A duvet does not heat you: it keeps in what you make yourself, about as much as an old light bulb. If the room is cold, it has to keep in a lot; if it is warm, the surplus has to get out. So start with the thermometer in your bedroom, not with the calendar. In a well-insulated house that stays at 19 °C (66 °F) in January, a light duvet does all year. In an attic with the window open you need a winter one by November.',
        },
      ],
      image: pictures.duvet,
    },
    {
      type: 'table',
      title: {
        nl: 'Warmteklasse bij je slaapkamer',
        de: 'Wärmeklasse nach Zimmertemperatur',
        en: 'Warmth class by room temperature',
      },
      columns: [
        { nl: '’s Nachts in de kamer', de: 'Nachts im Zimmer', en: 'Room at night' },
        { nl: 'Warm type', de: 'Ihnen ist schnell warm', en: 'You run hot' },
        { nl: 'Gewoon', 'nl-be': 'Gemiddeld', de: 'Ganz normal', en: 'Average' },
        { nl: 'Kouwelijk', de: 'Sie frieren leicht', en: 'You run cold' },
      ],
      rows: [
        [
          { nl: 'Boven 20 °C', de: 'Über 20 °C', en: 'Above 20 °C (68 °F)' },
          { nl: 'Alleen een laken', de: 'Nur ein Bezug', en: 'A cover alone' },
          { nl: 'Koel', de: 'Leicht', en: 'Cool' },
          { nl: 'Koel', de: 'Leicht', en: 'Cool' },
        ],
        [
          { nl: '18 tot 20 °C', de: '18 bis 20 °C', en: '18 to 20 °C (64–68 °F)' },
          { nl: 'Koel', de: 'Leicht', en: 'Cool' },
          { nl: 'Gemiddeld', de: 'Medium', en: 'Medium' },
          { nl: 'Gemiddeld', de: 'Medium', en: 'Medium' },
        ],
        [
          { nl: '15 tot 18 °C', de: '15 bis 18 °C', en: '15 to 18 °C (59–64 °F)' },
          { nl: 'Gemiddeld', de: 'Medium', en: 'Medium' },
          { nl: 'Warm', de: 'Warm', en: 'Warm' },
          { nl: 'Warm', de: 'Warm', en: 'Warm' },
        ],
        [
          { nl: 'Onder 15 °C', de: 'Unter 15 °C', en: 'Below 15 °C (59 °F)' },
          { nl: 'Warm', de: 'Warm', en: 'Warm' },
          { nl: 'Warm', de: 'Warm', en: 'Warm' },
          { nl: 'Extra warm', de: 'Extrawarm', en: 'Extra warm' },
        ],
      ],
      note: {
        nl: 'Slapen jullie met zijn tweeën en ligt de een in de kolom links en de ander rechts, neem dan twee dekbedden. Dat is in Duitsland en Scandinavië heel gewoon, en het scheelt de helft van de discussies.',
        'nl-be':
          'Slapen jullie met twee en ligt de ene in de kolom links en de andere rechts, neem dan twee donsdekens. Dat is in Duitsland en Scandinavië heel gewoon, en het scheelt de helft van de discussies.',
        de: 'Liegt einer von Ihnen in der linken Spalte und der andere in der rechten, nehmen Sie zwei Decken: Niemand muss sich auf die Mitte einigen.',
        en: 'If one of you belongs in the left column and the other in the right, take two duvets. In Germany and Scandinavia everyone does, and it settles half the arguments.',
      },
    },
    {
      type: 'list',
      title: {
        nl: 'De vullingen, eerlijk vergeleken',
        de: 'Die Füllungen im ehrlichen Vergleich',
        en: 'The fillings, fairly compared',
      },
      isOrdered: false,
      items: [
        {
          title: {
            nl: 'Ganzen- en eendendons',
            de: 'Gänse- und Entendaunen',
            en: 'Goose and duck down',
          },
          text: {
            nl: 'geven de meeste warmte voor het minste gewicht, en gaan vijftien jaar mee. Let op twee dingen: het aandeel dons (90 procent is goed, de rest zijn veertjes) en dat het niet van levende dieren is geplukt; bij ons is dat altijd zo. Niet voor wie niets op zich wil voelen bewegen: dons is licht.',
            de: 'wärmen bei kleinstem Gewicht am meisten und halten fünfzehn Jahre. Achten Sie auf den Anteil der Daunen (90 Prozent sind gut, der Rest sind Federchen) und darauf, dass sie nicht vom lebenden Tier stammen; bei uns ist das immer so. Wer Gewicht auf sich spüren möchte, wird sie zu leicht finden.',
            en: 'give the most warmth for the least weight and last fifteen years. Mind two things: the share of down (90 percent is good, the rest is small feathers) and that it was not plucked from live birds; ours never is. If you like to feel some weight, you will find it too light.',
          },
        },
        {
          title: { nl: 'Scheerwol', de: 'Schurwolle', en: 'Wool' },
          text: {
            nl: 'neemt een derde van zijn gewicht aan vocht op zonder klam te worden. Het beste antwoord op nachtzweten, zomer en winter. Wassen hoeft zelden; een nacht buiten in de mist doet wonderen.',
            de: 'nimmt ein Drittel ihres Gewichts an Feuchtigkeit auf, ohne klamm zu werden. Die beste Antwort auf Nachtschweiß, im Sommer wie im Winter. Waschen müssen Sie sie selten; eine Nacht im Nebel wirkt Wunder.',
            en: 'takes up a third of its weight in moisture without turning clammy. The best answer to night sweats, summer and winter. It rarely needs washing; a night outdoors in the mist does wonders.',
          },
        },
        {
          title: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
          text: {
            nl: 'is koel en zwaar, en kan zo in de wasmachine. Een zomerdekbed, of voor mensen die graag gewicht voelen.',
            'nl-be':
              'is koel en zwaar, en kan zo in de wasmachine. Voor de zomer, of voor mensen die graag gewicht voelen.',
            de: 'ist kühl und eher schwer und darf einfach in die Maschine. Eine Sommerdecke, oder etwas für alle, die gern Gewicht spüren.',
            en: 'is cool and rather heavy, and goes straight into the machine. A summer duvet, or one for people who like to feel weight.',
          },
        },
        {
          title: { nl: 'Holle vezel', de: 'Hohlfaser', en: 'Hollow fiber' },
          text: {
            nl: 'is voordelig en licht, en wast en droogt het makkelijkst op 60 graden: fijn voor kinderen. Bij een huisstofmijtallergie telt die was, niet de vulling: dons dat op 60 graden mag, is even geschikt. Na vijf tot zeven jaar is de veerkracht eruit.',
            de: 'ist günstig und leicht und lässt sich am einfachsten bei 60 Grad waschen und trocknen: gut für Kinder. Bei einer Hausstauballergie zählt diese Wäsche, nicht die Füllung: Daunen, die 60 Grad vertragen, eignen sich ebenso. Nach fünf bis sieben Jahren ist die Bauschkraft weg.',
            en: 'is affordable and light, and the easiest to wash and dry at 60 °C (140 °F): good for children. With a dust mite allergy it is this wash that counts, not the filling: down that may be washed at 60 °C suits as well. After five to seven years the loft is gone.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Vier seizoenen: twee dekbedden in één',
        'nl-be': 'Vier seizoenen: twee donsdekens in één',
        de: 'Vier Jahreszeiten: zwei Decken in einer',
        en: 'All seasons: two duvets in one',
      },
      paragraphs: [
        {
          nl: 'Een vierseizoenendekbed bestaat uit een dun en een middeldik dekbed met drukknopen aan de randen. In de zomer slaap je onder het dunne, in lente en herfst onder het dikkere, in de winter onder allebei. Het is voordeliger dan twee losse, maar het samengeknoopte geheel is zwaarder dan één winterdekbed van dons, en de knopen kun je voelen. Is je kamer het hele jaar ongeveer even warm, dan is het weggegooid geld.',
          'nl-be':
            'Een vierseizoenendeken bestaat uit een dun en een middeldik donsdeken met drukknopen aan de randen. In de zomer slaap je onder het dunne, in lente en herfst onder het dikkere, in de winter onder allebei. Het is voordeliger dan twee aparte, maar het geheel is zwaarder dan één winterdeken van dons, en de knopen voel je soms. Is je kamer heel het jaar ongeveer even warm, dan is het weggegooid geld.',
          de: 'Eine Vierjahreszeitendecke besteht aus einer dünnen und einer mittleren Decke mit Druckknöpfen am Rand. Im Sommer schlafen Sie unter der dünnen, im Frühling und Herbst unter der dickeren, im Winter unter beiden. Das ist günstiger als zwei einzelne, zusammengeknöpft aber schwerer als eine Winterdecke aus Daunen, und die Knöpfe kann man spüren. Ist Ihr Zimmer das ganze Jahr gleich warm, ist es hinausgeworfenes Geld.',
          en: 'An all-season duvet is a thin and a medium one with snaps along the edges. In summer you sleep under the thin one, in spring and fall under the thicker, in winter under both. It costs less than two separate ones, but snapped together it is heavier than a single winter duvet of down, and you can feel the snaps. If your room is about equally warm all year, it is money wasted.',
        },
        {
          nl: 'Kies de lengte naar wie eronder ligt: 200 centimeter tot 1,80 meter, daarboven 220. Voor samen in een bed van 160 of 180 neem je 240 breed, anders trekt de een de ander bloot. Laat je dekbed elke ochtend een half uur luchten, dan is eens per jaar wassen genoeg; met een huisstofmijtallergie was je om de twee maanden op 60 graden.',
          'nl-be':
            'Kies de lengte naar wie eronder ligt: 200 centimeter tot 1,80 meter, daarboven 220. Voor samen in een bed van 160 of 180 neem je 240 breed, anders trekt de ene de andere bloot. Laat alles elke ochtend een halfuur verluchten, dan is één keer per jaar wassen genoeg; met een huisstofmijtallergie was je om de twee maanden op 60 graden.',
          de: 'Die Länge richtet sich nach dem, der darunterliegt: 200 Zentimeter bis 1,80 Meter, darüber 220. Für zwei in einem Bett von 160 oder 180 nehmen Sie 240 Breite, sonst zieht einer dem anderen die Decke weg. Lüften Sie die Decke jeden Morgen eine halbe Stunde, dann genügt eine Wäsche im Jahr; bei einer Hausstauballergie waschen Sie alle zwei Monate bei 60 Grad.',
          en: 'Choose the length by who lies under it: 200 cm up to 5 ft 11, 220 above that. For two in a bed of 160 or 180 take 240 wide, or one will pull it off the other. Air your duvet for half an hour every morning, and one wash a year is enough; with a dust mite allergy, wash it at 60 °C (140 °F) every two months.',
        },
      ],
    },
    {
      type: 'questions',
      title: { nl: 'Vragen over warmte', de: 'Fragen zur Wärme', en: 'Questions about warmth' },
      questions: [
        {
          question: {
            nl: 'Wat betekent het vulgewicht?',
            de: 'Was sagt das Füllgewicht?',
            en: 'What does the fill weight say?',
          },
          answer: {
            nl: 'Hoeveel gram vulling er per vierkante meter in zit. Vergelijk het alleen binnen één soort: 160 gram ganzendons is een winterdekbed, 160 gram katoen een dun zomerdekbed. Daarom staat bij ons de warmteklasse voorop.',
            'nl-be':
              'Hoeveel gram vulling er per vierkante meter in zit. Vergelijk het alleen binnen één soort: 160 gram ganzendons is warm genoeg voor de winter, 160 gram katoen is iets voor de zomer. Daarom staat bij ons de warmteklasse voorop.',
            de: 'Wie viel Gramm Füllung in einem Quadratmeter stecken. Vergleichen Sie es nur innerhalb einer Art: 160 Gramm Gänsedaunen sind eine Winterdecke, 160 Gramm Baumwolle eine dünne Sommerdecke. Darum steht bei uns die Wärmeklasse vorn. Schwanken Sie zwischen zwei Klassen, nehmen Sie die leichtere: Eine Wolldecke für die paar kältesten Nächte haben die meisten zu Hause, eine zu warme Decke werden Sie dagegen das ganze Jahr von sich schieben.',
            en: 'How many grams of filling there are in a square meter. Compare it within one kind only: 160 grams of goose down make a winter duvet, 160 grams of cotton a thin one for summer. That is why we put the warmth class first.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Dekbedden bekijken',
        'nl-be': 'Donsdekens bekijken',
        de: 'Bettdecken ansehen',
        en: 'See our duvets',
      },
      links: [
        ...choices('duvets', 'dekbed_warmteklasse', ['koel', 'gemiddeld', 'warm']),
        ...choices('duvets', 'dekbed_vulling', [
          'ganzendons',
          'scheerwol',
          'katoen',
          'holle_vezel',
        ]),
        ...sizes('duvets', ['140x200', '240x220']),
        { page: 'duvet-covers' },
        { page: 'care' },
      ],
    },
  ],
};
