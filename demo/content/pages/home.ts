import { FREE_DELIVERY_FROM } from '../../amount.ts';
import { choice, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import { shopAwards } from '../shop-awards.ts';
import { weightLinks } from '../weight-links.ts';
import type { WrittenHome } from '../written-page.ts';

/**
 * A story in five screens: the bed that is yours, find it in a minute, what others say, how we
 * deliver, where to lie down.
 */
export const home: WrittenHome = {
  type: 'Home',
  modified: '2026-11-27',
  title: { nl: 'Home', de: 'Startseite', en: 'Home' },
  metaTitle: {
    nl: 'Sluimer: matrassen, boxsprings en beddengoed',
    de: 'Sluimer: Matratzen, Boxspringbetten und Bettwaren',
    en: 'Sluimer: mattresses, box springs and bedding',
  },
  metaDescription: {
    nl: `Matrassen, boxsprings, toppers en beddengoed van een familiebedrijf. 90 nachten proefslapen en gratis bezorgd vanaf ${FREE_DELIVERY_FROM}, tot in de slaapkamer.`,
    'nl-be': `Matrassen, boxsprings, toppers en beddengoed van een familiebedrijf. 90 nachten proefslapen en gratis levering vanaf ${FREE_DELIVERY_FROM}, tot in de slaapkamer.`,
    de: `Matratzen, Boxspringbetten, Topper und Bettwaren vom Familienbetrieb. 90 Tage Umtauschrecht, ab ${FREE_DELIVERY_FROM} kostenlos bis ins Schlafzimmer geliefert.`,
    en: `Mattresses, box springs, toppers and bedding from a family firm. Sleep on it for 90 nights; free delivery to the bedroom from ${FREE_DELIVERY_FROM}.`,
  },
  blocks: [
    {
      type: 'hero',
      title: {
        nl: 'Het bed waar je niet meer uit wilt',
        'nl-be': 'Het bed waar je niet meer uit wil',
        de: 'Das Bett, aus dem Sie nicht mehr herauswollen',
        en: 'The bed you won’t want to leave',
      },
      text: {
        nl: 'Kies in alle rust, slaap er 90 nachten op en beslis dan pas. Wij brengen je matras tot naast het bed en nemen het oude mee terug.',
        'nl-be':
          'Kies in alle rust, slaap er 90 nachten op en beslis dan pas. Wij dragen je matras tot naast het bed en nemen de oude mee terug.',
        de: 'Wählen Sie in Ruhe und schlafen Sie erst einmal darauf: Mit 90 Tagen Umtauschrecht entscheiden Sie, wenn Sie sicher sind. Wir tragen die neue Matratze bis ans Bett und nehmen die alte mit.',
        en: 'Take your time choosing, sleep on it for 90 nights, and only then decide. We carry your mattress to the bed and take the old one away.',
      },
      link: {
        title: { nl: 'Bekijk de matrassen', de: 'Matratzen ansehen', en: 'See the mattresses' },
        page: 'mattresses',
      },
      image: pictures.banner,
    },
    {
      type: 'links',
      title: {
        nl: 'In een minuut gevonden: hoe breed?',
        de: 'In einer Minute gefunden: wie breit?',
        en: 'Find it in a minute: how wide?',
      },
      links: [
        ...sizes('mattresses', ['90x200', '140x200', '160x200', '180x200']),
        {
          page: 'my-bed',
          title: {
            nl: 'Mijn bed: op schaal in mijn kamer',
            de: 'Mein Bett: maßstäblich im Zimmer',
            en: 'My bed: to scale in my room',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Hoeveel weeg je?', de: 'Wie viel wiegen Sie?', en: 'What do you weigh?' },
      links: [
        ...weightLinks(),
        {
          title: {
            nl: 'Met z’n tweeën? Advies voor elke kant',
            'nl-be': 'Met twee? Advies voor elke kant',
            de: 'Zu zweit? Beratung für jede Seite',
            en: 'Two of you? Advice for each side',
          },
          page: 'mattress-advisor',
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Hoe lig je het liefst?',
        de: 'Wie liegen Sie am liebsten?',
        en: 'How do you like to lie?',
      },
      links: [
        choice('mattresses', 'matras_slaaphouding', 'zij', {
          nl: 'Op mijn zij',
          de: 'Auf der Seite',
          en: 'On my side',
        }),
        choice('mattresses', 'matras_slaaphouding', 'rug', {
          nl: 'Op mijn rug',
          de: 'Auf dem Rücken',
          en: 'On my back',
        }),
        choice('mattresses', 'matras_slaaphouding', 'buik', {
          nl: 'Op mijn buik',
          de: 'Auf dem Bauch',
          en: 'On my stomach',
        }),
      ],
    },
    {
      type: 'category-tiles',
      title: {
        nl: 'Of begin bij wat je zoekt',
        de: 'Oder beginnen Sie bei dem, was Sie suchen',
        en: 'Or start with what you need',
      },
      tiles: [
        {
          page: 'mattresses',
          image: pictures.tileMattresses,
        },
        {
          page: 'box-springs',
          image: pictures.tileBoxSprings,
        },
        {
          page: 'beds',
          image: pictures.tileBedFrames,
        },
        {
          page: 'toppers',
          image: pictures.tileToppers,
        },
        {
          page: 'bed-bases',
          image: pictures.tileBedBases,
        },
        {
          page: 'bedding',
          image: pictures.tileBedding,
        },
        {
          page: 'accessories',
          image: pictures.tileAccessories,
        },
        {
          page: 'promotions',
          image: pictures.tileOutlet,
        },
      ],
    },
    {
      type: 'products',
      title: {
        nl: 'Waar de meesten op slapen',
        de: 'Worauf die meisten schlafen',
        en: 'What most people sleep on',
      },
      category: 'mattresses',
      count: 4,
      link: {
        title: { nl: 'Alle matrassen', de: 'Alle Matratzen', en: 'All mattresses' },
        page: 'mattresses',
      },
    },
    shopAwards,
    {
      type: 'text',
      title: {
        nl: 'Zo komt je bed thuis',
        de: 'So kommt Ihr Bett nach Hause',
        en: 'How your bed comes home',
      },
      paragraphs: [
        {
          nl: 'Bij elk bed staat de dag waarop het er kan zijn, voor jouw postcode. Je kiest zelf dag en tijdvak; die ochtend weet je binnen welke twee uur we komen.',
          de: 'Bei jedem Bett steht der Tag, an dem es da sein kann, für Ihre Postleitzahl. Sie wählen Tag und Uhrzeit; am Morgen wissen Sie, in welchen zwei Stunden davon wir kommen.',
          en: 'Beside every bed is the day it can be there, for your postal code. You choose the day and a time; that morning, you know in which two hours of it we come.',
        },
        {
          nl: 'Twee bezorgers dragen alles naar de kamer van je keuze, ook drie trappen hoog. Het oude matras gaat mee terug en wordt gerecycled.',
          'nl-be':
            'Twee leveraars dragen alles naar de kamer van je keuze, ook drie trappen hoog. De oude matras gaat mee terug en wordt gerecycleerd.',
          de: 'Zwei Personen tragen alles in den Raum Ihrer Wahl, auch in den dritten Stock. Die alte Matratze nehmen wir mit und geben sie ins Recycling.',
          en: 'Two people carry everything to the room of your choice, even three flights up. The old mattress goes back with us and is recycled.',
        },
        {
          nl: 'Dan begint het pas: slaap er 90 nachten op. Past het niet, dan halen we het gratis op.',
          'nl-be':
            'Dan begint het pas: slaap er 90 nachten op. Valt het tegen, dan halen we het gratis op.',
          de: 'Dann fängt es erst an: Schlafen Sie bis zu 90 Nächte darauf. Passt es nicht, holen wir es kostenlos ab.',
          en: 'That is only the start: sleep on it for 90 nights. If it does not suit you, we collect it free of charge.',
        },
      ],
      image: pictures.bedFrameRoom,
    },
    {
      type: 'usps',
      usps: [
        {
          icon: 'moon',
          title: {
            nl: '90 nachten proefslapen',
            de: '90 Tage Umtauschrecht',
            en: '90-night trial',
          },
          text: {
            nl: 'Toch niet het goede bed? Dan ruilen we het om, of je krijgt je geld terug.',
            de: 'Doch nicht das richtige Bett? Dann tauschen wir es um oder Sie erhalten Ihr Geld zurück.',
            en: 'Not the right bed after all? We exchange it, or you get your money back.',
          },
        },
        {
          icon: 'truck',
          title: {
            nl: `Gratis bezorgd vanaf ${FREE_DELIVERY_FROM}`,
            'nl-be': `Gratis levering vanaf ${FREE_DELIVERY_FROM}`,
            de: `Kostenlose Lieferung ab ${FREE_DELIVERY_FROM}`,
            en: `Free delivery from ${FREE_DELIVERY_FROM}`,
          },
          text: {
            nl: 'Tot in de kamer van je keuze, ook drie trappen hoog.',
            de: 'Bis in den Raum Ihrer Wahl, auch in den dritten Stock.',
            en: 'To the room of your choice, even three flights up.',
          },
        },
        {
          icon: 'shield',
          title: {
            nl: '10 jaar garantie op de kern',
            de: '10 Jahre Garantie auf den Kern',
            en: '10-year warranty on the core',
          },
          text: {
            nl: 'Zakt een matras door, dan maken we het in orde.',
            'nl-be': 'Zakt een matras door, dan brengen we dat in orde.',
            de: 'Gibt eine Matratze nach, bringen wir das in Ordnung.',
            en: 'If a mattress sags, we put it right.',
          },
        },
        {
          icon: 'return',
          title: {
            nl: 'Je oude matras gaat mee',
            de: 'Alte Matratze nehmen wir mit',
            en: 'Old mattress taken away',
          },
          text: {
            nl: 'We nemen het mee terug en laten het recyclen. Daar betaal je niets extra voor.',
            'nl-be':
              'We nemen ze mee terug en laten ze recycleren. Daar betaal je niets extra voor.',
            de: 'Wir geben sie ins Recycling, ohne Aufpreis.',
            en: 'We have it recycled, at no extra cost.',
          },
        },
      ],
    },
    {
      type: 'banner',
      title: { nl: 'Eerst even liggen?', de: 'Erst einmal probeliegen?', en: 'Lie down first?' },
      text: {
        nl: 'Dat kan in Amersfoort en Zwolle, en net over de grens in Gent en Münster. Trek je schoenen uit en blijf tien minuten liggen; een afspraak hoeft niet.',
        'nl-be':
          'Dat kan in Gent, van dinsdag tot en met zaterdag. Doe je schoenen uit en blijf tien minuten liggen; een afspraak hoeft niet.',
        de: 'In Münster und kurz hinter der Grenze in Zwolle, Amersfoort und Linz. Ziehen Sie die Schuhe aus und bleiben Sie zehn Minuten liegen; einen Termin brauchen Sie nicht.',
        'de-at':
          'In Linz, von Dienstag bis Samstag. Ziehen Sie die Schuhe aus und bleiben Sie zehn Minuten liegen; einen Termin brauchen Sie nicht.',
        en: 'You can in Amersfoort and Zwolle, and just across the border in Ghent and Münster. Take off your shoes and stay for ten minutes; no appointment needed.',
      },
      link: {
        title: {
          nl: 'Winkels en openingstijden',
          'nl-be': 'Winkel en openingsuren',
          de: 'Geschäfte und Öffnungszeiten',
          'de-at': 'Geschäft und Öffnungszeiten',
          en: 'Stores and opening hours',
        },
        page: 'stores',
      },
      image: pictures.promotion,
    },
  ],
};
