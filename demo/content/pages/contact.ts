import type { WrittenArticle } from '../written-page.ts';

export const contact: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  title: { nl: 'Contact', de: 'Kontakt', en: 'Contact' },
  metaTitle: {
    nl: 'Contact met een slaapadviseur | Sluimer',
    de: 'Kontakt zu unserer Schlafberatung | Sluimer',
    en: 'Contact a sleep adviser | Sluimer',
  },
  metaDescription: {
    nl: 'Bel, mail of kom langs in Amersfoort. Je krijgt iemand aan de lijn die zelf op de matrassen heeft geslapen en je in drie vragen verder helpt.',
    de: 'Rufen Sie an, schreiben Sie oder besuchen Sie uns in Amersfoort. Sie sprechen mit Menschen, die selbst auf den Matratzen geschlafen haben.',
    en: 'Call, write or visit us in Amersfoort. You will speak to someone who has slept on the mattresses and gets you further in three questions.',
  },
  keywords: {
    nl: [
      'telefoonnummer',
      'telefoon',
      'bellen',
      'e-mail',
      'mailen',
      'klantenservice',
      'klantendienst',
      'chat',
      'advies op maat',
      'slaapadviseur',
      'klacht indienen',
      'vraag stellen',
    ],
    de: [
      'Telefonnummer',
      'Telefon',
      'anrufen',
      'E-Mail',
      'Kundenservice',
      'Kundendienst',
      'Hotline',
      'Schlafberatung',
      'Beratung',
      'Beschwerde',
      'Frage stellen',
    ],
    en: [
      'phone number',
      'telephone',
      'call',
      'email',
      'customer service',
      'customer support',
      'help',
      'sleep adviser',
      'complaint',
      'ask a question',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Even overleggen',
        'nl-be': 'Eens overleggen',
        de: 'Sprechen Sie mit uns',
        en: 'Talk it over',
      },
      paragraphs: [
        {
          nl: 'Bel 033 - 123 45 67, van maandag tot en met vrijdag tussen 9.00 en 17.30 uur en op zaterdag tussen 10.00 en 16.00 uur. Je krijgt geen keuzemenu, maar iemand die op onze matrassen heeft geslapen.',
          'nl-be':
            'Bel +31 33 123 45 67, van maandag tot en met vrijdag tussen 9.00 en 17.30 uur en op zaterdag tussen 10.00 en 16.00 uur. Je krijgt geen keuzemenu, maar iemand die op onze matrassen heeft geslapen.',
          de: 'Rufen Sie uns unter +31 33 123 45 67 an, montags bis freitags von 9 bis 17:30 Uhr und samstags von 10 bis 16 Uhr. Sie landen nicht in einem Menü, sondern bei jemandem, der auf unseren Matratzen geschlafen hat.',
          en: 'Call +31 33 123 45 67, Monday to Friday from 9 am to 5:30 pm and Saturday from 10 am to 4 pm, Central European Time. No phone menu: you get someone who has slept on our mattresses.',
        },
        {
          nl: 'Liever schrijven? Mail naar hallo@sluimer.example. Op werkdagen antwoorden we dezelfde dag.',
          de: 'Sie schreiben lieber? Mailen Sie an hallo@sluimer.example. An Werktagen antworten wir am selben Tag.',
          en: 'Prefer to write? Send an email to hallo@sluimer.example. On working days we answer the same day.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Langskomen in Amersfoort',
        de: 'Besuchen Sie uns in Amersfoort',
        en: 'Visit us in Amersfoort',
      },
      paragraphs: [
        {
          nl: 'In de showroom naast het magazijn staan al onze bedden. Trek je schoenen uit en blijf op elk matras minstens tien minuten liggen, in de houding waarin je slaapt. Neem je eigen kussen mee als je dat prettig vindt.',
          'nl-be':
            'In de toonzaal naast het magazijn staan al onze bedden. Doe je schoenen uit en blijf op elke matras minstens tien minuten liggen, in de houding waarin je slaapt. Breng gerust je eigen kussen mee.',
          de: 'Im Ausstellungsraum neben dem Lager stehen alle unsere Betten. Ziehen Sie die Schuhe aus und bleiben Sie auf jeder Matratze mindestens zehn Minuten liegen, in der Haltung, in der Sie schlafen. Bringen Sie gern Ihr eigenes Kissen mit.',
          'de-at':
            'Im Schauraum neben dem Lager stehen alle unsere Betten. Ziehen Sie die Schuhe aus und bleiben Sie auf jeder Matratze mindestens zehn Minuten liegen, in der Haltung, in der Sie schlafen. Bringen Sie gern Ihren eigenen Polster mit.',
          en: 'All our beds stand in the showroom next to the warehouse. Take off your shoes and stay on each mattress for at least ten minutes, in the position you sleep in. Bring your own pillow if you like.',
        },
        {
          nl: 'Sluimer B.V., Dommelpad 12, 3800 ZZ Amersfoort. Open op dezelfde uren als de telefoon; parkeren is gratis.',
          'nl-be':
            'Sluimer B.V., Dommelpad 12, 3800 ZZ Amersfoort, Nederland. Open op dezelfde uren als de telefoon; parkeren is gratis.',
          de: 'Sluimer B.V., Dommelpad 12, 3800 ZZ Amersfoort, Niederlande. Geöffnet wie am Telefon; Parken ist kostenlos.',
          en: 'Sluimer B.V., Dommelpad 12, 3800 ZZ Amersfoort, the Netherlands. Open the same hours as the phone; parking is free.',
        },
      ],
    },
    {
      type: 'questions',
      title: { nl: 'Voor je belt', de: 'Bevor Sie anrufen', en: 'Before you call' },
      questions: [
        {
          question: {
            nl: 'Wat willen jullie weten om te adviseren?',
            'nl-be': 'Wat willen jullie weten om advies te geven?',
            de: 'Was müssen Sie wissen, um mich zu beraten?',
            en: 'What do you need to know to advise me?',
          },
          answer: {
            nl: 'Je lengte en gewicht, hoe je meestal slaapt en waar je nu last van hebt. Slaap je samen, dan ook van de ander.',
            'nl-be':
              'Je lengte en gewicht, hoe je meestal slaapt en waar je nu last van hebt. Slaap je samen, dan ook van de andere.',
            de: 'Ihre Größe und Ihr Gewicht, wie Sie meist schlafen und was Sie jetzt stört. Schlafen Sie zu zweit, dasselbe von der anderen Person.',
            en: 'Your height and weight, how you usually sleep and what bothers you now. If you share the bed, the same for the other person.',
          },
        },
        {
          question: {
            nl: 'Kan ik mijn bezorgdag verzetten?',
            'nl-be': 'Kan ik mijn leverdag verplaatsen?',
            de: 'Kann ich den Liefertermin verschieben?',
            en: 'Can I move my delivery date?',
          },
          answer: {
            nl: 'Ja, tot 12 uur ’s middags op de werkdag ervoor. Bellen gaat het snelst.',
            'nl-be': 'Ja, tot 12 uur ’s middags op de werkdag ervoor. Bellen gaat het snelst.',
            de: 'Ja, bis 12 Uhr am Werktag davor. Am schnellsten geht es am Telefon.',
            en: 'Yes, until noon on the working day before. Calling is quickest.',
          },
        },
        {
          question: {
            nl: 'Ik heb een klacht. Wie pakt die op?',
            'nl-be': 'Ik heb een klacht. Wie behandelt die?',
            de: 'Ich habe eine Beschwerde. Wer kümmert sich darum?',
            en: 'I have a complaint. Who handles it?',
          },
          answer: {
            nl: 'Degene die je aan de lijn krijgt, tot het is opgelost. Je hoeft je verhaal maar één keer te vertellen.',
            'nl-be':
              'Diegene die je aan de lijn krijgt, tot het opgelost is. Je hoeft je verhaal maar één keer te doen.',
            de: 'Die Person, mit der Sie sprechen, bis es gelöst ist. Sie erzählen Ihre Geschichte nur einmal.',
            en: 'The person you speak to, until it is solved. You only tell your story once.',
          },
        },
      ],
    },
  ],
};
