import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

/** P4: German shops call the trial a right of exchange. */
export const trial: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  title: { nl: 'Proefslapen', de: '90 Tage Umtauschrecht', en: '90-night trial' },
  metaTitle: {
    nl: '90 nachten proefslapen: zo werkt het | Sluimer',
    de: '90 Tage Umtauschrecht: so funktioniert es | Sluimer',
    en: 'The 90-night trial: how it works | Sluimer',
  },
  metaDescription: {
    nl: 'Slaap 90 nachten op je nieuwe matras, topper of boxspring. Toch niet goed? We halen het gratis op en je ruilt om of krijgt je geld terug.',
    'nl-be':
      'Slaap 90 nachten op je nieuwe matras, topper of boxspring. Valt het tegen? We halen het gratis op en je ruilt om of krijgt je geld terug.',
    de: 'Schlafen Sie bis zu 90 Tage auf Matratze, Topper oder Boxspringbett. Passt es nicht, holen wir es kostenlos ab: Umtausch oder Geld zurück.',
    en: 'Sleep on your new mattress, topper or box spring for 90 nights. Not right? We collect it free, and you exchange it or get your money back.',
  },
  keywords: {
    nl: [
      'proefperiode',
      'proefnachten',
      'uitproberen',
      '90 nachten',
      'matras ruilen',
      'matras omruilen',
      'boxspring ruilen',
      'niet tevreden',
    ],
    de: [
      'Probeschlafen',
      'Probezeit',
      'Testphase',
      'testen',
      'ausprobieren',
      '90 Tage',
      '90 Nächte',
      'Umtausch',
      'Matratze umtauschen',
      'Rückgaberecht Matratze',
    ],
    en: [
      'trial period',
      'sleep trial',
      'try a mattress',
      'test a mattress',
      '90 nights',
      'exchange mattress',
      'exchange a bed',
      'not satisfied',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Je rug heeft even nodig',
        de: 'Ihr Rücken braucht etwas Zeit',
        en: 'Your back needs a little while',
      },
      paragraphs: [
        {
          nl: 'Tien minuten proefliggen in een winkel zegt weinig. Spieren die jaren in een kuil hebben gelegen, protesteren de eerste week tegen elk goed bed. Daarom krijg je 90 nachten, en raden we je aan er minstens drie weken op te slapen voor je oordeelt.',
          'nl-be':
            'Tien minuten proefliggen in een winkel zegt weinig. Spieren die jaren in een kuil hebben gelegen, protesteren de eerste week tegen elk goed bed. Daarom krijg je 90 nachten, en raden we je aan er minstens drie weken op te slapen voor je oordeelt.',
          de: 'Zehn Minuten Probeliegen im Geschäft sagen wenig. Muskeln, die jahrelang in einer Kuhle lagen, wehren sich in der ersten Woche gegen jedes gute Bett. Deshalb haben Sie 90 Tage Umtauschrecht, und wir raten Ihnen, mindestens drei Wochen darauf zu schlafen, bevor Sie urteilen.',
          en: 'Ten minutes on a bed in a store tell you little. Muscles that have spent years in a dip protest against any good bed in the first week. So you get 90 nights, and we suggest sleeping on it for at least three weeks before you judge.',
        },
        {
          nl: 'Proefslapen geldt voor matrassen, toppers en boxsprings, ook in de aanbieding; alleen voor outlet-toppers niet. Hoort er bij een product een voorwaarde, dan staat die op de productpagina. De eerste nacht is die van de dag waarop we bezorgen.',
          'nl-be':
            'Proefslapen geldt voor matrassen, toppers en boxsprings, ook als ze in promotie zijn; alleen voor outlet-toppers niet. Hoort er bij een product een voorwaarde, dan staat die op de productpagina. De eerste nacht is die van de dag waarop we leveren.',
          de: 'Das Umtauschrecht gilt für Matratzen, Topper und Boxspringbetten, auch für reduzierte; nur für Outlet-Topper nicht. Gibt es bei einem Produkt eine Bedingung, steht sie auf der Produktseite. Die Frist beginnt am Tag der Lieferung.',
          en: 'The trial covers mattresses, toppers and box springs, reduced ones too; only outlet toppers are excluded. If a condition comes with a product, its page says so. The first night is that of the day we deliver.',
        },
      ],
      image: pictures.boxSpringTaupe,
    },
    {
      type: 'list',
      title: {
        nl: 'Toch niet goed? In drie stappen',
        de: 'Doch nicht das Richtige? In drei Schritten',
        en: 'Not right after all? Three steps',
      },
      isOrdered: true,
      items: [
        {
          title: { nl: 'Bel of mail ons.', de: 'Melden Sie sich.', en: 'Call or write to us.' },
          text: {
            nl: 'Doe het binnen de 90 nachten en vertel wat er niet klopt. Vaak is een andere hardheid of een topper genoeg, en dat zoeken we dan samen uit.',
            de: 'Rufen Sie uns innerhalb der 90 Tage an oder schreiben Sie uns, was nicht passt. Oft genügt ein anderer Härtegrad oder ein Topper, das finden wir gemeinsam heraus.',
            en: 'Do so within the 90 nights and tell us what is wrong. Often a different firmness or a topper is enough, and we will work that out together.',
          },
        },
        {
          title: { nl: 'Wij halen het op.', de: 'Wir holen es ab.', en: 'We collect it.' },
          text: {
            nl: 'We spreken een dag af. Ophalen kost je niets, en je hoeft het bed niet in te pakken.',
            de: 'Wir vereinbaren einen Tag. Das Abholen kostet Sie nichts, und Sie müssen nichts verpacken.',
            en: 'We agree on a day. Collecting it costs you nothing, and there is no need to wrap the bed.',
          },
        },
        {
          title: { nl: 'Jij kiest.', de: 'Sie entscheiden.', en: 'You choose.' },
          text: {
            nl: 'Iets anders, waarbij we het verschil verrekenen, of je hele aankoopbedrag binnen veertien dagen terug.',
            de: 'Etwas anderes, wobei wir die Differenz verrechnen, oder der volle Kaufpreis innerhalb von vierzehn Tagen zurück.',
            en: 'Something else, and we settle the difference, or the full purchase price back within fourteen days.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over proefslapen',
        de: 'Fragen zum Umtauschrecht',
        en: 'Questions about the trial',
      },
      questions: [
        {
          question: {
            nl: 'Moet het matras schoon zijn?',
            'nl-be': 'Moet de matras proper zijn?',
            de: 'Muss die Matratze sauber sein?',
            en: 'Does the mattress have to be clean?',
          },
          answer: {
            nl: 'Ja: zonder vlekken en niet beschadigd. Gebruik vanaf de eerste nacht een molton of hoeslaken, dan komt dat vanzelf goed.',
            'nl-be':
              'Ja: zonder vlekken en niet beschadigd. Gebruik vanaf de eerste nacht een molton of hoeslaken, dan komt dat vanzelf in orde.',
            de: 'Ja, ohne Flecken und unbeschädigt. Benutzen Sie von der ersten Nacht an einen Matratzenschoner und ein Spannbetttuch, dann passt das von selbst.',
            'de-at':
              'Ja, ohne Flecken und unbeschädigt. Verwenden Sie von der ersten Nacht an einen Matratzenschoner und ein Spannleintuch, dann passt das von selbst.',
            en: 'Yes: no stains and no damage. Use a mattress protector or fitted sheet from the first night, and that takes care of itself.',
          },
        },
        {
          question: {
            nl: 'Hoe vaak mag ik omruilen?',
            de: 'Wie oft darf ich umtauschen?',
            en: 'How often can I exchange?',
          },
          answer: {
            nl: 'Eén keer per bestelling, met opnieuw 90 nachten op het bed dat je daarna kiest. Is ook dat niet goed, dan krijg je je geld terug.',
            'nl-be':
              'Eén keer per bestelling, met opnieuw 90 nachten op het bed dat je daarna kiest. Valt ook dat tegen, dan krijg je je geld terug.',
            de: 'Einmal je Bestellung, mit neuen 90 Tagen für das Bett, das Sie dann wählen. Passt auch das nicht, erhalten Sie Ihr Geld zurück.',
            en: 'Once per order, with another 90 nights on the bed you choose next. If that isn’t right either, you get your money back.',
          },
        },
        {
          question: {
            nl: 'Wat doen jullie met een bed dat terugkomt?',
            de: 'Was geschieht mit einem Bett, das zurückkommt?',
            en: 'What do you do with a bed that comes back?',
          },
          answer: {
            nl: 'We verkopen het niet als nieuw. Wat gaaf is, wordt gereinigd en gaat naar opvanghuizen in de regio Amersfoort. De rest gaat naar de recycling.',
            'nl-be':
              'We verkopen het niet als nieuw. Wat gaaf is, wordt gereinigd en gaat naar opvanghuizen in de regio Amersfoort. De rest gaat naar de recyclage.',
            de: 'Wir verkaufen es nicht als neu. Was einwandfrei ist, wird gereinigt und geht an Wohnheime in der Region Amersfoort. Der Rest kommt ins Recycling.',
            en: 'We don’t sell it as new. Beds in good condition are cleaned and go to shelters around Amersfoort. The rest is recycled.',
          },
        },
        {
          question: {
            nl: 'Geldt dit ook voor dekbedden en kussens?',
            'nl-be': 'Geldt dit ook voor donsdekens en kussens?',
            de: 'Gilt das auch für Decken und Kissen?',
            'de-at': 'Gilt das auch für Decken und Polster?',
            en: 'Does this cover duvets and pillows?',
          },
          answer: {
            nl: 'Nee, uit hygiëne niet. Die kun je 30 dagen ongebruikt en in de verpakking terugsturen.',
            'nl-be':
              'Nee, om hygiënische redenen niet. Die kan je 30 dagen lang ongebruikt en in de verpakking terugsturen.',
            de: 'Nein, aus hygienischen Gründen nicht. Sie können sie 30 Tage lang unbenutzt und in der Verpackung zurückgeben.',
            en: 'No, for reasons of hygiene. You can return those unused and in their packaging for 30 days.',
          },
        },
      ],
    },
  ],
};
