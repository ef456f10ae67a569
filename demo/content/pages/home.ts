import { FREE_DELIVERY_FROM } from '../../amount.ts';
import { pictures } from '../pictures.ts';
import { shopAwards } from '../shop-awards.ts';
import type { WrittenHome } from '../written-page.ts';

export const home: WrittenHome = {
  type: 'Home',
  modified: '2026-09-14',
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
      type: 'category-tiles',
      title: {
        nl: 'Waar ben je naar op zoek?',
        de: 'Was suchen Sie?',
        en: 'What are you looking for?',
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
      type: 'products',
      title: {
        nl: 'Onze meest gekozen matrassen',
        de: 'Unsere beliebtesten Matratzen',
        en: 'Our most popular mattresses',
      },
      category: 'mattresses',
      count: 4,
      link: {
        title: { nl: 'Alle matrassen', de: 'Alle Matratzen', en: 'All mattresses' },
        page: 'mattresses',
      },
    },
    {
      type: 'text',
      title: {
        nl: 'Hoe wij kiezen wat we verkopen',
        de: 'Wie wir auswählen, was wir verkaufen',
        en: 'How we choose what we sell',
      },
      paragraphs: [
        {
          nl: 'In ons magazijn in Amersfoort staat een bed dat nooit is opgemaakt: het proefbed. Elk matras ligt daar eerst een paar weken, en wie bij ons werkt slaapt er om de beurt op. Lichte slapers, zware slapers, zijslapers en mensen die de hele nacht draaien.',
          'nl-be':
            'In ons magazijn in Amersfoort staat een bed dat nooit opgemaakt is: het proefbed. Elke matras ligt daar eerst een paar weken, en wie bij ons werkt slaapt er om de beurt op. Lichte slapers, zware slapers, zijslapers en mensen die heel de nacht draaien.',
          de: 'In unserem Lager in Amersfoort steht ein Bett, das nie gemacht ist: das Probebett. Jede Matratze liegt dort zuerst ein paar Wochen, und alle, die bei uns arbeiten, schlafen abwechselnd darauf. Leichte und schwere Menschen, Seitenschläfer und solche, die sich die ganze Nacht drehen.',
          en: 'In our warehouse in Amersfoort there is a bed that never gets made: the test bed. Every mattress spends its first weeks there, and everyone who works here takes a turn sleeping on it. Light people, heavy people, side sleepers and people who turn over all night.',
        },
        {
          nl: 'Daarna snijden we er een open. We willen weten hoe dik de lagen echt zijn, hoe zwaar het schuim is en of de hoes eraf kan om te wassen. Wat we vinden, staat op de productpagina: in graden van 1 tot 5, zodat je matrassen eerlijk naast elkaar kunt leggen.',
          'nl-be':
            'Daarna snijden we er een open. We willen weten hoe dik de lagen echt zijn, hoe zwaar het schuim is en of de hoes eraf kan om te wassen. Wat we vinden, staat op de productpagina: in graden van 1 tot 5, zodat je matrassen eerlijk kan vergelijken.',
          de: 'Danach schneiden wir eine auf. Wir möchten wissen, wie dick die Schichten wirklich sind, wie schwer der Schaum ist und ob sich der Bezug zum Waschen abnehmen lässt. Was wir finden, steht auf der Produktseite: in Punkten von 1 bis 5, damit Sie Matratzen ehrlich vergleichen können.',
          en: 'Then we cut one open. We want to know how thick the layers really are, how dense the foam is and whether the cover comes off for washing. What we find is on the product page, in grades from 1 to 5, so that you can compare mattresses fairly.',
        },
        {
          nl: 'Wat niet deugt, komt er niet in. Daarom is ons aanbod kleiner dan dat van een warenhuis, en kunnen we bij elk bed vertellen voor wie het is.',
          'nl-be':
            'Wat niet deugt, komt er niet in. Daarom is ons aanbod kleiner dan dat van een warenhuis, en kunnen we van elk bed zeggen voor wie het bedoeld is.',
          de: 'Was nicht überzeugt, kommt nicht ins Sortiment. Deshalb ist unsere Auswahl kleiner als die eines Kaufhauses, und wir können Ihnen zu jedem Bett sagen, für wen es gemacht ist.',
          en: 'What isn’t good enough doesn’t get in. So our range is smaller than a department store’s, and we can tell you for every bed who it is meant for.',
        },
      ],
      image: pictures.mattressCorner,
    },
    {
      type: 'products',
      title: {
        nl: 'Boxsprings om thuis uit te proberen',
        de: 'Boxspringbetten zum Probeschlafen zu Hause',
        en: 'Box springs to try at home',
      },
      category: 'boxSprings',
      count: 4,
      link: {
        title: { nl: 'Alle boxsprings', de: 'Alle Boxspringbetten', en: 'All box springs' },
        page: 'box-springs',
      },
    },
    {
      type: 'category-tiles',
      title: {
        nl: 'Eerst goed advies',
        de: 'Gut beraten',
        en: 'Good advice first',
      },
      tiles: [
        {
          page: 'mattress-advice',
          image: pictures.mattressLayers,
          text: {
            nl: 'Veren, schuim of latex: wat het verschil is als je erop ligt.',
            de: 'Federn, Schaum oder Latex: was den Unterschied macht, wenn Sie darauf liegen.',
            en: 'Springs, foam or latex: what the difference is once you lie on it.',
          },
        },
        {
          page: 'firmness-advice',
          image: pictures.mattressSand,
          text: {
            nl: 'Je gewicht en je slaaphouding wijzen de weg.',
            de: 'Ihr Gewicht und Ihre Schlafposition weisen den Weg.',
            en: 'Your weight and your sleeping position point the way.',
          },
        },
        {
          page: 'size-advice',
          image: pictures.bedFrameRoom,
          text: {
            nl: 'Hoe breed voor twee, hoe lang voor jou, en wat er in de kamer past.',
            de: 'Wie breit für zwei, wie lang für Sie, und was ins Zimmer passt.',
            en: 'How wide for two, how long for you, and what fits the room.',
          },
        },
        {
          page: 'pillow-advice',
          image: pictures.pillows,
          text: {
            nl: 'Op je zij, rug of buik: hoe hoog je kussen mag zijn.',
            de: 'Seite, Rücken oder Bauch: wie hoch Ihr Kissen sein darf.',
            'de-at': 'Seite, Rücken oder Bauch: wie hoch Ihr Polster sein darf.',
            en: 'On your side, back or front: how high your pillow may be.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Wat mensen ons vaak vragen',
        de: 'Was uns oft gefragt wird',
        en: 'What people often ask us',
      },
      questions: [
        {
          question: {
            nl: 'Hoe weet ik welke hardheid ik nodig heb?',
            de: 'Woher weiß ich, welchen Härtegrad ich brauche?',
            en: 'How do I know which firmness I need?',
          },
          answer: {
            nl: 'Je gewicht geeft de eerste richting, je slaaphouding de tweede. Weeg je minder dan 60 kilo of slaap je op je zij, begin dan bij zacht of medium. Boven de 90 kilo lig je meestal beter op stevig. Twijfel je, bel dan gerust: we stellen drie vragen en weten genoeg.',
            de: 'Ihr Gewicht gibt die erste Richtung vor, Ihre Schlafposition die zweite. Wiegen Sie weniger als 60 Kilo oder schlafen Sie auf der Seite, beginnen Sie bei weich oder mittel. Über 90 Kilo liegen Sie meist auf fest besser. Wenn Sie zweifeln, rufen Sie an: Drei Fragen genügen uns.',
            en: 'Your weight points the way first, your sleeping position second. If you weigh less than 60 kg (130 lb) or sleep on your side, start at soft or medium. Above 90 kg (200 lb) most people sleep better on firm. If in doubt, call us: three questions are enough.',
          },
        },
        {
          question: {
            nl: 'Hoe werkt proefslapen?',
            de: 'Wie funktioniert das Umtauschrecht?',
            en: 'How does the trial work?',
          },
          answer: {
            nl: 'Je slaapt tot 90 nachten op je nieuwe matras, topper of boxspring. Bevalt het niet, dan halen we het gratis op. Je kiest of je iets anders wilt of je geld terug.',
            'nl-be':
              'Je slaapt tot 90 nachten op je nieuwe matras, topper of boxspring. Valt het tegen, dan halen we het gratis op. Je kiest of je iets anders wil of je geld terug.',
            de: 'Sie schlafen bis zu 90 Nächte auf Ihrer neuen Matratze, Ihrem Topper oder Boxspringbett. Gefällt es Ihnen nicht, holen wir es kostenlos ab. Sie entscheiden, ob Sie tauschen oder Ihr Geld zurückbekommen möchten.',
            en: 'You sleep on your new mattress, topper or box spring for up to 90 nights. If it doesn’t suit you, we collect it free of charge. Then you choose: something else, or your money back.',
          },
        },
        {
          question: {
            nl: 'Brengen jullie het echt naar boven?',
            'nl-be': 'Dragen jullie het echt naar boven?',
            de: 'Tragen Sie das wirklich nach oben?',
            en: 'Do you really carry it upstairs?',
          },
          answer: {
            nl: 'Ja. Matrassen, bedbodems en boxsprings komen met twee bezorgers, die alles in de kamer van je keuze zetten. Meet vooraf wel even de trap: past een boxspring niet om de bocht, dan leveren we hem in delen.',
            'nl-be':
              'Ja. Matrassen, lattenbodems en boxsprings komen met twee leveraars, die alles in de kamer van je keuze zetten. Meet vooraf wel eens de trap: past een boxspring niet rond de draai, dan leveren we hem in delen.',
            de: 'Ja. Matratzen, Lattenroste und Boxspringbetten kommen mit zwei Personen, die alles in den Raum Ihrer Wahl stellen. Messen Sie vorher bitte das Treppenhaus: Passt ein Boxspringbett nicht um die Kurve, liefern wir es in Teilen.',
            en: 'Yes. Mattresses, bed bases and box springs come with two people who put everything in the room of your choice. Do measure the stairs first: if a box spring won’t make the turn, we deliver it in parts.',
          },
        },
        {
          question: {
            nl: 'Wat gebeurt er met mijn oude matras?',
            de: 'Was passiert mit meiner alten Matratze?',
            en: 'What happens to my old mattress?',
          },
          answer: {
            nl: 'Dat nemen we mee als we het nieuwe brengen. De stalen veren worden weer staal, van het schuim maken ze onder meer isolatie en judomatten.',
            'nl-be':
              'Die nemen we mee als we de nieuwe leveren. De stalen veren worden opnieuw staal, van het schuim maken ze onder meer isolatie en judomatten.',
            de: 'Die nehmen wir mit, wenn wir die neue bringen. Aus den Stahlfedern wird wieder Stahl, aus dem Schaum unter anderem Dämmung und Judomatten.',
            en: 'We take it with us when we bring the new one. The steel springs become steel again; the foam is turned into insulation and judo mats, among other things.',
          },
        },
      ],
    },
    shopAwards,
    {
      type: 'newsletter',
      title: {
        nl: 'Tien brieven per jaar over slapen',
        de: 'Zehn Briefe im Jahr über das Schlafen',
        en: 'Ten letters a year about sleep',
      },
      text: {
        nl: 'Eén advies, één bed dat we zelf hebben beslapen en één aanbieding. Opzeggen kan met één klik.',
        'nl-be':
          'Eén advies, één bed dat we zelf hebben beslapen en één promotie. Uitschrijven kan met één klik.',
        de: 'Ein Rat, ein Bett, auf dem wir selbst geschlafen haben, und ein Angebot. Abmelden mit einem Klick.',
        en: 'One piece of advice, one bed we have slept on ourselves, and one deal. Unsubscribe with one click.',
      },
    },
  ],
};
