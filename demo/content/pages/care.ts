import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const care: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  article: { author: 'Joris Feldkamp', published: '2026-02-23' },
  title: { nl: 'Onderhoud en hygiëne', de: 'Pflege und Hygiene', en: 'Care and hygiene' },
  metaTitle: {
    nl: 'Onderhoud en hygiëne van je bed | Sluimer',
    de: 'Pflege und Hygiene im Bett | Sluimer',
    en: 'Care and hygiene for your bed | Sluimer',
  },
  metaDescription: {
    nl: 'Luchten, keren, wassen en vlekken verwijderen: zo blijft je bed fris en gaat je matras langer mee. Met een kalender voor het hele jaar.',
    'nl-be':
      'Verluchten, keren, wassen en vlekken verwijderen: zo blijft je bed fris en gaat je matras langer mee. Met een kalender voor heel het jaar.',
    de: 'Lüften, wenden, waschen und Flecken entfernen: So bleibt Ihr Bett frisch, und die Matratze hält länger. Mit einem Kalender für das ganze Jahr.',
    en: 'Airing, turning, washing and removing stains: how your bed stays fresh and your mattress lasts. With a calendar for the whole year.',
  },
  keywords: {
    nl: [
      'onderhoud',
      'schoonmaken',
      'reinigen',
      'wassen',
      'wasvoorschrift',
      'vlekken',
      'luchten',
      'keren',
      'draaien',
      'schimmel',
      'huisstofmijt',
      'huisstofmijt bestrijden',
      'levensduur',
    ],
    de: [
      'Pflege',
      'reinigen',
      'Reinigung',
      'waschen',
      'Waschanleitung',
      'Flecken',
      'lüften',
      'wenden',
      'Schimmel',
      'Hausstaubmilben',
      'Milben bekämpfen',
      'Lebensdauer',
    ],
    en: [
      'care',
      'clean',
      'cleaning',
      'wash',
      'washing instructions',
      'stains',
      'air',
      'flip mattress',
      'rotate mattress',
      'mold',
      'dust mites',
      'get rid of dust mites',
      'life span',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Elke ochtend: luchten',
        'nl-be': 'Elke ochtend: verluchten',
        de: 'Jeden Morgen: lüften',
        en: 'Every morning: air it',
      },
      paragraphs: [
        {
          nl: 'Een mens verliest per nacht een paar glazen vocht, en het grootste deel daarvan belandt in het beddengoed en het matras. Maak je bed dus niet meteen op. Sla het dekbed terug, zet een raam open en laat het een half uur liggen.',
          'nl-be':
            'Een mens verliest per nacht een paar glazen vocht, en het grootste deel daarvan belandt in het beddengoed en de matras. Maak je bed dus niet meteen op. Sla het donsdeken terug, zet een raam open en laat het een halfuur liggen.',
          de: 'Ein Mensch verliert in einer Nacht einige Gläser Feuchtigkeit, und das meiste davon landet in Bettzeug und Matratze. Machen Sie das Bett also nicht gleich. Schlagen Sie die Decke zurück, öffnen Sie ein Fenster und lassen Sie es eine halbe Stunde so liegen.',
          en: 'A person loses a few glasses of moisture a night, and most of it ends up in the bedding and the mattress. So don’t make your bed right away. Fold back the duvet, open a window and leave it for half an hour.',
        },
        {
          nl: 'Laat onder het bed ruimte. Lades en dozen tot aan de latten houden vocht vast, en dan komt er schimmel aan de onderkant van het matras. Ligt je matras op de grond, zet het dan elke dag rechtop.',
          'nl-be':
            'Laat onder het bed ruimte. Lades en dozen tot tegen de latten houden vocht vast, en dan komt er schimmel aan de onderkant van de matras. Ligt je matras op de grond, zet ze dan elke dag rechtop.',
          de: 'Lassen Sie unter dem Bett Platz. Schubladen und Kartons bis an die Leisten halten die Feuchtigkeit, und dann schimmelt die Matratze von unten. Liegt sie auf dem Boden, stellen Sie sie jeden Tag auf.',
          'de-at':
            'Lassen Sie unter dem Bett Platz. Laden und Kartons bis an die Leisten halten die Feuchtigkeit, und dann schimmelt die Matratze von unten. Liegt sie auf dem Boden, stellen Sie sie jeden Tag auf.',
          en: 'Leave room under the bed. Drawers and boxes right up to the slats hold moisture, and then mold grows on the underside of the mattress. If your mattress lies on the floor, stand it up every day.',
        },
      ],
      image: pictures.boxSpringDetail,
    },
    {
      type: 'text',
      title: {
        nl: 'Een kalender voor je bed',
        de: 'Ein Kalender für Ihr Bett',
        en: 'A calendar for your bed',
      },
      paragraphs: [
        {
          nl: 'Elke week: lakens en slopen op 60 graden. Elke maand: topper omdraaien, bekleding van de boxspring stofzuigen. Elke drie maanden: matras keren en van hoofd naar voet draaien. Heeft het comfortzones, draai het dan alleen als de zones aan beide kanten hetzelfde zijn.',
          'nl-be':
            'Elke week: lakens en slopen op 60 graden. Elke maand: topper omdraaien, bekleding van de boxspring stofzuigen. Elke drie maanden: matras keren en van hoofd naar voet draaien. Heeft ze comfortzones, draai ze dan alleen als de zones aan beide kanten dezelfde zijn.',
          de: 'Jede Woche: Laken und Bezüge bei 60 Grad. Jeden Monat: Topper wenden, Bezug des Boxspringbetts absaugen. Alle drei Monate: Matratze wenden und vom Kopf- zum Fußende drehen. Hat sie Komfortzonen, drehen Sie sie nur, wenn die Zonen an beiden Enden gleich sind.',
          'de-at':
            'Jede Woche: Leintücher und Bezüge bei 60 Grad. Jeden Monat: Topper wenden, Bezug des Boxspringbetts absaugen. Alle drei Monate: Matratze wenden und vom Kopf- zum Fußende drehen. Hat sie Komfortzonen, drehen Sie sie nur, wenn die Zonen an beiden Enden gleich sind.',
          en: 'Every week: sheets and pillowcases at 60 °C (140 °F). Every month: turn the topper, vacuum the upholstery of the box spring. Every three months: flip the mattress and rotate it head to foot. If it has comfort zones, rotate it only if they are the same at both ends.',
        },
        {
          nl: 'Twee keer per jaar, in maart en in oktober: de hoes eraf en in de was volgens het etiket, het matras stofzuigen, de latten nakijken en de bouten van het bed aandraaien. In januari, bij droge vorst, mag het dekbed een uur naar buiten.',
          'nl-be':
            'Twee keer per jaar, in maart en in oktober: de hoes eraf en in de was volgens het etiket, de matras stofzuigen, de latten nakijken en de bouten van het bed aanspannen. In januari, als het droog vriest, mag het donsdeken een uur naar buiten.',
          de: 'Zweimal im Jahr, im März und im Oktober: Bezug abziehen und nach Etikett waschen, Matratze absaugen, Leisten prüfen und die Schrauben des Betts nachziehen. Im Januar, bei trockenem Frost, darf die Decke eine Stunde nach draußen.',
          'de-at':
            'Zweimal im Jahr, im März und im Oktober: Bezug abziehen und nach Etikett waschen, Matratze absaugen, Leisten prüfen und die Schrauben des Betts nachziehen. Im Jänner, bei trockenem Frost, darf die Decke eine Stunde ins Freie.',
          en: 'Twice a year, in March and October: cover off and washed by its label, mattress vacuumed, slats checked, bolts of the bed tightened. In January, in dry frost, the duvet may spend an hour outdoors.',
        },
      ],
    },
    {
      type: 'text',
      title: { nl: 'Vlekken', de: 'Flecken', en: 'Stains' },
      paragraphs: [
        {
          nl: 'Dep meteen met een witte doek en koud water, van buiten naar binnen. Bloed en zweet gaan eruit met koud water en wat gewone zeep; warm water bakt ze juist vast. Koffie en wijn vragen om lauw water met een scheutje azijn.',
          de: 'Tupfen Sie sofort mit einem weißen Tuch und kaltem Wasser, von außen nach innen. Blut und Schweiß gehen mit kaltem Wasser und etwas Kernseife heraus; warmes Wasser setzt sie erst recht fest. Kaffee und Wein brauchen lauwarmes Wasser mit einem Schuss Essig.',
          en: 'Dab right away with a white cloth and cold water, from the outside in. Blood and sweat come out with cold water and plain soap; warm water sets them. Coffee and wine call for lukewarm water with a dash of vinegar.',
        },
        {
          nl: 'Maak de kern nooit nat: schuim en latex drogen van binnen niet meer op. Gebruik geen bleekmiddel en geen stoomreiniger. Laat het bed daarna helemaal drogen voor je het opmaakt.',
          'nl-be':
            'Maak de kern nooit nat: schuim en latex drogen vanbinnen niet meer op. Gebruik geen bleekwater en geen stoomreiniger. Laat het bed daarna helemaal drogen voor je het opmaakt.',
          de: 'Durchnässen Sie nie den Kern: Schaum und Latex trocknen innen nicht mehr. Verwenden Sie weder Bleichmittel noch Dampfreiniger. Lassen Sie das Bett ganz trocknen, bevor Sie es beziehen.',
          en: 'Never soak the core: foam and latex won’t dry inside. Use no bleach and no steam cleaner. Let the bed dry through before you make it.',
        },
      ],
    },
    {
      type: 'table',
      title: { nl: 'Wassen op een rij', de: 'Waschen im Überblick', en: 'Washing at a glance' },
      columns: [
        { nl: 'Wat', de: 'Was', en: 'What' },
        { nl: 'Hoe vaak', de: 'Wie oft', en: 'How often' },
        { nl: 'Hoe', de: 'Wie', en: 'How' },
      ],
      rows: [
        [
          {
            nl: 'Lakens en slopen',
            de: 'Laken und Bezüge',
            'de-at': 'Leintücher und Bezüge',
            en: 'Sheets and pillowcases',
          },
          { nl: 'Elke week', de: 'Jede Woche', en: 'Every week' },
          { nl: '60 graden', de: '60 Grad', en: '60 °C (140 °F)' },
        ],
        [
          { nl: 'Molton', de: 'Matratzenschoner', en: 'Mattress protector' },
          { nl: 'Elke maand', de: 'Jeden Monat', en: 'Every month' },
          { nl: '60 graden', de: '60 Grad', en: '60 °C (140 °F)' },
        ],
        [
          { nl: 'Matrashoes', de: 'Matratzenbezug', en: 'Mattress cover' },
          { nl: 'Twee keer per jaar', de: 'Zweimal im Jahr', en: 'Twice a year' },
          {
            nl: 'Zie het etiket, half per trommel',
            de: 'Siehe Etikett, je Trommel eine Hälfte',
            en: 'See the label, one half at a time',
          },
        ],
        [
          { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' },
          { nl: 'Eén keer per jaar', de: 'Einmal im Jahr', en: 'Once a year' },
          {
            nl: 'Grote trommel, goed drogen',
            de: 'Große Trommel, gut trocknen',
            en: 'Large drum, dry it well',
          },
        ],
        [
          { nl: 'Kussen', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'Pillow' },
          { nl: 'Twee keer per jaar', de: 'Zweimal im Jahr', en: 'Twice a year' },
          {
            nl: 'Traagschuim en latex nooit: alleen de hoes',
            de: 'Viscoschaum und Latex nie: nur den Bezug',
            en: 'Never memory foam or latex: the cover only',
          },
        ],
      ],
    },
    {
      type: 'links',
      title: { nl: 'Wat helpt', de: 'Was hilft', en: 'What helps' },
      links: [
        { page: 'mattress-protectors' },
        { page: 'fitted-sheets' },
        { page: 'bedding' },
        { page: 'duvet-advice' },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over onderhoud',
        de: 'Fragen zur Pflege',
        en: 'Questions about care',
      },
      questions: [
        {
          question: {
            nl: 'Krijg ik een oude vlek er nog uit?',
            de: 'Lässt sich ein alter Fleck noch entfernen?',
            en: 'Can I still get out an old stain?',
          },
          answer: {
            nl: 'Zelden helemaal. Maak een papje van zuiveringszout en een beetje water, laat het een uur drogen en stofzuig het op. Wordt de vlek niet lichter, leg er dan een molton over en laat het zo: schrobben beschadigt de tijk, en bleekmiddel tast schuim en latex aan.',
            'nl-be':
              'Zelden helemaal. Maak een papje van natriumbicarbonaat en een beetje water, laat het een uur drogen en stofzuig het op. Wordt de vlek niet lichter, leg er dan een molton over en laat het zo: schrobben beschadigt de tijk, en javel tast schuim en latex aan.',
            de: 'Selten ganz. Rühren Sie Natron mit wenig Wasser zu einem Brei, lassen Sie ihn eine Stunde trocknen und saugen Sie ihn ab. Wird der Fleck nicht heller, legen Sie einen Schoner darüber und belassen es dabei: Schrubben beschädigt den Bezug, und Bleiche greift Schaum und Latex an.',
            en: 'Seldom completely. Mix baking soda with a little water to a paste, let it dry for an hour and vacuum it off. If the stain does not fade, put a protector over it and leave it at that: scrubbing damages the cover, and bleach harms foam and latex.',
          },
        },
        {
          question: {
            nl: 'Helpt een stofzuiger tegen huisstofmijt?',
            de: 'Hilft Staubsaugen gegen Milben?',
            en: 'Does vacuuming help against dust mites?',
          },
          answer: {
            nl: 'Een beetje: hij haalt huidschilfers weg, waar mijten van leven, maar niet de mijten zelf. Droogte en 60 graden helpen beter. Een slaapkamer onder de 50 procent luchtvochtigheid is voor mijten een woestijn.',
            de: 'Ein wenig: Es entfernt Hautschuppen, von denen Milben leben, aber nicht die Milben selbst. Trockenheit und 60 Grad helfen mehr. Ein Schlafzimmer unter 50 Prozent Luftfeuchtigkeit ist für Milben eine Wüste. Lüften Sie darum morgens kurz und kräftig, auch im Winter.',
            en: 'A little: it removes the skin flakes that mites live on, but not the mites. Dryness and 60 °C (140 °F) do more. A bedroom below 50 percent humidity is a desert to them.',
          },
        },
        {
          question: {
            nl: 'Moet ik een matras echt keren?',
            de: 'Muss ich die Matratze wirklich wenden?',
            en: 'Do I really have to flip a mattress?',
          },
          answer: {
            nl: 'Ja, elke drie maanden, en het eerste jaar liefst vaker. De lagen zetten zich dan gelijkmatig, en er ontstaat geen kuil op de plek waar je altijd ligt. Traagschuim met een vaste bovenkant draai je alleen van hoofd naar voet.',
            'nl-be':
              'Ja, elke drie maanden, en het eerste jaar liefst vaker. De lagen zetten zich dan gelijkmatig, en er ontstaat geen kuil op de plek waar je altijd ligt. Traagschuim met een vaste bovenkant draai je alleen van hoofd naar voet.',
            de: 'Ja, alle drei Monate, im ersten Jahr gern öfter. Die Schichten setzen sich dann gleichmäßig, und an Ihrem Stammplatz entsteht keine Kuhle. Viscoschaum mit fester Oberseite drehen Sie nur vom Kopf- zum Fußende.',
            en: 'Yes, every three months, and more often in the first year. The layers then settle evenly, and no dip forms where you always lie. Memory foam with a fixed top side you only rotate head to foot.',
          },
        },
        {
          question: {
            nl: 'Wat doe ik tegen huisstofmijt?',
            de: 'Was hilft gegen Hausstaubmilben?',
            en: 'What helps against dust mites?',
          },
          answer: {
            nl: 'Warmte en droogte: wassen op 60 graden (met een allergie dekbed en kussen om de twee maanden), de slaapkamer op 16 tot 18 graden houden en de luchtvochtigheid onder de 50 procent. Wat niet heet gewassen mag worden, kan 24 uur in de vriezer.',
            'nl-be':
              'Warmte en droogte: wassen op 60 graden (met een allergie donsdeken en kussen om de twee maanden), de slaapkamer op 16 tot 18 graden houden en de luchtvochtigheid onder de 50 procent. Wat niet heet gewassen mag worden, kan 24 uur in de diepvries.',
            de: 'Hitze und Trockenheit: bei 60 Grad waschen (mit einer Allergie Decke und Kissen alle zwei Monate), das Schlafzimmer auf 16 bis 18 Grad und die Luftfeuchtigkeit unter 50 Prozent halten. Was nicht heiß gewaschen werden darf, kommt 24 Stunden in die Gefriertruhe.',
            'de-at':
              'Hitze und Trockenheit: bei 60 Grad waschen (mit einer Allergie Decke und Polster alle zwei Monate), das Schlafzimmer auf 16 bis 18 Grad und die Luftfeuchtigkeit unter 50 Prozent halten. Was nicht heiß gewaschen werden darf, kommt 24 Stunden in die Gefriertruhe.',
            en: 'Heat and dryness: wash at 60 °C (140 °F) (with an allergy, duvet and pillow every two months), keep the bedroom at 16 to 18 °C (61 to 64 °F) and humidity below 50 percent. What can’t be washed hot can go in the freezer for 24 hours.',
          },
        },
        {
          question: {
            nl: 'Hoe lang gaat alles mee?',
            de: 'Wie lange hält das alles?',
            en: 'How long does it all last?',
          },
          answer: {
            nl: 'Een matras acht tot tien jaar, een topper vijf tot zeven. Een dekbed van vezel vijf tot zeven jaar, van dons vijftien; een kussen van vezel twee tot drie jaar, van dons acht. Een goede bodem overleeft twee matrassen.',
            'nl-be':
              'Een matras acht tot tien jaar, een topper vijf tot zeven. Een deken van vezel vijf tot zeven jaar, van dons vijftien; een kussen van vezel twee tot drie jaar, van dons acht. Een goede lattenbodem overleeft twee matrassen.',
            de: 'Eine Matratze acht bis zehn Jahre, ein Topper fünf bis sieben. Eine Decke aus Faser fünf bis sieben Jahre, aus Daunen fünfzehn; ein Kissen aus Faser zwei bis drei Jahre, aus Daunen acht. Ein guter Rost überlebt zwei Matratzen.',
            'de-at':
              'Eine Matratze acht bis zehn Jahre, ein Topper fünf bis sieben. Eine Decke aus Faser fünf bis sieben Jahre, aus Daunen fünfzehn; ein Polster aus Faser zwei bis drei Jahre, aus Daunen acht. Ein guter Rost überlebt zwei Matratzen.',
            en: 'A mattress eight to ten years, a topper five to seven. A fiber duvet five to seven years, a down one fifteen; a fiber pillow two to three years, a down one eight. A good base outlives two mattresses.',
          },
        },
      ],
    },
  ],
};
