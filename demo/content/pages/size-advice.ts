import { sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const sizeAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-21',
  article: { author: 'Joris Feldkamp', published: '2025-05-12' },
  title: { nl: 'Bedmaten uitgelegd', de: 'Bettgrößen erklärt', en: 'Bed sizes explained' },
  parent: 'mattresses',
  metaTitle: {
    nl: 'Bedmaten: van 80x200 tot 200x220 uitgelegd | Sluimer',
    de: 'Bettgrößen: von 80x200 bis 200x220 erklärt | Sluimer',
    en: 'European bed sizes in cm and inches | Sluimer',
  },
  metaDescription: {
    nl: 'Eenpersoons, twijfelaar, tweepersoons of lits-jumeaux: welke maat voor wie, welk hoeslaken erbij past en hoe je de juiste maat opmeet.',
    de: 'Einzelbett, 140 für einen oder zwei, Doppelbett mit zwei Matratzen: welche Größe für wen, welches Laken dazu passt und wie Sie richtig messen.',
    'de-at':
      'Einzelbett, 140 für einen oder zwei, Doppelbett mit zwei Matratzen: welche Größe für wen, welches Leintuch dazu passt, wie Sie richtig messen.',
    en: 'Single, small double, double or twin: which European size suits whom, how it compares with a queen or king, and how to measure your bed.',
  },
  keywords: {
    nl: [
      'bedmaten',
      'matrasmaten',
      'welke maat',
      'standaardmaten',
      'maattabel',
      'opmeten',
      'trappenhuis',
      'afmetingen',
    ],
    de: [
      'Bettgrößen',
      'Matratzengrößen',
      'Größen',
      'welche Größe',
      'Treppenaufgang',
      'Standardgrößen',
      'Größentabelle',
      'ausmessen',
      'Maße',
      'Abmessungen',
    ],
    en: [
      'bed sizes',
      'mattress sizes',
      'sizes',
      'what size',
      'stairwell',
      'standard sizes',
      'size chart',
      'measure',
      'dimensions',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Eerst breedte, dan lengte',
        de: 'Erst die Breite, dann die Länge',
        en: 'Width first, then length',
      },
      paragraphs: [
        {
          nl: 'Een maat zoals 160x200 noemt altijd eerst de breedte en dan de lengte, in centimeters. Het gaat om het ligvlak, niet om de buitenkant: een ledikant is rondom drie tot tien centimeter groter, een boxspring met hoofdbord tot vijftien centimeter langer. Meet dus niet alleen het bed, maar ook de kamer, de deur en de bocht in de trap.',
          'nl-be':
            'Een maat zoals 160x200 noemt altijd eerst de breedte en dan de lengte, in centimeter. Het gaat om het ligvlak, niet om de buitenkant: een bed is rondom drie tot tien centimeter groter, een boxspring met hoofdbord tot vijftien centimeter langer. Meet dus niet alleen het bed, maar ook de kamer, de deur en de draai in de trap.',
          de: 'Eine Größe wie 160x200 nennt immer zuerst die Breite und dann die Länge, in Zentimetern. Gemeint ist die Liegefläche, nicht der Rahmen: Ein Bettgestell ist rundum drei bis zehn Zentimeter größer, ein Boxspringbett mit Kopfteil bis zu fünfzehn Zentimeter länger. Messen Sie also nicht nur das Bett, sondern auch Zimmer, Tür und Treppenkehre.',
          en: 'A size such as 160x200 always gives the width first and then the length, in centimeters. It is the sleeping surface, not the outside: a bed frame is one to four inches larger all round, a box spring bed with its headboard up to six inches longer. So measure not only the bed but also the room, the door and the bend in the stairs.',
        },
        {
          nl: 'Reken voor de lengte met je eigen lengte plus twintig centimeter. Je strekt je tenen in je slaap, en een kussen schuift je een hand omlaag. Voor de breedte geldt: leg je handen achter je hoofd, dan is de afstand tussen je ellebogen wat je per persoon nodig hebt. Bij de meeste mensen is dat zeventig tot negentig centimeter.',
          de: 'Rechnen Sie für die Länge Ihre Körpergröße plus zwanzig Zentimeter. Im Schlaf strecken Sie die Zehen, und ein Kissen schiebt Sie eine Handbreit nach unten. Für die Breite gilt: Legen Sie die Hände hinter den Kopf, dann ist der Abstand der Ellbogen das, was jede Person braucht. Bei den meisten sind das siebzig bis neunzig Zentimeter.',
          'de-at':
            'Rechnen Sie für die Länge Ihre Körpergröße plus zwanzig Zentimeter. Im Schlaf strecken Sie die Zehen, und ein Polster schiebt Sie eine Handbreit nach unten. Für die Breite gilt: Legen Sie die Hände hinter den Kopf, dann ist der Abstand der Ellbogen das, was jede Person braucht. Bei den meisten sind das siebzig bis neunzig Zentimeter.',
          en: 'For the length, take your own height plus 20 cm (8 in). You stretch your toes as you sleep, and a pillow pushes you down a hand’s width. For the width, put your hands behind your head: the distance between your elbows is what each person needs. For most people that is 70 to 90 cm (28 to 35 in).',
        },
      ],
      image: pictures.boxSpringTaupe,
    },
    {
      type: 'table',
      title: {
        nl: 'Alle gangbare breedtes',
        'nl-be': 'Alle courante breedtes',
        de: 'Alle üblichen Breiten',
        en: 'The usual widths',
      },
      columns: [
        { nl: 'Breedte', de: 'Breite', en: 'Width' },
        { nl: 'Hoe het heet', de: 'Wie es heißt', en: 'What it is called' },
        { nl: 'Voor wie', de: 'Für wen', en: 'For whom' },
      ],
      rows: [
        [
          { nl: '80 cm', de: '80 cm', en: '80 cm (31 in)' },
          { nl: 'Smal eenpersoons', de: 'Schmales Einzelbett', en: 'Narrow single' },
          {
            nl: 'Logeerkamer, tiener, verstelbaar bed',
            de: 'Gästezimmer, Jugendliche, verstellbares Bett',
            en: 'Guest room, teenager, adjustable bed',
          },
        ],
        [
          { nl: '90 cm', de: '90 cm', en: '90 cm (35 in)' },
          { nl: 'Eenpersoons', de: 'Einzelbett', en: 'Single (close to a twin, 38 in)' },
          {
            nl: 'Eén persoon; onze meest verkochte maat',
            de: 'Eine Person; unsere meistverkaufte Größe',
            en: 'One person; the size we sell most',
          },
        ],
        [
          { nl: '120 cm', de: '120 cm', en: '120 cm (47 in)' },
          { nl: 'Twijfelaar', de: 'Breites Einzelbett', en: 'Small double' },
          {
            nl: 'Eén persoon die ruim wil liggen',
            de: 'Eine Person, die viel Platz mag',
            en: 'One person who likes room',
          },
        ],
        [
          { nl: '140 cm', de: '140 cm', en: '140 cm (55 in)' },
          {
            nl: 'Smal tweepersoons',
            de: 'Schmales Doppelbett',
            en: 'Double (close to a full, 54 in)',
          },
          {
            nl: 'Eén persoon, of twee die dicht slapen',
            de: 'Eine Person oder zwei, die nah schlafen',
            en: 'One, or two who sleep close',
          },
        ],
        [
          { nl: '160 cm', de: '160 cm', en: '160 cm (63 in)' },
          { nl: 'Tweepersoons', de: 'Doppelbett', en: 'Double (close to a queen, 60 in)' },
          {
            nl: 'Twee personen in een gewone kamer',
            de: 'Zwei Personen in einem normalen Zimmer',
            en: 'Two people in an ordinary room',
          },
        ],
        [
          { nl: '180 cm', de: '180 cm', en: '180 cm (71 in)' },
          { nl: 'Lits-jumeaux', de: 'Großes Doppelbett', en: 'Large double (a king is 76 in)' },
          {
            nl: 'Twee personen, ieder 90 cm',
            'nl-be': 'Twee personen, elk 90 cm',
            de: 'Zwei Personen mit je 90 cm',
            en: 'Two people, 90 cm (35 in) each',
          },
        ],
        [
          { nl: '200 cm', de: '200 cm', en: '200 cm (79 in)' },
          { nl: 'Extra breed', de: 'Überbreite', en: 'Extra wide (a bit more than a king)' },
          {
            nl: 'Twee personen met kind of hond',
            de: 'Zwei Personen mit Kind oder Hund',
            en: 'Two people with a child or a dog',
          },
        ],
      ],
      note: {
        nl: 'De lengtes zijn 200, 210 en 220 centimeter. Kinderbedden tot een jaar of vier meten meestal 60x120 of 70x150.',
        de: 'Üblich sind 200, 210 und 220 Zentimeter Länge. Kinderbetten bis etwa vier Jahre messen meist 60x120 oder 70x140.',
        en: 'Lengths are 200, 210 and 220 cm (79, 83 and 87 in). American sheets do not fit European mattresses: buy both in the same system.',
      },
    },
    {
      type: 'text',
      title: {
        nl: 'Eén matras van 180, of twee van 90?',
        de: 'Eine Matratze von 180 oder zwei von 90?',
        en: 'One mattress of 180, or two of 90?',
      },
      paragraphs: [
        {
          nl: 'Eén groot matras heeft geen naad en ligt voor wie dicht tegen elkaar slaapt het fijnst. Twee losse matrassen zijn lichter, gaan makkelijker een smalle trap op, en je kunt links en rechts een andere hardheid kiezen. Ze mogen duurder lijken, maar vaak schelen ze nog geen vijftig euro. Stoort de naad, dan legt een topper van 180 hem weg.',
          'nl-be':
            'Eén grote matras heeft geen naad en ligt voor wie dicht tegen elkaar slaapt het fijnst. Twee aparte matrassen zijn lichter, gaan makkelijker een smalle trap op, en je kan links en rechts een andere hardheid kiezen. Ze mogen duurder lijken, maar vaak scheelt het nog geen vijftig euro. Stoort de naad, dan legt een topper van 180 hem weg.',
          de: 'Eine große Matratze hat keine Ritze und ist am schönsten für alle, die eng beieinander schlafen. Zwei einzelne sind leichter, kommen einfacher durch ein enges Treppenhaus, und Sie können links und rechts verschieden hart wählen. Sie wirken teurer, oft sind es aber keine fünfzig Euro. Stört die Ritze, verschwindet sie unter einem Topper von 180.',
          'de-at':
            'Eine große Matratze hat keine Ritze und ist am schönsten für alle, die eng beieinander schlafen. Zwei einzelne sind leichter, kommen einfacher durch ein enges Stiegenhaus, und Sie können links und rechts verschieden hart wählen. Sie wirken teurer, oft sind es aber keine fünfzig Euro. Stört die Ritze, verschwindet sie unter einem Topper von 180.',
          en: 'One large mattress has no gap and is nicest for those who sleep close together. Two separate ones are lighter, go up narrow stairs more easily, and you can choose a different firmness left and right. They look more expensive, but the difference is often less than fifty euros. If the gap bothers you, a 180 topper hides it.',
        },
        {
          nl: 'Bij een elektrisch verstelbaar bed is de keuze al gemaakt: dan zijn het er twee, anders gaat het hoofdeinde niet apart omhoog. En kies je twee matrassen, neem dan dezelfde hoogte. Een verschil van twee centimeter merk je elke nacht.',
          'nl-be':
            'Bij een elektrisch verstelbaar bed is de keuze al gemaakt: dan zijn het er twee, anders gaat het hoofdeinde niet apart omhoog. En kies je twee matrassen, neem ze dan even hoog. Een verschil van twee centimeter merk je elke nacht.',
          de: 'Beim elektrisch verstellbaren Bett ist die Wahl schon gefallen: Dann sind es zwei, sonst fährt das Kopfteil nicht getrennt hoch. Und wählen Sie zwei Matratzen, nehmen Sie dieselbe Höhe. Zwei Zentimeter Unterschied merken Sie jede Nacht.',
          en: 'With an electric bed the choice is made for you: it takes two, or the heads cannot rise separately. And if you choose two mattresses, take the same height. You notice a difference of two centimeters (an inch) every night.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'Zo meet je goed', de: 'So messen Sie richtig', en: 'How to measure' },
      isOrdered: true,
      items: [
        {
          title: {
            nl: 'Meet het oude matras niet.',
            'nl-be': 'Meet de oude matras niet.',
            de: 'Messen Sie nicht die alte Matratze.',
            en: 'Don’t measure the old mattress.',
          },
          text: {
            nl: 'Dat is uitgezakt. Meet de binnenkant van het bed, op drie plaatsen, en neem de kleinste waarde.',
            'nl-be':
              'Die is uitgezakt. Meet de binnenkant van het bed, op drie plaatsen, en neem de kleinste waarde.',
            de: 'Die hat sich verformt. Messen Sie das Bett innen an drei Stellen und nehmen Sie den kleinsten Wert.',
            en: 'It has lost its shape. Measure inside the bed, in three places, and take the smallest figure.',
          },
        },
        {
          title: {
            nl: 'Laat een halve tot één centimeter speling.',
            de: 'Lassen Sie etwas Luft.',
            en: 'Leave a little room.',
          },
          text: {
            nl: 'Een matras van 160 past in een bed dat van binnen 160,5 tot 161 centimeter meet.',
            de: 'Eine Matratze von 160 passt in ein Bett, das innen 160,5 bis 161 Zentimeter misst.',
            en: 'A 160 mattress fits a bed that measures 160.5 to 161 cm (a little over 63 in) inside.',
          },
        },
        {
          title: {
            nl: 'Vergeet de ruimte ernaast niet.',
            de: 'Denken Sie an den Platz daneben.',
            en: 'Mind the space beside it.',
          },
          text: {
            nl: 'Zestig centimeter om uit te stappen, negentig voor een kastdeur die opengaat.',
            de: 'Sechzig Zentimeter zum Aufstehen, neunzig für eine Schranktür, die aufgeht.',
            'de-at': 'Sechzig Zentimeter zum Aufstehen, neunzig für eine Kastentür, die aufgeht.',
            en: 'Two feet to get out, three for a cabinet door that opens.',
          },
        },
        {
          title: {
            nl: 'Kies dekbed en laken daarna.',
            'nl-be': 'Kies donsdeken en laken daarna.',
            de: 'Wählen Sie Decke und Laken danach.',
            'de-at': 'Wählen Sie Decke und Leintuch danach.',
            en: 'Choose duvet and sheet afterward.',
          },
          text: {
            nl: 'Voor een bed van 160 hoort een dekbed van 200 of 240 breed, voor 180 een van 240. Een hoeslaken heeft de maat van het matras, met hoeken die vijf centimeter dieper zijn dan het dik is.',
            'nl-be':
              'Bij een bed van 160 hoort een donsdeken van 200 of 240 breed, bij 180 een van 240. Een hoeslaken heeft de maat van de matras, met hoeken die vijf centimeter dieper zijn dan ze dik is.',
            de: 'Auf ein Bett von 160 gehören zwei Decken von 135 oder 140 oder eine von 200, auf 180 eine von 240. Ein Spannbettlaken hat die Maße der Matratze und einen Steg, der fünf Zentimeter höher ist als sie.',
            'de-at':
              'Auf ein Bett von 160 gehören zwei Decken von 140 oder eine von 200, auf 180 eine von 240. Ein Spannleintuch hat die Maße der Matratze und einen Steg, der fünf Zentimeter höher ist als sie.',
            en: 'A bed of 160 takes a duvet 200 or 240 wide, one of 180 takes 240. A fitted sheet has the size of the mattress, with pockets two inches deeper than it is thick.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: { nl: 'Vragen over maten', de: 'Fragen zu Größen', en: 'Questions about sizes' },
      questions: [
        {
          question: {
            nl: 'Wat is een twijfelaar?',
            de: 'Sind 140 Zentimeter genug für zwei?',
            en: 'Is 140 cm enough for two?',
          },
          answer: {
            nl: 'Een bed van 110 tot 130 breed: ruim voor één, krap voor twee. Voor een stel dat er elke nacht slaapt, raden we hem niet aan; 140 is het minste, en dan heeft ieder nog geen 70 centimeter, minder dan een kind in een ledikantje van 70.',
            'nl-be':
              'Een bed van 110 tot 130 breed: ruim voor één, krap voor twee. Voor een koppel dat er elke nacht slaapt, raden we het niet aan; 140 is het minste, en dan heeft elk nog maar 70 centimeter, evenveel als een kind in een kinderbedje.',
            de: 'Für gelegentliche Gäste ja, für jede Nacht eher nicht: Jedem bleiben 70 Zentimeter, so viel wie einem Kleinkind in seinem Bett. Wer unruhig schläft, weckt den anderen. Nehmen Sie 160, wenn das Zimmer es zulässt, und schieben Sie lieber den Schrank.',
            'de-at':
              'Für gelegentliche Gäste ja, für jede Nacht eher nicht: Jedem bleiben 70 Zentimeter, so viel wie einem Kleinkind in seinem Bett. Wer unruhig schläft, weckt den anderen. Nehmen Sie 160, wenn das Zimmer es zulässt, und schieben Sie lieber den Kasten.',
            en: 'For guests now and then, yes; for every night, no. Each of you has 70 cm (28 in), as much as a toddler in a crib, and whoever turns wakes the other. Take 160 if the room allows it, and move the wardrobe instead.',
          },
        },
        {
          question: {
            nl: 'Past een bed van 180 bij mij naar boven?',
            'nl-be': 'Krijg ik een bed van 180 naar boven?',
            de: 'Kommt ein Bett von 180 bei mir nach oben?',
            en: 'Will a 180 bed make it up my stairs?',
          },
          answer: {
            nl: 'Een boxspring van 180 komt in delen: twee boxen van 90, twee matrassen, een hoofdbord en een opgerolde topper. Eén matras van 180 uit één stuk is lastiger. Of het lukt, hangt van je trap af: open het bed dat je wilt, kies je maat en vul bij ‘Komt het boven?’ de maten van trap, lift of deur in. Daar zie je per pakket of het erdoor gaat.',
            'nl-be':
              'Een boxspring van 180 komt in delen: twee boxen van 90, twee matrassen, een hoofdbord en een opgerolde topper. Eén matras van 180 uit één stuk is lastiger. Of het lukt, hangt van je trap af: open het bed dat je wil, kies je maat en vul bij ‘Komt het boven?’ de maten van trap, lift of deur in. Daar zie je per pakket of het erdoor gaat.',
            de: 'Ein Boxspringbett von 180 kommt in Teilen: zwei Boxen von 90, zwei Matratzen, ein Kopfteil und ein gerollter Topper. Eine Matratze von 180 am Stück ist schwieriger. Ob es klappt, hängt von Ihrer Treppe ab: Öffnen Sie das Bett, das Sie möchten, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße von Treppe, Aufzug oder Tür ein. Dort sehen Sie für jedes Paket, ob es durchpasst.',
            'de-at':
              'Ein Boxspringbett von 180 kommt in Teilen: zwei Boxen von 90, zwei Matratzen, ein Betthaupt und ein gerollter Topper. Eine Matratze von 180 am Stück ist schwieriger. Ob es klappt, hängt von Ihrer Stiege ab: Öffnen Sie das Bett, das Sie möchten, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße von Stiege, Lift oder Tür ein. Dort sehen Sie für jedes Paket, ob es durchpasst.',
            en: 'A 180 box spring comes in pieces: two bases of 90 cm, two mattresses, a headboard and a rolled topper. A single mattress 180 wide is harder. It depends on your stairs: open the bed you want, choose your size and measure stairs, elevator or door under “Will it get upstairs?”. It tells you for each package whether it gets through.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Matrassen per maat', de: 'Matratzen nach Größe', en: 'Mattresses by size' },
      links: [
        ...sizes('mattresses', ['80x200', '90x200', '140x200', '160x200', '180x200', '180x210']),
        { page: 'box-springs' },
        { page: 'fitted-sheets' },
        { page: 'duvets' },
      ],
    },
  ],
};
