import { DELIVERY_COST, FREE_DELIVERY_FROM } from '../../amount.ts';
import type { WrittenArticle } from '../written-page.ts';

export const terms: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-20',
  title: {
    nl: 'Algemene voorwaarden',
    de: 'Allgemeine Geschäftsbedingungen',
    en: 'Terms and conditions',
  },
  metaTitle: {
    nl: 'Algemene voorwaarden in gewone taal | Sluimer',
    de: 'AGB in verständlicher Sprache | Sluimer',
    en: 'Terms and conditions in plain words | Sluimer',
  },
  metaDescription: {
    nl: 'Prijzen, bezorging, herroepen, proefslapen, garantie en klachten: onze voorwaarden in gewone taal. Bestellen hoort niet bij deze demowinkel.',
    'nl-be':
      'Prijzen, levering, herroepen, proefslapen, garantie en klachten: onze voorwaarden in gewone taal. Bestellen hoort niet bij deze demowinkel.',
    de: 'Preise, Lieferung, Widerruf, Umtauschrecht, Gewährleistung und Beschwerden, verständlich gesagt. Das Bestellen gehört nicht zu diesem Demoshop.',
    en: 'Prices, delivery, withdrawal, the trial, warranty and complaints: our terms in plain words. Placing an order is not part of this demo shop.',
  },
  keywords: {
    nl: ['voorwaarden', 'verkoopvoorwaarden', 'leveringsvoorwaarden', 'overeenkomst'],
    de: ['AGB', 'Geschäftsbedingungen', 'Vertragsbedingungen'],
    en: ['terms', 'conditions', 'terms of sale'],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Waar ze voor gelden',
        de: 'Wofür sie gelten',
        en: 'What they are for',
      },
      paragraphs: [
        {
          nl: 'Sluimer is een demowinkel: je kunt tot en met het overzicht van je bestelling gaan, en daar houdt het op. Er komt geen overeenkomst tot stand. Deze voorwaarden laten zien wat er zou gelden.',
          'nl-be':
            'Sluimer is een demowinkel: je kan tot en met het overzicht van je bestelling gaan, en daar houdt het op. Er komt geen overeenkomst tot stand. Deze voorwaarden laten zien wat er zou gelden.',
          de: 'Sluimer ist ein Demoshop: Sie kommen bis zur Übersicht Ihrer Bestellung, und dort endet er. Ein Vertrag kommt nicht zustande. Diese Bedingungen zeigen, was gelten würde.',
          en: 'Sluimer is a demo shop: you can go as far as the summary of your order, and there it ends. No contract comes about. These terms show what would apply.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'De afspraken', de: 'Die Bedingungen', en: 'The terms' },
      isOrdered: true,
      items: [
        {
          title: { nl: 'Prijzen.', de: 'Preise.', en: 'Prices.' },
          text: {
            nl: `In euro, met btw. Bezorgen is gratis vanaf ${FREE_DELIVERY_FROM}; daaronder komt er één keer ${DELIVERY_COST} bij. Een doorgestreepte prijs is de laagste van de dertig dagen voor de korting.`,
            'nl-be': `In euro, met btw. Levering is gratis vanaf ${FREE_DELIVERY_FROM}; daaronder komt er één keer ${DELIVERY_COST} bij. Een doorgestreepte prijs is de laagste van de dertig dagen voor de korting.`,
            de: `In Euro, inklusive Mehrwertsteuer, zuzüglich Versandkosten: Ab ${FREE_DELIVERY_FROM} liefern wir kostenlos, darunter kostet es einmal ${DELIVERY_COST}. Ein durchgestrichener Preis ist der niedrigste der dreißig Tage vor der Ermäßigung.`,
            en: `In euros, including VAT. Delivery is free from ${FREE_DELIVERY_FROM}; below that it is ${DELIVERY_COST} once. A price that is struck through is the lowest of the thirty days before the reduction.`,
          },
        },
        {
          title: { nl: 'Overeenkomst.', de: 'Vertrag.', en: 'Contract.' },
          text: {
            nl: 'Een bestelling is een aanbod; de overeenkomst is er met onze bevestiging per e-mail. Die bevat alles wat is afgesproken, deze voorwaarden en de informatie over je herroepingsrecht.',
            de: 'Eine Bestellung ist ein Angebot; der Vertrag kommt mit unserer Bestätigung per E-Mail zustande. Sie enthält alles Vereinbarte, diese Bedingungen und die Widerrufsbelehrung.',
            en: 'An order is an offer; the contract is made by our confirmation by email. It holds all that was agreed, these terms, and the information on your right of withdrawal.',
          },
        },
        {
          title: {
            nl: 'Bezorging.',
            'nl-be': 'Levering.',
            de: 'Lieferung.',
            en: 'Delivery.',
          },
          text: {
            nl: 'Op de dag die bij je bestelling staat. Tot je de artikelen in handen hebt, zijn ze voor ons risico. Ze blijven van ons tot ze zijn betaald.',
            de: 'An dem Tag, der bei der Bestellung steht. Bis Sie die Ware in Händen haben, tragen wir das Risiko. Sie bleibt bis zur Zahlung unser Eigentum.',
            en: 'On the day that your order says. Until the goods are in your hands, the risk is ours. They remain ours until they are paid for.',
          },
        },
        {
          title: { nl: 'Herroepen.', de: 'Widerruf.', en: 'Withdrawal.' },
          text: {
            nl: 'Binnen veertien dagen na ontvangst, zonder reden, ook als een matras al uitgepakt is. Ophalen en terugsturen betalen wij.',
            de: 'Binnen vierzehn Tagen nach Erhalt, ohne Grund, auch bei einer ausgepackten Matratze. Rücksendung und Abholung zahlen wir.',
            en: 'Within fourteen days of receipt, without a reason, for an unwrapped mattress as well. We pay for sending back and collecting.',
          },
        },
        {
          title: { nl: 'Proefslapen.', de: 'Umtauschrecht.', en: 'Trial.' },
          text: {
            nl: '90 nachten op matrassen, toppers en boxsprings, naast je wettelijke rechten en met de voorwaarden die op de productpagina staan.',
            de: '90 Tage auf Matratzen, Topper und Boxspringbetten, zusätzlich zu Ihren gesetzlichen Rechten und zu den Bedingungen auf der Produktseite.',
            en: '90 nights on mattresses, toppers and box springs, on top of your legal rights and under the conditions on the product page.',
          },
        },
        {
          title: {
            nl: 'Wettelijke rechten en garantie.',
            de: 'Gewährleistung und Garantie.',
            en: 'Legal rights and warranty.',
          },
          text: {
            nl: 'Wat je koopt, moet doen wat je ervan mag verwachten; doet het dat niet, dan herstellen of vervangen we het kosteloos. Onze garantie van 10 jaar op de kern komt daarbovenop en doet daar niets van af.',
            'nl-be':
              'Wat je koopt, moet doen wat je ervan mag verwachten; doet het dat niet binnen twee jaar, dan herstellen of vervangen we het kosteloos. Onze garantie van 10 jaar op de kern komt daarbovenop en doet daar niets van af.',
            de: 'Für Mängel haften wir zwei Jahre nach dem Gesetz: Wir bessern kostenlos nach oder liefern neu. Unsere Garantie von 10 Jahren auf den Kern kommt hinzu und schmälert Ihre gesetzlichen Rechte nicht.',
            en: 'What you buy has to do what you may expect of it; if it does not, we repair or replace it free of charge, for at least two years. Our 10-year warranty on the core comes on top of that and takes nothing from it.',
          },
        },
        {
          title: {
            nl: 'Klachten en recht.',
            de: 'Beschwerden und Recht.',
            en: 'Complaints and law.',
          },
          text: {
            nl: 'Vertel ons wat er niet goed is; binnen veertien dagen heb je antwoord. Nederlands recht geldt, en wat het recht van je eigen land je als consument meer geeft, houd je.',
            'nl-be':
              'Vertel ons wat er niet goed is; binnen veertien dagen heb je antwoord. Nederlands recht geldt, en wat het Belgische recht je als consument meer geeft, behoud je.',
            de: 'Sagen Sie uns, was nicht stimmt; binnen vierzehn Tagen haben Sie eine Antwort. Es gilt niederländisches Recht; was Ihnen das Recht Ihres Landes als Verbraucher darüber hinaus gibt, behalten Sie.',
            en: 'Tell us what is not right; you have an answer within fourteen days. Dutch law applies, and what the law of your own country gives you as a consumer beyond it, you keep.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder', de: 'Weiter', en: 'Further' },
      links: [
        { page: 'withdrawal-information' },
        { page: 'delivery' },
        { page: 'warranty' },
        { page: 'imprint' },
      ],
    },
  ],
};
