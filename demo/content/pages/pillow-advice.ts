import { choices } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const pillowAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-02',
  article: { author: 'Marloes Brandsma', published: '2026-01-19' },
  title: {
    nl: 'Welk kussen bij je slaaphouding',
    de: 'Welches Kissen zu Ihrer Schlafposition',
    'de-at': 'Welcher Polster zu Ihrer Schlafposition',
    en: 'Which pillow for your sleeping position',
  },
  parent: 'pillows',
  metaTitle: {
    nl: 'Hoofdkussen kiezen op slaaphouding | Sluimer',
    de: 'Kopfkissen nach Schlafposition wählen | Sluimer',
    'de-at': 'Kopfpolster nach Schlafposition wählen | Sluimer',
    en: 'Choosing a pillow by sleeping position | Sluimer',
  },
  metaDescription: {
    nl: 'Zij, rug of buik: hoe hoog en hoe stevig je hoofdkussen moet zijn, welke vulling daarbij past en wanneer een oud kussen zijn tijd heeft gehad.',
    de: 'Seite, Rücken oder Bauch: wie hoch und wie fest Ihr Kopfkissen sein soll, welche Füllung dazu passt und wann ein altes ausgedient hat.',
    'de-at':
      'Seite, Rücken oder Bauch: wie hoch und wie fest Ihr Kopfpolster sein soll, welche Füllung dazu passt und wann ein alter ausgedient hat.',
    en: 'Side, back or stomach: how high and how firm your pillow should be, which filling goes with it, and when an old pillow has had its day.',
  },
  keywords: {
    nl: [
      'welk kussen',
      'welk hoofdkussen',
      'kussen kiezen',
      'hoogte kussen',
      'nekpijn',
      'nekklachten',
      'stijve nek',
      'schouderpijn',
    ],
    de: [
      'welches Kissen',
      'welches Kopfkissen',
      'Kissen wählen',
      'Kissenhöhe',
      'Nackenschmerzen',
      'Nackenverspannung',
      'steifer Nacken',
      'Schulterschmerzen',
    ],
    'de-at': [
      'welcher Polster',
      'welcher Kopfpolster',
      'Polster wählen',
      'Polsterhöhe',
      'Nackenschmerzen',
      'Nackenverspannung',
      'steifer Nacken',
      'Schulterschmerzen',
    ],
    en: [
      'which pillow',
      'choose a pillow',
      'pillow height',
      'neck pain',
      'stiff neck',
      'shoulder pain',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Een kussen vult een gat',
        de: 'Ein Kissen füllt eine Lücke',
        'de-at': 'Ein Polster füllt eine Lücke',
        en: 'A pillow fills a gap',
      },
      paragraphs: [
        {
          nl: 'Meer doet het niet: het vult de ruimte tussen je hoofd en je matras, zodat je hals in het verlengde van je rug ligt. Hoe groot dat gat is, hangt af van je houding, je schouders en hoe diep je in je matras zakt. Daarom kan een kussen dat op je oude bed perfect was, op een zachter of steviger bed opeens te hoog of te laag zijn. Nek stijf na een nieuw bed? Kijk eerst naar je kussen.',
          de: 'Mehr tut es nicht: Es füllt den Raum zwischen Kopf und Matratze, damit der Hals in der Verlängerung des Rückens liegt. Wie groß die Lücke ist, hängt von Position, Schultern und davon ab, wie tief Sie in die Matratze sinken. Darum kann ein Kissen, das auf dem alten Bett perfekt war, auf einem weicheren oder festeren plötzlich zu hoch oder zu flach sein. Steifer Nacken im neuen Bett? Sehen Sie sich zuerst das Kissen an.',
          'de-at':
            'Mehr tut er nicht: Er füllt den Raum zwischen Kopf und Matratze, damit der Hals in der Verlängerung des Rückens liegt. Wie groß die Lücke ist, hängt von Position, Schultern und davon ab, wie tief Sie in die Matratze sinken. Darum kann ein Polster, der auf dem alten Bett perfekt war, auf einem weicheren oder festeren plötzlich zu hoch oder zu flach sein. Steifer Nacken im neuen Bett? Sehen Sie sich zuerst den Polster an.',
          en: 'That is all it does: it fills the space between your head and your mattress, so that your neck is in line with your back. How large the gap is depends on your position, your shoulders and how deep you sink into the mattress. So a pillow that was perfect on your old bed can suddenly be too high or too low on a softer or firmer one. Stiff neck after a new bed? Look at your pillow first.',
        },
        {
          nl: 'Alleen je hoofd hoort erop te liggen. Je schouders blijven op het matras: liggen die er ook op, dan is het kussen te groot of schuif je te ver omhoog.',
          'nl-be':
            'Alleen je hoofd hoort erop te liggen. Je schouders blijven op de matras: liggen die er ook op, dan is het kussen te groot of schuif je te ver omhoog.',
          de: 'Nur der Kopf gehört darauf. Die Schultern bleiben auf der Matratze: Liegen sie mit auf dem Kissen, ist es zu groß, oder Sie rutschen zu weit nach oben.',
          'de-at':
            'Nur der Kopf gehört darauf. Die Schultern bleiben auf der Matratze: Liegen sie mit auf dem Polster, ist er zu groß, oder Sie rutschen zu weit nach oben.',
          en: 'Only your head belongs on it. Your shoulders stay on the mattress: if they are on the pillow too, it is too large or you slide up too far.',
        },
      ],
      image: pictures.pillows,
    },
    {
      type: 'table',
      title: {
        nl: 'Hoogte en hardheid per houding',
        de: 'Höhe und Festigkeit je Position',
        en: 'Height and firmness by position',
      },
      columns: [
        { nl: 'Je slaapt', de: 'Sie schlafen', en: 'You sleep' },
        { nl: 'Hoogte', de: 'Höhe', en: 'Height' },
        { nl: 'Hardheid', de: 'Festigkeit', en: 'Firmness' },
        { nl: 'Goede vulling', de: 'Gute Füllung', en: 'Good filling' },
      ],
      rows: [
        [
          {
            nl: 'Op je zij, brede schouders',
            de: 'Auf der Seite, breite Schultern',
            en: 'On your side, broad shoulders',
          },
          { nl: '13 tot 15 cm', de: '13 bis 15 cm', en: '13 to 15 cm (5–6 in)' },
          { nl: 'Stevig', de: 'Fest', en: 'Firm' },
          { nl: 'Latex, traagschuim', de: 'Latex, Viscoschaum', en: 'Latex, memory foam' },
        ],
        [
          {
            nl: 'Op je zij, smalle schouders',
            de: 'Auf der Seite, schmale Schultern',
            en: 'On your side, narrow shoulders',
          },
          { nl: '10 tot 13 cm', de: '10 bis 13 cm', en: '10 to 13 cm (4–5 in)' },
          { nl: 'Medium tot stevig', de: 'Mittel bis fest', en: 'Medium to firm' },
          { nl: 'Latex, wol, vezel', de: 'Latex, Wolle, Faser', en: 'Latex, wool, fiber' },
        ],
        [
          { nl: 'Op je rug', de: 'Auf dem Rücken', en: 'On your back' },
          { nl: '8 tot 11 cm', de: '8 bis 11 cm', en: '8 to 11 cm (3–4.5 in)' },
          { nl: 'Medium', de: 'Mittel', en: 'Medium' },
          {
            nl: 'Traagschuim, dons, wol',
            de: 'Viscoschaum, Daunen, Wolle',
            en: 'Memory foam, down, wool',
          },
        ],
        [
          { nl: 'Op je buik', de: 'Auf dem Bauch', en: 'On your stomach' },
          {
            nl: 'Tot 7 cm, of geen kussen',
            de: 'Bis 7 cm oder gar nichts',
            en: 'Up to 7 cm (3 in), or none',
          },
          { nl: 'Zacht', de: 'Weich', en: 'Soft' },
          { nl: 'Dons, holle vezel', de: 'Daunen, Hohlfaser', en: 'Down, hollow fiber' },
        ],
        [
          { nl: 'Van alles wat', de: 'Von allem etwas', en: 'A bit of everything' },
          { nl: '10 tot 12 cm', de: '10 bis 12 cm', en: '10 to 12 cm (4–5 in)' },
          { nl: 'Zacht tot medium', de: 'Weich bis mittel', en: 'Soft to medium' },
          {
            nl: 'Dons of wol: kneedbaar',
            de: 'Daunen oder Wolle: formbar',
            en: 'Down or wool: you can shape it',
          },
        ],
      ],
      note: {
        nl: 'Op een zacht matras neem je de lage kant van de reeks, op een stevig de hoge: je schouder zakt er minder in weg.',
        'nl-be':
          'Op een zachte matras neem je de lage kant van de reeks, op een stevige de hoge: je schouder zakt er minder in weg.',
        de: 'Auf einer weichen Matratze gilt der kleinere Wert, auf einer festen der größere: Die Schulter sinkt dort weniger ein.',
        en: 'On a soft mattress take the low end of the range, on a firm one the high end: your shoulder sinks in less.',
      },
    },
    {
      type: 'list',
      title: {
        nl: 'De proef met de muur',
        de: 'Die Probe an der Wand',
        en: 'The wall test',
      },
      intro: {
        nl: 'Zo meet je zonder winkel hoe hoog je kussen moet zijn, als je op je zij slaapt.',
        de: 'So messen Sie als Seitenschläfer zu Hause die richtige Höhe.',
        en: 'This is how side sleepers measure the right height at home.',
      },
      isOrdered: true,
      items: [
        {
          title: {
            nl: 'Ga zijwaarts tegen een muur staan.',
            de: 'Stellen Sie sich seitlich an eine Wand.',
            en: 'Stand sideways against a wall.',
          },
          text: {
            nl: 'Je schouder raakt de muur, je hoofd blijft recht en je kijkt vooruit.',
            de: 'Die Schulter berührt die Wand, der Kopf bleibt gerade, der Blick geht nach vorn.',
            en: 'Your shoulder touches it, your head stays straight and you look ahead.',
          },
        },
        {
          title: {
            nl: 'Laat iemand meten.',
            de: 'Lassen Sie messen.',
            en: 'Have someone measure.',
          },
          text: {
            nl: 'Van de muur tot de zijkant van je hoofd, ter hoogte van je oor.',
            de: 'Von der Wand bis zur Seite des Kopfes, auf Höhe des Ohrs.',
            en: 'From the wall to the side of your head, at your ear.',
          },
        },
        {
          title: {
            nl: 'Trek er iets van af.',
            de: 'Ziehen Sie etwas ab.',
            en: 'Subtract a little.',
          },
          text: {
            nl: 'Op een medium matras twee centimeter, op een zacht drie, op een stevig één. Wat overblijft is de hoogte onder belasting: een donskussen mag twee keer zo hoog zijn, want het zakt in.',
            'nl-be':
              'Op een medium matras twee centimeter, op een zachte drie, op een stevige één. Wat overblijft is de hoogte onder belasting: een donskussen mag twee keer zo hoog zijn, want het zakt in.',
            de: 'Auf mittlerer Matratze zwei Zentimeter, auf weicher drei, auf fester einen. Was bleibt, ist die Höhe unter Last: Ein Daunenkissen darf doppelt so hoch sein, denn es gibt nach.',
            'de-at':
              'Auf mittlerer Matratze zwei Zentimeter, auf weicher drei, auf fester einen. Was bleibt, ist die Höhe unter Last: Ein Daunenpolster darf doppelt so hoch sein, denn er gibt nach.',
            en: 'On a medium mattress two centimeters (0.8 in), on a soft one three, on a firm one one. What remains is the height under load: a down pillow may be twice as high, because it gives.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Vormvast of kneedbaar',
        de: 'Formstabil oder knautschbar',
        en: 'Shaped or squashable',
      },
      paragraphs: [
        {
          nl: 'Latex en traagschuim houden hun hoogte de hele nacht. Dat is fijn voor wie stil ligt en een vaste hoogte nodig heeft, en lastig voor wie zijn kussen graag dubbelvouwt. Traagschuim vormt zich naar je hoofd en wordt warmer; latex veert terug en ventileert beter. Een kussen met een welving volgt je nek, maar alleen als je op je rug of je zij blijft liggen.',
          de: 'Latex und Viscoschaum behalten die ganze Nacht ihre Höhe. Das ist angenehm für alle, die ruhig liegen und eine feste Höhe brauchen, und lästig für alle, die gern falten und knautschen. Viscoschaum passt sich dem Kopf an und wird wärmer; Latex federt zurück und lüftet besser. Eine Welle folgt dem Nacken, aber nur, solange Sie auf Rücken oder Seite bleiben.',
          en: 'Latex and memory foam keep their height all night. That is good if you lie still and need a steady height, and a nuisance if you like to fold your pillow double. Memory foam molds itself to your head and gets warmer; latex springs back and breathes better. A contoured pillow follows your neck, but only while you stay on your back or side.',
        },
        {
          nl: 'Dons, wol en vezel zijn te kneden: je duwt de vulling waar je hem hebben wilt. Daar staat tegenover dat je een donskussen elke ochtend moet opschudden, en dat vezel na twee, drie jaar platligt. Dons houdt het acht jaar vol, wol zes, latex tien.',
          'nl-be':
            'Dons, wol en vezel zijn te kneden: je duwt de vulling waar je ze wil hebben. Daar staat tegenover dat je een donskussen elke ochtend moet opschudden, en dat vezel na twee, drie jaar platligt. Dons houdt het acht jaar vol, wol zes, latex tien.',
          de: 'Daunen, Wolle und Faser lassen sich formen: Sie schieben die Füllung dorthin, wo Sie sie brauchen. Dafür wollen Daunen jeden Morgen aufgeschüttelt werden, und Faser liegt nach zwei, drei Jahren platt. Daunen halten acht Jahre, Wolle sechs, Latex zehn.',
          en: 'Down, wool and fiber can be shaped: you push the filling where you want it. In return, a down pillow wants shaking every morning, and fiber lies flat after two or three years. Down lasts eight years, wool six, latex ten.',
        },
        {
          nl: 'Weten of het op is? Vouw het dubbel. Springt het niet vanzelf open, dan is de veerkracht eruit. Was wat wasbaar is twee keer per jaar op 60 graden, en trek er altijd een moltonsloop onder je gewone sloop om: dat houdt vet en vocht uit de vulling. Vanwege de hygiëne nemen we geopende kussens niet terug; twijfel je, bel ons dan even, we kiezen liever samen goed dan twee keer.',
          'nl-be':
            'Weten of het op is? Vouw het dubbel. Springt het niet vanzelf open, dan is de veerkracht eruit. Was wat wasbaar is twee keer per jaar op 60 graden, en trek er altijd een moltonsloop onder je gewone sloop om: dat houdt vet en vocht uit de vulling. Om hygiënische redenen nemen we geopende kussens niet terug; twijfel je, bel ons dan gerust, we kiezen liever samen goed dan twee keer.',
          de: 'Hat es ausgedient? Falten Sie es in der Mitte. Springt es nicht von selbst auf, ist die Spannkraft weg. Waschen Sie, was waschbar ist, zweimal im Jahr bei 60 Grad, und ziehen Sie unter den Bezug immer einen Schonbezug aus Molton: Der hält Fett und Feuchtigkeit aus der Füllung. Aus hygienischen Gründen nehmen wir geöffnete Kissen nicht zurück; im Zweifel rufen Sie an, wir wählen lieber einmal gemeinsam richtig.',
          'de-at':
            'Hat er ausgedient? Falten Sie ihn in der Mitte. Springt er nicht von selbst auf, ist die Spannkraft weg. Waschen Sie, was waschbar ist, zweimal im Jahr bei 60 Grad, und ziehen Sie unter den Überzug immer einen Schonbezug aus Molton: Der hält Fett und Feuchtigkeit aus der Füllung. Aus hygienischen Gründen nehmen wir geöffnete Pölster nicht zurück; im Zweifel rufen Sie an, wir wählen lieber einmal gemeinsam richtig.',
          en: 'Is it worn out? Fold it double. If it does not spring open by itself, the life is gone. Wash what can be washed twice a year at 60 °C (140 °F), and always put a protector under the pillowcase: it keeps grease and moisture out of the filling. For hygiene we cannot take back opened pillows; if in doubt, call us first. We would rather choose well together once than twice.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over kussens',
        de: 'Fragen zu Höhe und Größe',
        en: 'Questions about pillows',
      },
      questions: [
        {
          question: {
            nl: 'Hoe lang moet ik wennen aan een nieuw kussen?',
            de: 'Wie lange dauert die Gewöhnung?',
            en: 'How long does it take to get used to one?',
          },
          answer: {
            nl: 'Een week of twee. Je nekspieren hebben zich jarenlang op het oude kussen ingesteld en protesteren eerst. Wisselt de pijn van plaats, dan is dat meestal een goed teken; blijft ze op dezelfde plek, dan klopt de hoogte niet.',
            de: 'Ein bis zwei Wochen. Die Nackenmuskeln haben sich jahrelang eingestellt und protestieren zuerst. Wandert der Schmerz, ist das meist ein gutes Zeichen; bleibt er an derselben Stelle, stimmt die Höhe nicht. Legen Sie dann für ein paar Nächte ein gefaltetes Handtuch darunter oder nehmen Sie eine Lage Füllung heraus, bevor Sie etwas Neues kaufen.',
            en: 'A week or two. Your neck muscles have adjusted to the old one for years and protest at first. If the ache moves around, that is usually a good sign; if it stays in one place, the height is wrong.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Hoofdkussens bekijken',
        de: 'Kopfkissen ansehen',
        'de-at': 'Kopfpölster ansehen',
        en: 'See our pillows',
      },
      links: [
        ...choices('pillows', 'hoofdkussen_slaaphouding', ['zij', 'rug', 'buik']),
        ...choices('pillows', 'hoofdkussen_vulling', ['traagschuim', 'latex', 'eendendons']),
        { page: 'duvet-advice' },
        { page: 'care' },
      ],
    },
  ],
};
