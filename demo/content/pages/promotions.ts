import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const promotions: WrittenLister = {
  type: 'Lister',
  modified: '2026-11-09',
  title: { nl: 'Aanbiedingen', 'nl-be': 'Promoties', de: 'Angebote', en: 'Deals' },
  category: 'promotions',
  listsOffers: true,
  metaTitle: {
    nl: 'Aanbiedingen: matrassen, bedden en meer | Sluimer',
    'nl-be': 'Promoties: matrassen, bedden en meer | Sluimer',
    de: 'Angebote: Matratzen, Betten und mehr | Sluimer',
    en: 'Deals on mattresses, beds and bedding | Sluimer',
  },
  metaDescription: {
    nl: 'Alles wat nu is afgeprijsd, met de prijs die ervoor gold. Dezelfde 90 nachten proefslapen, dezelfde garantie en even snel bij je thuis.',
    'nl-be':
      'Alles wat nu in promotie is, met de prijs die ervoor gold. Dezelfde 90 nachten proefslapen, dezelfde garantie en even snel bij je thuis.',
    de: 'Alles, was gerade reduziert ist, mit dem Preis, der vorher galt. Gleiche 90 Tage Umtauschrecht, gleiche Garantie, gleich schnell geliefert.',
    en: 'Everything reduced right now, with the price that applied before. The same 90-night trial, the same warranty, and delivered just as fast.',
  },
  intro: {
    nl: 'Een doorgestreepte prijs is bij ons de laagste van de dertig dagen ervoor. Geen aftelklok, geen adviesprijs die nooit iemand betaalde.',
    de: 'Ein durchgestrichener Preis ist bei uns der niedrigste der dreißig Tage davor. Kein Countdown, keine Preisempfehlung, die nie jemand zahlte.',
    en: 'A crossed-out price here is the lowest of the thirty days before. No countdown, no list price that nobody ever paid.',
  },
  image: pictures.bannerOutlet,
  banner: {
    startPosition: 3,
    repeatInterval: 0,
    title: {
      nl: 'Ook afgeprijsd: 90 nachten op proef',
      'nl-be': 'Ook in promotie: 90 nachten op proef',
      de: 'Auch reduziert: 90 Tage Umtauschrecht',
      en: 'Reduced, and still a 90-night trial',
    },
    text: {
      nl: 'Wat is afgeprijsd, mag je net zo goed omruilen. Alleen outlet-toppers niet.',
      'nl-be': 'Wat in promotie is, mag je net zo goed omruilen. Alleen outlet-toppers niet.',
      de: 'Was reduziert ist, dürfen Sie genauso umtauschen. Nur Outlet-Topper nicht.',
      en: 'You can exchange what is reduced like anything else. Outlet toppers are the exception.',
    },
    link: {
      title: { nl: 'Zo werkt proefslapen', de: 'So funktioniert es', en: 'How the trial works' },
      page: 'trial',
    },
    image: pictures.boxSpringBlue,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Waarom iets is afgeprijsd',
        'nl-be': 'Waarom iets in promotie is',
        de: 'Warum etwas reduziert ist',
        en: 'Why something is reduced',
      },
      paragraphs: [
        {
          nl: 'Meestal om een van drie redenen: er komt een opvolger, een kleur gaat uit de collectie, of we kochten ruim in en hebben het magazijn nodig. Aan de kwaliteit verandert niets, en er zit geen tweede keus bij.',
          de: 'Meist aus einem von drei Gründen: Ein Nachfolger kommt, eine Farbe läuft aus, oder wir haben reichlich eingekauft und brauchen den Platz. An der Qualität ändert sich nichts, und zweite Wahl ist nicht dabei.',
          en: 'Usually for one of three reasons: a successor is coming, a finish is leaving the range, or we bought plenty and need the space. The quality is the same, and there are no seconds among them.',
        },
        {
          nl: 'Laat korting je hardheid niet kiezen. Een matras dat je niet past is ook voor de helft te duur.',
          'nl-be':
            'Laat korting je hardheid niet kiezen. Een matras die je niet past is ook voor de helft te duur.',
          de: 'Lassen Sie nicht den Rabatt den Härtegrad wählen. Eine Matratze, die nicht passt, ist auch zum halben Preis zu teuer.',
          en: 'Don’t let a discount choose your firmness. A mattress that does not suit you is too expensive at half the price.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over aanbiedingen',
        'nl-be': 'Vragen over promoties',
        de: 'Fragen zu Angeboten',
        en: 'Questions about deals',
      },
      questions: [
        {
          question: {
            nl: 'Tot wanneer geldt een prijs?',
            de: 'Wie lange gilt ein Preis?',
            en: 'How long does a price last?',
          },
          answer: {
            nl: 'Staat er een dag bij, dan tot en met die dag; anders zolang hij op de pagina staat. Ligt iets in je winkelwagen, dan geldt de prijs van het moment waarop je bestelt.',
            'nl-be':
              'Staat er een dag bij, dan tot en met die dag; anders zolang hij op de pagina staat. Ligt iets in je winkelmandje, dan geldt de prijs van het moment waarop je bestelt.',
            de: 'Steht ein Tag dabei, bis einschließlich zu diesem Tag; sonst solange er auf der Seite steht. Für alles im Warenkorb gilt der Preis zum Zeitpunkt der Bestellung.',
            en: 'If a day stands beside it, through that day; otherwise for as long as it is on the page. For what is in your cart, the price at the moment of ordering applies.',
          },
        },
        {
          question: {
            nl: 'Kan ik een code erbovenop gebruiken?',
            de: 'Gilt ein Gutscheincode zusätzlich?',
            en: 'Can I use a code on top?',
          },
          answer: {
            nl: 'Bij de meeste codes wel. Geldt hij niet voor iets in je bestelling, dan zeggen we waarom.',
            de: 'Bei den meisten ja. Gilt er für etwas nicht, sagen wir, warum.',
            en: 'With most codes, yes. If one does not apply to something, we say why.',
          },
        },
        {
          question: {
            nl: 'Ik kocht gisteren voor de oude prijs. Wat nu?',
            de: 'Ich habe gestern zum alten Preis gekauft. Was nun?',
            en: 'I bought at the old price yesterday. What now?',
          },
          answer: {
            nl: 'Bel ons binnen veertien dagen na je bestelling, dan krijg je het verschil terug.',
            de: 'Melden Sie sich binnen vierzehn Tagen, dann erstatten wir die Differenz.',
            en: 'Call us within fourteen days and we refund the difference.',
          },
        },
      ],
    },
  ],
};
