import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const pillows: WrittenLister = {
  type: 'Lister',
  modified: '2026-11-02',
  title: { nl: 'Hoofdkussens', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'Pillows' },
  parent: 'bedding',
  category: 'pillows',
  metaTitle: {
    nl: 'Hoofdkussens voor zij, rug en buik | Sluimer',
    de: 'Kopfkissen für Seite, Rücken und Bauch | Sluimer',
    'de-at': 'Kopfpolster für Seite, Rücken und Bauch | Sluimer',
    en: 'Pillows for side, back and stomach | Sluimer',
  },
  metaDescription: {
    nl: 'Hoofdkussens van dons, wol, latex en traagschuim. Kies op slaaphouding, hoogte en hardheid; ongeopend mag je ze dertig dagen terugsturen.',
    de: 'Kopfkissen aus Daunen, Wolle, Latex und Viscoschaum. Wählen Sie nach Schlafposition und Festigkeit; ungeöffnet 30 Tage Rückgaberecht.',
    'de-at':
      'Kopfpolster aus Daunen, Wolle, Latex und Viscoschaum. Wählen Sie nach Schlafposition und Festigkeit; ungeöffnet 30 Tage Rückgaberecht.',
    en: 'Pillows in down, wool, latex and memory foam. Choose by sleeping position, height and firmness; unopened, you have 30 days to return them.',
  },
  intro: {
    nl: 'Zijslapers hoog en stevig, rugslapers halfhoog, buikslapers plat. De rest is gevoel.',
    de: 'Seitenschläfer hoch und fest, Rückenschläfer halbhoch, Bauchschläfer flach. Der Rest ist Gefühl.',
    en: 'Side sleepers high and firm, back sleepers medium, stomach sleepers flat. The rest is a matter of feel.',
  },
  image: pictures.pillows,
  banner: {
    startPosition: 4,
    repeatInterval: 0,
    title: {
      nl: 'Meet je hoogte tegen de muur',
      de: 'Messen Sie Ihre Höhe an der Wand',
      en: 'Measure your height at the wall',
    },
    text: {
      nl: 'Een proef van een minuut, en een tabel per slaaphouding.',
      de: 'Eine Probe von einer Minute und eine Tabelle je Schlafposition.',
      en: 'A one-minute test, and a chart for each sleeping position.',
    },
    link: {
      title: { nl: 'Doe de proef', de: 'Zur Probe', en: 'Take the test' },
      page: 'pillow-advice',
    },
    image: pictures.boxSpringDetail,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Hoogte gaat voor vulling',
        de: 'Höhe vor Füllung',
        en: 'Height before filling',
      },
      paragraphs: [
        {
          nl: 'De meeste mensen met een stijve nek hebben een te hoog kussen. Begin dus bij de hoogte, die bij elk kussen staat zoals het onbelast is: schuim en latex geven onder je hoofd weinig mee, dons zakt tot de helft in. Kies daarna of je iets vormvasts wilt of iets om te kneden.',
          'nl-be':
            'De meeste mensen met een stijve nek hebben een te hoog kussen. Begin dus bij de hoogte, die bij elk kussen staat zoals het onbelast is: schuim en latex geven onder je hoofd weinig mee, dons zakt tot de helft in. Kies daarna of je iets vormvasts wil of iets om te kneden.',
          de: 'Wer mit steifem Nacken aufwacht, hat meist ein zu hohes Kissen. Beginnen Sie also bei der Höhe, die überall dabeisteht, wie sie ohne Kopf ist: Schaum und Latex geben wenig nach, Daunen bis zur Hälfte. Wählen Sie danach zwischen formstabil und knautschbar.',
          'de-at':
            'Wer mit steifem Nacken aufwacht, hat meist einen zu hohen Polster. Beginnen Sie also bei der Höhe, die überall dabeisteht, wie sie ohne Kopf ist: Schaum und Latex geben wenig nach, Daunen bis zur Hälfte. Wählen Sie danach zwischen formstabil und knautschbar.',
          en: 'Most people with a stiff neck have a pillow that is too high. So begin with the height, which is stated for each as it is without a head on it: foam and latex give little, down as much as half. Then decide between one that keeps its shape and one to squash.',
        },
        {
          nl: 'Koop voor een tweepersoonsbed geen paar omdat het een paar is. Wie op zijn zij slaapt en wie op zijn buik slaapt, hebben niets aan hetzelfde kussen.',
          de: 'Kaufen Sie fürs Doppelbett kein Paar, nur weil es ein Paar ist. Wer auf der Seite und wer auf dem Bauch schläft, braucht nicht dasselbe.',
          en: 'For a double bed, don’t buy a pair because it is a pair. A side sleeper and a stomach sleeper have no use for the same pillow.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over hoofdkussens',
        de: 'Fragen zu Kopfkissen',
        'de-at': 'Fragen zu Kopfpolstern',
        en: 'Questions about pillows',
      },
      questions: [
        {
          question: {
            nl: 'Welke maat is gewoon?',
            'nl-be': 'Welke maat is gangbaar?',
            de: 'Welche Größe ist üblich?',
            en: 'Which size is usual?',
          },
          answer: {
            nl: '60 bij 70 centimeter. Bij elk kussen staat de maat, en onze slopen zijn daarop gesneden.',
            'nl-be':
              '60 op 70 centimeter. Bij elk kussen staat de maat, en onze slopen zijn daarop gesneden.',
            de: 'In Deutschland 80 mal 80 oder 40 mal 80 Zentimeter; geformte aus Schaum sind kleiner.',
            'de-at':
              '80 mal 80 oder 40 mal 80 Zentimeter; das frühere österreichische Maß 70 mal 90 führen wir nicht. Geformte aus Schaum sind kleiner.',
            en: 'In Europe 60 by 70 cm (24 by 28 in), close to a standard American pillow. The size is stated for each.',
          },
        },
        {
          question: {
            nl: 'Wanneer is een kussen op?',
            de: 'Wann hat eines ausgedient?',
            'de-at': 'Wann hat einer ausgedient?',
            en: 'When is a pillow worn out?',
          },
          answer: {
            nl: 'Vouw het dubbel. Springt het niet open, dan is het op.',
            de: 'Falten Sie es. Springt es nicht auf, ist es so weit.',
            'de-at': 'Falten Sie ihn. Springt er nicht auf, ist es so weit.',
            en: 'Fold it double. If it does not spring open, it is.',
          },
        },
        {
          question: {
            nl: 'Kan ik een kussen proberen?',
            de: 'Kann ich vorher probieren?',
            en: 'Can I try one first?',
          },
          answer: {
            nl: 'In onze winkels wel, op het matras dat je thuis hebt of gaat kopen. Thuis gebruikt mag het om hygiënische redenen niet terug.',
            'nl-be':
              'In onze winkels wel, op de matras die je thuis hebt of gaat kopen. Thuis gebruikt mag het om hygiënische redenen niet terug.',
            de: 'In unseren Geschäften ja, auf der Matratze, die Sie haben oder kaufen. Zu Hause Benutztes nehmen wir aus hygienischen Gründen nicht zurück.',
            en: 'In our stores, on the mattress you have or are about to buy. For hygiene, we cannot take back what has been used at home.',
          },
        },
      ],
    },
  ],
};
