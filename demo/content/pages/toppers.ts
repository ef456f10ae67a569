import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const toppers: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Toppers', de: 'Topper', en: 'Toppers' },
  category: 'toppers',
  metaTitle: {
    nl: 'Toppers van koudschuim, traagschuim en latex | Sluimer',
    de: 'Topper aus Kaltschaum, Viscoschaum und Latex | Sluimer',
    en: 'Toppers in HR foam, memory foam and latex | Sluimer',
  },
  metaDescription: {
    nl: 'Een topper maakt je bed zachter, koeler of juist één geheel. Kies op materiaal, dikte en maat, en slaap er thuis 90 nachten op proef op.',
    de: 'Ein Topper macht Ihr Bett weicher, kühler oder durchgehend. Wählen Sie Material, Höhe und Größe und nutzen Sie zu Hause 90 Tage Umtauschrecht.',
    en: 'A topper makes your bed softer, cooler, or one whole surface. Choose by material, thickness and size, and try it at home for 90 nights.',
  },
  intro: {
    nl: 'Een topper van traagschuim of latex maakt een te hard bed zachter, en elke topper maakt van twee losse matrassen één ligvlak. Wat hij niet kan: een doorgezakt matras redden.',
    'nl-be':
      'Een topper van traagschuim of latex maakt een te hard bed zachter, en elke topper maakt van twee losse matrassen één ligvlak. Wat hij niet kan: een doorgezakte matras redden.',
    de: 'Ein Topper aus Viscoschaum oder Latex macht ein zu hartes Bett weicher, und jeder Topper macht aus zwei Matratzen eine Liegefläche. Was er nicht kann: eine durchgelegene Matratze retten.',
    en: 'A topper of memory foam or latex makes a hard bed softer, and any topper makes one surface of two mattresses. What it cannot do is save a mattress that sags.',
  },
  image: pictures.bannerToppers,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Koudschuim, traagschuim of latex',
        de: 'Kaltschaum, Viscoschaum oder Latex',
        en: 'HR foam, memory foam or latex',
      },
      paragraphs: [
        {
          nl: 'Koudschuim is luchtig en voelt neutraal: het past bij wie alleen een zachtere bovenlaag zoekt of de naad wil afdekken. Traagschuim geeft langzaam mee en verdeelt de druk het best. Slaap je koud, dan is dat prettig; heb je het snel warm, kies dan iets anders. Latex veert terug zodra je draait en laat vocht goed door.',
          de: 'Kaltschaum ist luftig und fühlt sich neutral an: richtig für alle, die nur eine weichere Auflage suchen oder die Ritze überbrücken möchten. Viscoschaum gibt langsam nach und verteilt den Druck am besten. Wer leicht friert, mag das; wird Ihnen schnell warm, wählen Sie etwas anderes. Latex federt zurück, sobald Sie sich drehen, und leitet Feuchtigkeit gut ab.',
          en: 'HR foam is airy and feels neutral: right if you only want a softer top layer or a bridge over the gap. Memory foam gives slowly and spreads pressure best. If you sleep cold you will like that; if you sleep hot, pick something else. Latex springs back as soon as you turn and lets moisture through.',
        },
        {
          nl: 'Zeven tot negen centimeter is voor bijna iedereen genoeg, zes als je bed maar een beetje te hard is. Onder de vijf voel je het bed erdoorheen, boven de tien lig je vooral hoger.',
          de: 'Sieben bis neun Zentimeter genügen fast allen, sechs, wenn das Bett nur etwas zu fest ist. Unter fünf spürt man die Matratze durch, über zehn liegen Sie vor allem höher.',
          en: 'Seven to nine centimeters (3 to 3.5 in) are enough for nearly everyone, six (2.5 in) if your bed is only slightly too firm. Below five you feel what is underneath; above ten you mostly just lie higher.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Op een boxspring, een matras of een logeerbed',
        de: 'Auf Boxspringbett, Matratze oder Gästebett',
        en: 'On a box spring, a mattress or a guest bed',
      },
      paragraphs: [
        {
          nl: 'Op een boxspring hoort een topper over de volle breedte. Is je bed elektrisch verstelbaar, dan heb je er twee nodig, of een splittopper, anders trekt hij los bij het omhoogkomen. Op een logeerbed of slaapbank maakt een topper van zeven centimeter van een harde zit een fatsoenlijke nacht.',
          'nl-be':
            'Op een boxspring hoort een topper over de volle breedte. Is je bed elektrisch verstelbaar, dan heb je er twee nodig, of een splittopper, anders schuift hij weg bij het omhoogkomen. Op een logeerbed of zetelbed maakt een topper van zeven centimeter van een harde zit een fatsoenlijke nacht.',
          de: 'Auf ein Boxspringbett gehört ein Topper über die ganze Breite. Ist Ihr Bett elektrisch verstellbar, brauchen Sie zwei oder einen geteilten Topper, sonst verrutscht er beim Hochfahren. Auf einem Gästebett oder Schlafsofa macht ein Topper von sieben Zentimetern aus einer harten Sitzfläche eine ordentliche Nacht.',
          en: 'On a box spring bed the topper should cover the full width. If your bed is electric you need two, or a split topper, or it will pull loose as the bed rises. On a guest bed or sofa bed, seven centimeters of topper turn a hard seat into a decent night.',
        },
      ],
      image: pictures.topperCorner,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over toppers',
        de: 'Fragen zu Toppern',
        en: 'Questions about toppers',
      },
      questions: [
        {
          question: {
            nl: 'Mijn matras is te hard. Helpt een topper?',
            de: 'Meine Matratze ist zu hart. Hilft ein Topper?',
            en: 'My mattress is too hard. Will a topper help?',
          },
          answer: {
            nl: 'Ja. Met een zachte topper van traagschuim of latex krijgen je schouder en heup de ruimte die ze missen. Is je matras juist te zacht, dan helpt een topper niet: je zakt er samen met de topper in weg.',
            'nl-be':
              'Ja. Met een zachte topper van traagschuim of latex krijgen je schouder en heup de ruimte die ze missen. Is je matras net te zacht, dan helpt een topper niet: je zakt er samen met de topper in weg.',
            de: 'Ja. Mit einem weichen Topper aus Viscoschaum oder Latex bekommen Schulter und Hüfte den Platz, der ihnen fehlt. Ist die Matratze dagegen zu weich, hilft ein Topper nicht: Sie sinken mitsamt dem Topper ein.',
            en: 'Yes. A soft topper of memory foam or latex gives your shoulder and hip the room they lack. If your mattress is too soft, a topper won’t help: you sink in, topper and all.',
          },
        },
        {
          question: {
            nl: 'Welke maat topper heb ik nodig?',
            de: 'Welche Größe brauche ich?',
            en: 'Which size do I need?',
          },
          answer: {
            nl: 'Dezelfde als je hele ligvlak: bij twee matrassen van 90 bij 200 is dat 180 bij 200.',
            'nl-be':
              'Dezelfde als je volledige ligvlak: bij twee matrassen van 90 op 200 is dat 180 op 200.',
            de: 'Dieselbe wie Ihre ganze Liegefläche: Bei zwei Matratzen von 90 mal 200 sind das 180 mal 200.',
            en: 'The same as your whole sleeping surface: with two mattresses of 90 by 200 that is 180 by 200.',
          },
        },
        {
          question: {
            nl: 'Hoe lang gaat een topper mee?',
            de: 'Wie lange hält ein Topper?',
            en: 'How long does a topper last?',
          },
          answer: {
            nl: 'Vijf tot zeven jaar als je hem elke maand omdraait en af en toe laat luchten. Latex houdt het het langst vol.',
            'nl-be':
              'Vijf tot zeven jaar als je hem elke maand omdraait en af en toe laat verluchten. Latex houdt het het langst vol.',
            de: 'Fünf bis sieben Jahre, wenn Sie ihn jeden Monat wenden und ab und zu lüften. Latex hält am längsten.',
            en: 'Five to seven years if you turn it every month and air it now and then. Latex holds out longest.',
          },
        },
      ],
    },
  ],
};
