import { choices } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const mattressAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  article: { author: 'Marloes Brandsma', published: '2025-03-10' },
  title: { nl: 'Matras kiezen', de: 'Die richtige Matratze', en: 'Choosing a mattress' },
  parent: 'mattresses',
  metaTitle: {
    nl: 'Matras kiezen: maat, hardheid en kern | Sluimer',
    de: 'Die richtige Matratze: Größe, Härte, Kern | Sluimer',
    en: 'Choosing a mattress: size, firmness, core | Sluimer',
  },
  metaDescription: {
    nl: 'Welke maat, welke hardheid en welke kern? Met een richtlijn per gewicht en slaaphouding, en raad voor stellen die niet hetzelfde willen.',
    'nl-be':
      'Welke maat, welke hardheid en welke kern? Met een richtlijn per gewicht en slaaphouding, en raad voor koppels die niet hetzelfde willen.',
    de: 'Welche Größe, welcher Härtegrad, welcher Kern? Mit Richtwerten nach Gewicht und Schlafposition und Rat für Paare, die Verschiedenes mögen.',
    en: 'Which size, which firmness, which core? With a guide by weight and sleeping position, and advice for couples who want different things.',
  },
  keywords: {
    nl: [
      'welk matras',
      'matras kopen',
      'matraskeuze',
      'matras advies',
      'soorten matrassen',
      'rugpijn',
      'rugklachten',
      'hernia',
      'zere rug',
      'verschil tussen pocketvering, koudschuim, traagschuim en latex',
      'matras voor twee personen',
      'verschillende hardheden samen',
    ],
    de: [
      'welche Matratze',
      'Matratze kaufen',
      'Matratzenberatung',
      'Matratzenarten',
      'Rückenschmerzen',
      'Rückenprobleme',
      'Bandscheibe',
      'Kreuzschmerzen',
      'Unterschied zwischen Federkern, Taschenfederkern, Kaltschaum, Viscoschaum und Latex',
      'Matratze für Paare',
    ],
    en: [
      'which mattress',
      'buy a mattress',
      'mattress guide',
      'mattress types',
      'back pain',
      'sore back',
      'bad back',
      'difference between pocket springs, cold foam, memory foam and latex',
      'mattress for couples',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Waar het om draait: een rechte rug',
        de: 'Worum es geht: ein gerader Rücken',
        en: 'What it is about: a straight back',
      },
      paragraphs: [
        {
          nl: 'Er is geen beste matras, wel een dat bij jou past. De proef is eenvoudig. Ga op je zij liggen en laat iemand van achteren kijken: je wervels horen een rechte lijn te vormen, van je nek tot je stuit. Hangt je heup door, dan is het matras te zacht. Blijft je schouder hoog liggen en knikt je hals, dan is het te hard.',
          'nl-be':
            'Er is geen beste matras, wel een die bij jou past. De proef is eenvoudig. Ga op je zij liggen en laat iemand langs achter kijken: je wervels horen een rechte lijn te vormen, van je nek tot je stuit. Hangt je heup door, dan is de matras te zacht. Blijft je schouder hoog liggen en knikt je hals, dan is ze te hard.',
          de: 'Die beste Matratze gibt es nicht, wohl aber eine, die zu Ihnen passt. Die Probe ist einfach. Legen Sie sich auf die Seite und lassen Sie jemanden von hinten schauen: Die Wirbel sollten vom Nacken bis zum Steißbein eine gerade Linie bilden. Hängt die Hüfte durch, ist die Matratze zu weich. Bleibt die Schulter oben und knickt der Hals ab, ist sie zu hart.',
          en: 'There is no best mattress, but there is one that suits you. The test is simple. Lie on your side and have someone look from behind: your spine should form a straight line from neck to tailbone. If your hip hangs, the mattress is too soft. If your shoulder stays up and your neck bends, it is too hard.',
        },
        {
          nl: 'Op je rug schuif je een hand onder je onderrug. Gaat hij er makkelijk door, dan is het te hard; krijg je hem er niet tussen, dan te zacht. Met wat wrijving is het goed.',
          de: 'Auf dem Rücken schieben Sie eine Hand unter das Kreuz. Gleitet sie leicht hindurch, ist die Matratze zu hart; kommt sie nicht dazwischen, zu weich. Mit etwas Widerstand passt es.',
          en: 'On your back, slide a hand under the small of your back. If it passes easily, the mattress is too hard; if it won’t go in, too soft. With a little friction it is right.',
        },
      ],
      image: pictures.mattressSlate,
    },
    {
      type: 'text',
      title: { nl: '1. De maat', de: '1. Die Größe', en: '1. The size' },
      paragraphs: [
        {
          nl: 'Lengte: je eigen lengte plus 20 centimeter. Met 200 centimeter zit je goed tot ongeveer 1,80 meter; ben je langer, kijk dan naar 210 of 220.',
          'nl-be':
            'Lengte: je eigen lengte plus 20 centimeter. Met 200 centimeter zit je goed tot ongeveer 1,80 meter; ben je groter, kijk dan naar 210 of 220.',
          de: 'Länge: Ihre Körpergröße plus 20 Zentimeter. Mit 200 Zentimetern liegen Sie bis etwa 1,80 Meter gut; sind Sie größer, sehen Sie sich 210 oder 220 an.',
          en: 'Length: your own height plus 20 cm (8 in). With 200 cm you are fine up to about 180 cm (5 ft 11); if you are taller, look at 210 or 220.',
        },
        {
          nl: 'Breedte: in één nacht verandert een mens twintig tot veertig keer van houding. Daar heb je je schouderbreedte en twee uitgestoken ellebogen voor nodig, ongeveer 90 centimeter. Voor twee is 140 krap, 160 gewoon en 180 ruim. Slaapt er weleens een kind of een hond mee, neem dan 180.',
          'nl-be':
            'Breedte: in één nacht verandert een mens twintig tot veertig keer van houding. Daar heb je je schouderbreedte en twee uitgestoken ellebogen voor nodig, ongeveer 90 centimeter. Voor twee is 140 krap, 160 gewoon en 180 ruim. Slaapt er weleens een kind of een hond mee, neem dan 180.',
          de: 'Breite: In einer Nacht wechselt der Mensch zwanzig- bis vierzigmal die Haltung. Dafür brauchen Sie Ihre Schulterbreite und zwei abgespreizte Ellbogen, rund 90 Zentimeter. Für zwei sind 140 knapp, 160 üblich und 180 geräumig. Schläft manchmal ein Kind oder ein Hund mit, nehmen Sie 180.',
          en: 'Width: in one night a person changes position twenty to forty times. That takes the width of your shoulders and two elbows, about 90 cm (35 in). For two, 140 is tight, 160 usual and 180 roomy. If a child or a dog sometimes joins you, take 180.',
        },
        {
          nl: 'Hoogte: een dikker matras ligt niet vanzelf beter, maar je zit er makkelijker van op. Tel matras en bodem bij elkaar op: tussen 50 en 60 centimeter boven de vloer is voor de meeste mensen prettig.',
          'nl-be':
            'Hoogte: een dikkere matras ligt niet vanzelf beter, maar je staat er makkelijker van op. Tel matras en lattenbodem bij elkaar op: tussen 50 en 60 centimeter boven de vloer is voor de meeste mensen aangenaam.',
          de: 'Höhe: Eine dickere Matratze liegt sich nicht von selbst besser, aber man steht leichter von ihr auf. Rechnen Sie Matratze und Rost zusammen: 50 bis 60 Zentimeter über dem Boden sind für die meisten angenehm.',
          en: 'Height: a thicker mattress is not better by itself, but it is easier to get up from. Add up mattress and base: between 50 and 60 cm (20 to 24 in) above the floor suits most people.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: '2. De hardheid: gewicht en slaaphouding',
        de: '2. Der Härtegrad: Gewicht und Schlafposition',
        en: '2. Firmness: weight and sleeping position',
      },
      paragraphs: [
        {
          nl: 'Tot 60 kilo: zacht. Van 60 tot 90 kilo: medium. Van 90 tot 110 kilo: stevig. Daarboven: extra stevig. Zit je op een grens, dan beslist je houding.',
          de: 'Bis 60 Kilo: weich. Von 60 bis 90 Kilo: mittel. Von 90 bis 110 Kilo: fest. Darüber: sehr fest. Liegen Sie an einer Grenze, entscheidet Ihre Schlafposition.',
          en: 'Up to 60 kg (130 lb): soft. From 60 to 90 kg (200 lb): medium. From 90 to 110 kg (240 lb): firm. Above that: extra firm. If you are on a boundary, your sleeping position decides.',
        },
        {
          nl: 'Zijslapers kiezen de zachtere kant, want schouder en heup steken uit en moeten weg kunnen zakken. Kijk naar een hoge graad voor drukverdeling. Rugslapers houden zich aan hun gewicht en letten op ondersteuning. Buikslapers kiezen de stevigere kant: op een zacht matras hangt de onderrug hol.',
          'nl-be':
            'Zijslapers kiezen de zachtere kant, want schouder en heup steken uit en moeten kunnen wegzakken. Kijk naar een hoge graad voor drukverdeling. Rugslapers houden zich aan hun gewicht en letten op ondersteuning. Buikslapers kiezen de stevigere kant: op een zachte matras hangt de onderrug hol.',
          de: 'Seitenschläfer nehmen die weichere Stufe, denn Schulter und Hüfte stehen vor und müssen einsinken können. Achten Sie auf eine hohe Note für Druckverteilung. Rückenschläfer halten sich an ihr Gewicht und achten auf die Stützkraft. Bauchschläfer nehmen die festere Stufe: Auf einer weichen Matratze hängt das Kreuz durch.',
          en: 'Side sleepers take the softer step, because shoulder and hip stick out and need to sink. Look for a high grade for pressure distribution. Back sleepers go by their weight and mind the support. Stomach sleepers take the firmer step: on a soft mattress the lower back sags.',
        },
        {
          nl: 'Twee mensen van 75 kilo kunnen heel verschillend gebouwd zijn. Brede schouders en smalle heupen vragen om een zacht schouderdeel; brede heupen om steun in het midden. Comfortzones helpen daarbij, mits je het matras in de goede richting legt.',
          'nl-be':
            'Twee mensen van 75 kilo kunnen heel verschillend gebouwd zijn. Brede schouders en smalle heupen vragen om een zacht schouderdeel; brede heupen om steun in het midden. Comfortzones helpen daarbij, als je de matras tenminste in de juiste richting legt.',
          de: 'Zwei Menschen von 75 Kilo können sehr verschieden gebaut sein. Breite Schultern und schmale Hüften brauchen eine weiche Schulterpartie, breite Hüften Halt in der Mitte. Komfortzonen helfen dabei, sofern die Matratze richtig herum liegt.',
          en: 'Two people of 75 kg can be built very differently. Broad shoulders and narrow hips call for a soft shoulder section; broad hips for support in the middle. Comfort zones help, provided the mattress lies the right way round.',
        },
      ],
    },
    {
      type: 'text',
      title: { nl: '3. De kern', de: '3. Der Kern', en: '3. The core' },
      paragraphs: [
        {
          nl: 'Pocketvering: veerkrachtig, luchtig, stevig aan de rand. Voor wie het warm heeft, veel draait of graag op de bedrand zit. Meer veren per vierkante meter volgen je lichaam fijner; boven de 500 merk je het verschil nauwelijks nog.',
          'nl-be':
            'Pocketvering: veerkrachtig, luchtig, stevig aan de rand. Voor wie het warm heeft, veel draait of graag op de bedrand zit. Meer veren per vierkante meter volgen je lichaam fijner; boven de 500 merk je het verschil amper nog.',
          de: 'Taschenfederkern: federnd, luftig, stabil am Rand. Für alle, denen warm ist, die sich viel drehen oder gern auf der Bettkante sitzen. Mehr Federn je Quadratmeter folgen dem Körper feiner; über 500 merkt man den Unterschied kaum noch.',
          en: 'Pocket springs: lively, airy, firm at the edge. For those who sleep hot, turn a lot or like to sit on the side of the bed. More springs per square meter follow your body more closely; above 500 you will hardly notice the difference.',
        },
        {
          nl: 'Koudschuim: de veilige middenweg. Stil, licht te keren, geschikt voor elke bodem. Het gewicht van het schuim zegt iets over de levensduur: onder de 40 kilo per kubieke meter houdt het een jaar of vijf, vanaf 40 acht tot tien.',
          'nl-be':
            'Koudschuim: de veilige middenweg. Stil, makkelijk te keren, geschikt voor elke lattenbodem. Het gewicht van het schuim zegt iets over de levensduur: onder de 40 kilo per kubieke meter houdt het een jaar of vijf, vanaf 40 acht tot tien.',
          de: 'Kaltschaum: der sichere Mittelweg. Leise, leicht zu wenden, für jeden Rost geeignet. Das Raumgewicht sagt etwas über die Haltbarkeit: Unter 40 Kilo je Kubikmeter hält der Schaum etwa fünf Jahre, ab 40 acht bis zehn.',
          en: 'HR foam: the safe middle way. Quiet, easy to turn, suitable for any base. Its density says something about its life: below 40 kg per cubic meter (2.5 lb/ft³) expect about five years; from 40 on it lasts eight to ten.',
        },
        {
          nl: 'Traagschuim: neemt druk weg van schouders, heupen en knieën en dempt elke beweging van wie naast je ligt. Het reageert op warmte, dus in een koude kamer voelt het de eerste minuten stug. Niet voor wie snel zweet.',
          de: 'Viscoschaum: nimmt Druck von Schultern, Hüften und Knien und schluckt jede Bewegung von nebenan. Er reagiert auf Wärme, darum fühlt er sich im kalten Zimmer die ersten Minuten steif an. Nichts für alle, die schnell schwitzen.',
          en: 'Memory foam: takes pressure off shoulders, hips and knees and swallows every movement beside you. It reacts to warmth, so in a cold room it feels stiff for the first minutes. Not for those who sweat easily.',
        },
        {
          nl: 'Latex: veert terug waar je het loslaat en ventileert door duizenden gaatjes. Natuurlatex gaat twaalf jaar of langer mee. Het is zwaar, dus draaien doe je met zijn tweeën.',
          'nl-be':
            'Latex: veert terug waar je het loslaat en ventileert door duizenden gaatjes. Natuurlatex gaat twaalf jaar of langer mee. Het is zwaar, dus keren doe je met twee.',
          de: 'Latex: federt genau dort zurück, wo Sie loslassen, und lüftet durch Tausende kleiner Kanäle. Naturlatex hält zwölf Jahre und länger. Er ist schwer, zum Wenden sind Sie besser zu zweit.',
          en: 'Latex: springs back exactly where you let go and breathes through thousands of pinholes. Natural latex lasts twelve years or more. It is heavy, so turning it is a job for two.',
        },
      ],
      image: pictures.mattressLayersFoam,
    },
    {
      type: 'text',
      title: {
        nl: '4. Samen in één bed',
        de: '4. Zu zweit in einem Bett',
        en: '4. Two in one bed',
      },
      paragraphs: [
        {
          nl: 'Kies eerst ieder voor zich, alsof je alleen sliep. Komen jullie op dezelfde hardheid uit en schelen jullie hooguit twintig kilo, dan is één matras het prettigst. Neem anders twee matrassen van dezelfde hoogte, of één met links en rechts een eigen hardheid. Het matrasadvies op maat rekent het voor jullie twee uit.',
          'nl-be':
            'Kies eerst elk voor zich, alsof je alleen sliep. Komen jullie op dezelfde hardheid uit en schelen jullie hooguit twintig kilo, dan is één matras het aangenaamst. Neem anders twee matrassen van dezelfde hoogte, of één met links en rechts een eigen hardheid. Het matrasadvies op maat rekent het voor jullie twee uit.',
          de: 'Wählen Sie zuerst jeder für sich, als schliefen Sie allein. Kommen Sie auf denselben Härtegrad und liegen höchstens zwanzig Kilo auseinander, ist eine Matratze am schönsten. Sonst nehmen Sie zwei Matratzen gleicher Höhe oder eine, die links und rechts einen eigenen Härtegrad hat. Der Matratzenberater rechnet es für Sie beide aus.',
          en: 'Each choose for yourself first, as if you slept alone. If you arrive at the same firmness and are no more than 20 kg (45 lb) apart, one mattress is nicest. Otherwise take two mattresses of the same height, or one with a firmness of its own left and right. The mattress advisor works it out for both of you.',
        },
        {
          nl: 'Word je wakker van elkaars gedraai, dan helpen pocketvering, traagschuim of latex meer dan een groter bed. Slaapt de een warm en de ander koud, los dat dan op met twee dekbedden.',
          'nl-be':
            'Word je wakker van elkaars gedraai, dan helpen pocketvering, traagschuim of latex meer dan een groter bed. Slaapt de ene warm en de andere koud, los dat dan op met twee donsdekens.',
          de: 'Wecken Sie einander durch Drehen, helfen Taschenfedern, Viscoschaum oder Latex mehr als ein größeres Bett. Ist einem warm und dem anderen kalt, lösen Sie das mit zwei Decken.',
          en: 'If you wake each other by turning over, pocket springs, memory foam or latex help more than a bigger bed. If one sleeps hot and the other cold, solve that with two duvets.',
        },
      ],
    },
    {
      type: 'table',
      title: { nl: 'De kernen op een rij', de: 'Die Kerne im Vergleich', en: 'The cores compared' },
      columns: [
        { nl: 'Kern', de: 'Kern', en: 'Core' },
        { nl: 'Voelt', de: 'Gefühl', en: 'Feel' },
        { nl: 'Koelte', de: 'Kühle', en: 'Coolness' },
        { nl: 'Gaat mee', de: 'Hält', en: 'Lasts' },
      ],
      rows: [
        [
          { nl: 'Pocketvering', de: 'Taschenfederkern', en: 'Pocket springs' },
          { nl: 'Verend', de: 'Federnd', en: 'Lively' },
          { nl: 'Zeer koel', de: 'Sehr kühl', en: 'Very cool' },
          { nl: '10 jaar', de: '10 Jahre', en: '10 years' },
        ],
        [
          { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
          { nl: 'Neutraal', de: 'Neutral', en: 'Neutral' },
          { nl: 'Koel', de: 'Kühl', en: 'Cool' },
          { nl: '8 tot 10 jaar', de: '8 bis 10 Jahre', en: '8 to 10 years' },
        ],
        [
          { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
          { nl: 'Omsluitend', de: 'Umschließend', en: 'Hugging' },
          { nl: 'Warm', de: 'Warm', en: 'Warm' },
          { nl: '7 tot 9 jaar', de: '7 bis 9 Jahre', en: '7 to 9 years' },
        ],
        [
          { nl: 'Latex', de: 'Latex', en: 'Latex' },
          { nl: 'Veerkrachtig', de: 'Elastisch', en: 'Springy' },
          { nl: 'Koel', de: 'Kühl', en: 'Cool' },
          { nl: '12 jaar', de: '12 Jahre', en: '12 years' },
        ],
      ],
    },
    {
      type: 'links',
      title: { nl: 'Lees verder', de: 'Lesen Sie weiter', en: 'Read on' },
      links: [
        { page: 'mattress-advisor' },
        { page: 'firmness-advice' },
        { page: 'size-advice' },
        { page: 'base-advice' },
        ...choices('mattresses', 'matras_kern', [
          'pocketvering',
          'koudschuim',
          'traagschuim',
          'latex',
        ]),
      ],
    },
    {
      type: 'products',
      title: {
        nl: 'Matrassen om mee te beginnen',
        de: 'Matratzen für den Anfang',
        en: 'Mattresses to start with',
      },
      category: 'mattresses',
      count: 4,
      link: {
        title: { nl: 'Alle matrassen', de: 'Alle Matratzen', en: 'All mattresses' },
        page: 'mattresses',
      },
    },
    {
      type: 'questions',
      title: { nl: 'Nog twijfels?', de: 'Noch unsicher?', en: 'Still in doubt?' },
      questions: [
        {
          question: {
            nl: 'Ik heb rugpijn. Moet ik een hard matras nemen?',
            'nl-be': 'Ik heb rugpijn. Moet ik een harde matras nemen?',
            de: 'Ich habe Rückenschmerzen. Brauche ich eine harte Matratze?',
            en: 'I have back pain. Do I need a hard mattress?',
          },
          answer: {
            nl: 'Meestal niet. Voor de meeste mensen met lage rugpijn ligt medium beter dan hard: het steunt en geeft toch mee. Houdt de pijn langer dan een paar weken aan, ga dan eerst naar je huisarts.',
            'nl-be':
              'Meestal niet. Voor de meeste mensen met lage rugpijn ligt medium beter dan hard: het steunt en geeft toch mee. Duurt de pijn langer dan een paar weken, ga dan eerst naar je huisarts.',
            de: 'Meist nicht. Die meisten Menschen mit Schmerzen im unteren Rücken liegen auf mittel besser als auf hart: Es stützt und gibt doch nach. Halten die Schmerzen länger als ein paar Wochen an, gehen Sie zuerst zum Arzt.',
            en: 'Usually not. Most people with lower back pain sleep better on medium than on hard: it supports and still gives. If the pain lasts more than a few weeks, see your doctor first.',
          },
        },
        {
          question: {
            nl: 'Is een duurder matras beter?',
            'nl-be': 'Is een duurdere matras beter?',
            de: 'Ist eine teurere Matratze besser?',
            en: 'Is a more expensive mattress better?',
          },
          answer: {
            nl: 'Tot op zekere hoogte. Voor meer geld krijg je zwaarder schuim of meer veren, een hoes die je kunt wassen en een langere levensduur. Of je er recht op ligt, zie je niet aan de prijs.',
            'nl-be':
              'Tot op zekere hoogte. Voor meer geld krijg je zwaarder schuim of meer veren, een hoes die je kan wassen en een langere levensduur. Of je er recht op ligt, zie je niet aan de prijs.',
            de: 'Bis zu einem gewissen Punkt. Für mehr Geld bekommen Sie schwereren Schaum oder mehr Federn, einen waschbaren Bezug und eine längere Lebensdauer. Ob Sie gerade darauf liegen, sieht man dem Preis nicht an.',
            en: 'Up to a point. More money buys denser foam or more springs, a cover you can wash and a longer life. Whether you lie straight on it does not show in the price.',
          },
        },
        {
          question: {
            nl: 'Welk matras past bij een huisstofmijtallergie?',
            'nl-be': 'Welke matras past bij een huisstofmijtallergie?',
            de: 'Welche Matratze eignet sich bei Hausstauballergie?',
            en: 'Which mattress suits a dust mite allergy?',
          },
          answer: {
            nl: 'Een met een hoes die je op 60 graden kunt wassen, want pas dan gaan mijten dood. Filter bij de matrassen op ‘geschikt bij huisstofmijtallergie’. Een dichte hoes om het hele matras houdt ze ook tegen.',
            'nl-be':
              'Een met een hoes die je op 60 graden kan wassen, want pas dan gaan mijten dood. Filter bij de matrassen op ‘geschikt bij huisstofmijtallergie’. Een dichte hoes rond de hele matras houdt ze ook tegen.',
            de: 'Eine, deren Bezug Sie bei 60 Grad waschen können, denn erst dann sterben Milben ab. Filtern Sie bei den Matratzen nach „für Hausstauballergiker geeignet“. Ein dichter Bezug um die ganze Matratze (Encasing) hält sie ebenfalls zurück.',
            en: 'One with a cover that washes at 60 °C (140 °F), because only then do mites die. Filter the mattresses by “suitable for dust mite allergy”. A tight cover around the whole mattress (encasing) holds them back, too.',
          },
        },
        {
          question: {
            nl: 'Wat als ik me vergis?',
            de: 'Was, wenn ich mich irre?',
            en: 'What if I am wrong?',
          },
          answer: {
            nl: 'Dan ruil je om. Je hebt 90 nachten, we halen het eerste matras gratis op en rekenen alleen het prijsverschil.',
            'nl-be':
              'Dan ruil je om. Je hebt 90 nachten, we halen de eerste matras gratis op en rekenen alleen het prijsverschil aan.',
            de: 'Dann tauschen Sie um. Sie haben 90 Tage Umtauschrecht, wir holen die erste Matratze kostenlos ab und verrechnen nur den Preisunterschied.',
            en: 'Then you exchange it. You have 90 nights, we collect the first mattress free of charge and settle only the difference in price.',
          },
        },
      ],
    },
  ],
};
