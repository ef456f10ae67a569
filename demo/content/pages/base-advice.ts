import { choices, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const baseAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-28',
  article: { author: 'Joris Feldkamp', published: '2025-09-29' },
  title: {
    nl: 'Welke bedbodem bij welk matras',
    'nl-be': 'Welke lattenbodem bij welke matras',
    de: 'Welcher Lattenrost zu welcher Matratze',
    en: 'Which base for which mattress',
  },
  parent: 'bed-bases',
  metaTitle: {
    nl: 'Welke bedbodem bij welk matras? | Sluimer',
    'nl-be': 'Welke lattenbodem bij welke matras? | Sluimer',
    de: 'Welcher Lattenrost zu welcher Matratze? | Sluimer',
    en: 'Which bed base for which mattress? | Sluimer',
  },
  metaDescription: {
    nl: 'Pocketvering, koudschuim, latex of traagschuim: lees af hoeveel latten je bodem nodig heeft, of hij verstelbaar mag zijn en wanneer hij op is.',
    'nl-be':
      'Pocketvering, koudschuim, latex of traagschuim: lees af hoeveel latten je nodig hebt, of de lattenbodem verstelbaar mag zijn en wanneer hij op is.',
    de: 'Taschenfederkern, Kaltschaum, Latex oder Viscoschaum: wie viele Leisten der Rost braucht, ob er verstellbar sein darf und wann er ausgedient hat.',
    en: 'Pocket springs, HR foam, latex or memory foam: how many slats your base needs, whether it may be adjustable, and when it is worn out.',
  },
  keywords: {
    nl: [
      'welke bodem',
      'welke lattenbodem',
      'bodem kiezen',
      'afstand tussen latten',
      'aantal latten',
      'matras op de grond',
      'lattenbodem pocketvering',
      'lattenbodem koudschuim',
      'lattenbodem traagschuim',
      'lattenbodem latex',
    ],
    de: [
      'welcher Lattenrost',
      'Lattenrost wählen',
      'Abstand der Leisten',
      'Anzahl Leisten',
      'Matratze auf dem Boden',
      'Lattenrost Taschenfederkern',
      'Lattenrost Kaltschaum',
      'Lattenrost Viscoschaum',
      'Lattenrost Latex',
    ],
    en: [
      'which base',
      'which slats',
      'choose a bed base',
      'gap between slats',
      'number of slats',
      'slat spacing',
      'mattress on the floor',
      'slats pocket springs',
      'slats HR foam',
      'slats memory foam',
      'slats latex',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'De helft van je bed zie je nooit',
        de: 'Die Hälfte Ihres Bettes sehen Sie nie',
        en: 'Half of your bed is never seen',
      },
      paragraphs: [
        {
          nl: 'Een matras is zo goed als wat eronder ligt. De bodem draagt het, vangt een deel van je bewegingen op en zorgt dat het vocht van de nacht naar beneden kan ontsnappen. Ligt een nieuw matras op een bodem die al vijftien jaar dienstdoet, dan neemt het de kuil van zijn voorganger binnen een paar maanden over. Ook de garantie geldt alleen op een passende, vlakke ondergrond.',
          'nl-be':
            'Een matras is zo goed als wat eronder ligt. De lattenbodem draagt ze, vangt een deel van je bewegingen op en zorgt dat het vocht van de nacht naar beneden kan ontsnappen. Ligt een nieuwe matras op latten die al vijftien jaar dienstdoen, dan neemt ze de kuil van haar voorganger binnen een paar maanden over. Ook de garantie geldt alleen op een passende, vlakke ondergrond.',
          de: 'Eine Matratze ist so gut wie das, was darunterliegt. Der Rost trägt sie, fängt einen Teil Ihrer Bewegungen ab und lässt die Feuchtigkeit der Nacht nach unten entweichen. Liegt eine neue Matratze auf einem Rost, der seit fünfzehn Jahren dient, übernimmt sie die Kuhle der Vorgängerin binnen weniger Monate. Auch die Garantie gilt nur auf einer passenden, ebenen Unterlage.',
          en: 'A mattress is as good as what lies beneath it. The base carries it, takes up part of your movements and lets the moisture of the night escape downward. Put a new mattress on a base that has served for fifteen years and within months it takes over the dip of the old one. The warranty, too, only holds on a suitable, level base.',
        },
        {
          nl: 'Drie dingen tellen: hoe dicht de latten bij elkaar liggen, of ze meeveren, en of de bodem kan knikken. De rest is afwerking.',
          'nl-be':
            'Drie dingen tellen: hoe dicht de latten bij elkaar liggen, of ze meeveren, en of het geheel kan knikken. De rest is afwerking.',
          de: 'Drei Dinge zählen: wie eng die Leisten liegen, ob sie federn und ob der Rahmen sich knicken lässt. Der Rest ist Ausstattung.',
          en: 'Three things count: how close together the slats are, whether they flex, and whether the base bends. The rest is trim.',
        },
      ],
      image: pictures.slats,
    },
    {
      type: 'table',
      title: {
        nl: 'Wat past bij je kern',
        de: 'Was zu Ihrem Kern passt',
        en: 'What goes with your core',
      },
      columns: [
        { nl: 'Kern van je matras', de: 'Kern der Matratze', en: 'Core of the mattress' },
        { nl: 'Ruimte tussen latten', de: 'Abstand der Leisten', en: 'Gap between slats' },
        { nl: 'Latten', de: 'Leisten', en: 'Slats' },
        { nl: 'Verstelbaar?', de: 'Verstellbar?', en: 'Adjustable?' },
      ],
      rows: [
        [
          { nl: 'Pocketvering', de: 'Taschenfederkern', en: 'Pocket springs' },
          { nl: 'Tot 5 cm', de: 'Bis 5 cm', en: 'Up to 5 cm (2 in)' },
          { nl: 'Stevig, licht verend', de: 'Fest, leicht federnd', en: 'Firm, slightly sprung' },
          {
            nl: 'Alleen als het erbij staat',
            de: 'Nur wenn es dabeisteht',
            en: 'Only if it says so',
          },
        ],
        [
          { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
          { nl: 'Tot 4 cm', de: 'Bis 4 cm', en: 'Up to 4 cm (1.5 in)' },
          { nl: 'Verend, minstens 24', de: 'Federnd, mindestens 24', en: 'Sprung, at least 24' },
          { nl: 'Ja', de: 'Ja', en: 'Yes' },
        ],
        [
          { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
          { nl: 'Tot 4 cm', de: 'Bis 4 cm', en: 'Up to 4 cm (1.5 in)' },
          { nl: 'Verend of vlak', de: 'Federnd oder fest', en: 'Sprung or flat' },
          { nl: 'Ja', de: 'Ja', en: 'Yes' },
        ],
        [
          { nl: 'Latex', de: 'Latex', en: 'Latex' },
          { nl: 'Tot 3 cm', de: 'Bis 3 cm', en: 'Up to 3 cm (1.2 in)' },
          { nl: 'Verend, minstens 28', de: 'Federnd, mindestens 28', en: 'Sprung, at least 28' },
          { nl: 'Ja, het best van alle', de: 'Ja, am besten von allen', en: 'Yes, best of all' },
        ],
        [
          { nl: 'Veren met latex', de: 'Federn mit Latex', en: 'Springs with latex' },
          { nl: 'Tot 4 cm', de: 'Bis 4 cm', en: 'Up to 4 cm (1.5 in)' },
          { nl: 'Stevig', de: 'Fest', en: 'Firm' },
          { nl: 'Liever niet', de: 'Lieber nicht', en: 'Rather not' },
        ],
      ],
      note: {
        nl: 'Meet van lat tot lat, niet van hart tot hart. Liggen ze verder uit elkaar, dan drukt het schuim zich ertussendoor.',
        de: 'Gemessen wird von Leiste zu Leiste, nicht von Mitte zu Mitte. Liegen sie weiter auseinander, quillt der Schaum dazwischen durch.',
        en: 'Measure the open gap between two slats. If it is wider, foam bulges through it.',
      },
    },
    {
      type: 'text',
      title: {
        nl: 'Vlak, met de hand of elektrisch',
        de: 'Fest, von Hand oder elektrisch',
        en: 'Flat, by hand or electric',
      },
      paragraphs: [
        {
          nl: 'Een vlakke bodem is het goedkoopst en gaat het langst mee, want er beweegt niets. Met de hand verstelbaar is handig voor wie bij verkoudheid of zwangerschap hoger wil liggen: je zet het hoofd- of voeteneinde op een van vijf standen, maar je moet er wel voor uit bed.',
          'nl-be':
            'Een vlakke lattenbodem is het goedkoopst en gaat het langst mee, want er beweegt niets. Met de hand verstelbaar is handig voor wie bij een verkoudheid of zwangerschap hoger wil liggen: je zet het hoofd- of voeteneinde op een van vijf standen, maar je moet er wel voor uit bed.',
          de: 'Ein fester Rost ist am günstigsten und hält am längsten, denn es bewegt sich nichts. Von Hand verstellbar ist praktisch, wenn Sie bei Erkältung oder Schwangerschaft höher liegen möchten: Kopf- oder Fußteil rasten in fünf Stufen ein, nur müssen Sie dafür aufstehen.',
          en: 'A flat base is cheapest and lasts longest, because nothing moves. Adjusting by hand is useful if you want to lie higher with a cold or during pregnancy: you set head or foot to one of five positions, but you do have to get out of bed for it.',
        },
        {
          nl: 'Een elektrische bodem loont voor wie elke dag leest, televisiekijkt of moeilijk opstaat. Kies dan twee losse bodems, ook in een tweepersoonsbed, zodat ieder zijn eigen stand heeft. De motor gebruikt in rust nog geen halve watt, en met de noodverlaging op een batterij lig je ook bij een stroomstoring weer vlak.',
          'nl-be':
            'Een elektrische lattenbodem loont voor wie elke dag leest, televisiekijkt of moeilijk opstaat. Kies dan twee aparte, ook in een tweepersoonsbed, zodat elk zijn eigen stand heeft. De motor verbruikt in rust nog geen halve watt, en met de noodverlaging op een batterij lig je ook bij een stroompanne weer vlak.',
          de: 'Ein Motorrahmen lohnt sich für alle, die täglich lesen, fernsehen oder schwer aufstehen. Nehmen Sie dann zwei einzelne, auch im Doppelbett, damit jeder seine eigene Stellung hat. Der Motor braucht im Ruhezustand kein halbes Watt, und dank Notabsenkung mit Batterie liegen Sie auch bei Stromausfall wieder flach.',
          en: 'An electric base pays off if you read, watch television or struggle to get up every day. Take two separate ones, even in a double bed, so that each of you has a position of your own. At rest the motor uses less than half a watt, and the battery lowers you flat again in a power cut.',
        },
      ],
    },
    {
      type: 'list',
      title: {
        nl: 'Is je bodem nog goed? Vijf minuten werk',
        'nl-be': 'Is je lattenbodem nog goed? Vijf minuten werk',
        de: 'Ist Ihr Rost noch gut? Fünf Minuten Arbeit',
        en: 'Is your base still good? A five-minute check',
      },
      isOrdered: true,
      items: [
        {
          title: {
            nl: 'Haal het matras eraf.',
            'nl-be': 'Haal de matras eraf.',
            de: 'Nehmen Sie die Matratze herunter.',
            en: 'Take off the mattress.',
          },
          text: {
            nl: 'Kijk van opzij over de latten. Ze horen licht omhoog te buigen; hangt er een door, dan is hij op.',
            de: 'Sehen Sie von der Seite über die Leisten. Sie sollen sich leicht nach oben wölben; hängt eine durch, hat sie ausgedient.',
            en: 'Look across the slats from the side. They should curve up slightly; one that sags is worn out.',
          },
        },
        {
          title: {
            nl: 'Druk op elke lat.',
            de: 'Drücken Sie auf jede Leiste.',
            en: 'Press every slat.',
          },
          text: {
            nl: 'Kraakt er iets, dan is meestal het rubber van de houder versleten. Dat kost een paar euro en tien minuten.',
            de: 'Knarrt etwas, ist meist das Gummi der Halterung verschlissen. Das kostet ein paar Euro und zehn Minuten.',
            en: 'If one creaks, the rubber holder is usually worn. That costs a few euros and ten minutes.',
          },
        },
        {
          title: {
            nl: 'Leg een lange lat overdwars.',
            'nl-be': 'Leg een lange lat dwars.',
            de: 'Legen Sie eine Latte quer.',
            en: 'Lay a straight board across.',
          },
          text: {
            nl: 'Zie je in het midden meer dan twee centimeter lucht, dan is het raam doorgezakt. Daar helpt geen lat tegen: dan is een nieuwe bodem de goedkoopste weg.',
            'nl-be':
              'Zie je in het midden meer dan twee centimeter lucht, dan is het kader doorgezakt. Daar helpt geen lat tegen: dan is een nieuwe lattenbodem de goedkoopste weg.',
            de: 'Sehen Sie in der Mitte mehr als zwei Zentimeter Luft, hängt der Rahmen durch. Dagegen hilft keine Leiste: Dann ist ein neuer Rost der günstigste Weg.',
            en: 'If you see more than two centimeters (an inch) of light in the middle, the frame sags. No slat helps against that: a new base is the cheapest way out.',
          },
        },
        {
          title: {
            nl: 'Meet de binnenmaat van je bed.',
            de: 'Messen Sie das Bett innen.',
            en: 'Measure inside your bed.',
          },
          text: {
            nl: 'Een bodem is een centimeter smaller dan de maat die erop staat, zodat hij past zonder te klemmen. Meet ook hoe diep de steunen zitten: vijf tot tien centimeter onder de rand is gewoon.',
            'nl-be':
              'Een lattenbodem is een centimeter smaller dan de maat die erop staat, zodat hij past zonder te klemmen. Meet ook hoe diep de steunen zitten: vijf tot tien centimeter onder de rand is normaal.',
            de: 'Ein Rost ist einen Zentimeter schmaler als angegeben, damit er passt, ohne zu klemmen. Messen Sie auch, wie tief die Auflage sitzt: fünf bis zehn Zentimeter unter der Kante sind üblich.',
            en: 'A base is a centimeter narrower than the size on its label, so that it fits without jamming. Measure how deep the supports sit as well: two to four inches below the rim is usual.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen die we vaak krijgen',
        de: 'Was wir oft gefragt werden',
        en: 'What we are often asked',
      },
      questions: [
        {
          question: {
            nl: 'Kan een matras op de grond liggen?',
            de: 'Kann eine Matratze auf dem Boden liegen?',
            en: 'Can a mattress lie on the floor?',
          },
          answer: {
            nl: 'Een paar weken wel, als je het elke ochtend rechtop zet. Langer niet: onder een matras op de vloer blijft het vocht van de nacht staan, en na een winter zit er schimmel op. Ook pallets zijn geen oplossing, want de planken liggen te ver uit elkaar en veren niet mee.',
            'nl-be':
              'Een paar weken wel, als je ze elke ochtend rechtop zet. Langer niet: onder een matras op de vloer blijft het vocht van de nacht staan, en na een winter zit er schimmel op. Ook paletten zijn geen oplossing, want de planken liggen te ver uit elkaar en veren niet mee.',
            de: 'Ein paar Wochen ja, wenn Sie sie jeden Morgen aufstellen. Länger nicht: Unter einer Matratze auf dem Boden bleibt die Feuchtigkeit der Nacht stehen, und nach einem Winter sitzt Schimmel daran. Auch Paletten sind keine Lösung: Die Bretter liegen zu weit auseinander und federn nicht, und selbst ein einfacher Rollrost ist nach kurzer Zeit die bessere Wahl.',
            en: 'For a few weeks, if you stand it up every morning. Not longer: under a mattress on the floor the moisture of the night stays put, and after one winter you find mold. Pallets are no solution either, since the planks are too far apart and do not flex.',
          },
        },
        {
          question: {
            nl: 'Hebben twee matrassen twee bodems nodig?',
            'nl-be': 'Hebben twee matrassen twee lattenbodems nodig?',
            de: 'Brauchen zwei Matratzen zwei Lattenroste?',
            en: 'Do two mattresses need two bases?',
          },
          answer: {
            nl: 'Niet als je bodem vlak is: één bodem over de volle breedte draagt twee matrassen, met een balk in het midden. Koop je nieuw, neem er dan twee, één per matras: dan voel je elkaar het minst bewegen. Een verstelbare of elektrische moet voor elke matras een eigen zijn, anders gaan jullie samen omhoog.',
            'nl-be':
              'Niet als je lattenbodem vlak is: één over de volle breedte draagt twee matrassen, met een balk in het midden. Koop je nieuw, neem er dan twee, één per matras: dan voel je elkaar het minst bewegen. Een verstelbare of elektrische moet voor elke matras een eigen zijn, anders gaan jullie samen omhoog.',
            de: 'Nicht, wenn Ihr Rost fest ist: Einer in voller Breite trägt zwei Matratzen, mit einem Balken in der Mitte. Kaufen Sie neu, nehmen Sie zwei, einen je Matratze: So spüren Sie einander am wenigsten. Verstellbar oder mit Motor braucht jede Matratze ihren eigenen, sonst fahren Sie gemeinsam hoch.',
            en: 'Not if your base is flat: one across the full width carries two mattresses, with a beam down the middle. If you buy new, take two, one per mattress: that way you feel each other move the least. Adjustable or electric, each mattress needs one of its own, or you rise together.',
          },
        },
        {
          question: {
            nl: 'Mag ik twee verschillende bodems naast elkaar leggen?',
            'nl-be': 'Mag ik twee verschillende lattenbodems naast elkaar leggen?',
            de: 'Darf ich zwei verschiedene Roste nebeneinanderlegen?',
            en: 'Can I put two different bases side by side?',
          },
          answer: {
            nl: 'Zeker, zolang de bovenkanten gelijk komen. Tel hoogte van bodem en matras per kant op en houd het verschil onder een centimeter. Met één topper eroverheen is de rest van het verschil weg.',
            'nl-be':
              'Zeker, zolang de bovenkanten gelijk komen. Tel de hoogte van latten en matras per kant op en hou het verschil onder een centimeter. Met één topper erover is de rest van het verschil weg.',
            de: 'Gern, solange die Oberkanten gleich hoch sind. Rechnen Sie Rost und Matratze je Seite zusammen und halten Sie den Unterschied unter einem Zentimeter. Ein gemeinsamer Topper gleicht den Rest aus.',
            en: 'Certainly, as long as the tops are level. Add up base and mattress on each side and keep the difference under a centimeter (half an inch). One topper across both hides the rest.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Bodems bekijken',
        'nl-be': 'Lattenbodems bekijken',
        de: 'Lattenroste ansehen',
        en: 'See our bases',
      },
      links: [
        ...choices('bed-bases', 'bedbodem_verstelbaar', ['vlak', 'handmatig', 'elektrisch']),
        ...sizes('bed-bases', ['90x200', '140x200']),
        ...choices('mattresses', 'matras_kern', ['latex', 'koudschuim']),
        { page: 'beds' },
      ],
    },
  ],
};
