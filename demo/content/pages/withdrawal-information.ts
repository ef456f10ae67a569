import { COMPANY_ADDRESS } from '../company.ts';
import type { WrittenArticle } from '../written-page.ts';

/** The information on the right of withdrawal required by law (Directive 2011/83/EU, Annex I). */
export const withdrawalInformation: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-20',
  title: { nl: 'Herroepingsrecht', de: 'Widerrufsbelehrung', en: 'Right of withdrawal' },
  metaTitle: {
    nl: 'Herroepingsrecht: veertien dagen | Sluimer',
    de: 'Widerrufsbelehrung und Formular | Sluimer',
    en: 'Right of withdrawal: fourteen days | Sluimer',
  },
  metaDescription: {
    nl: 'Je hebt veertien dagen om een aankoop te herroepen, zonder reden en ook als je matras is uitgepakt. Zo doe je het, en zo krijg je je geld terug.',
    de: 'Sie haben vierzehn Tage Widerrufsrecht, ohne Grund und auch bei einer ausgepackten Matratze. So widerrufen Sie, und so erhalten Sie Ihr Geld zurück.',
    en: 'You have fourteen days to withdraw from a purchase, without a reason, even if the mattress is unwrapped. How to do it and get your money back.',
  },
  keywords: {
    nl: ['bedenktijd', 'veertien dagen', '14 dagen bedenktijd', 'modelformulier'],
    de: ['Widerrufsrecht', 'Widerruf', 'Widerrufsfrist', 'Muster-Widerrufsformular', '14 Tage'],
    en: ['cooling-off period', 'withdrawal form', '14 days'],
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'Veertien dagen', de: 'Widerrufsrecht', en: 'Fourteen days' },
      paragraphs: [
        {
          nl: 'Je hebt het recht om de overeenkomst binnen veertien dagen zonder opgave van redenen te herroepen. De termijn loopt tot veertien dagen na de dag waarop jij, of iemand die jij aanwijst en die niet de vervoerder is, de artikelen in bezit krijgt. Komt een bestelling in delen, dan telt het laatste deel.',
          de: 'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Kommt eine Bestellung in Teilen, zählt der letzte Teil.',
          'de-at':
            'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen; im österreichischen Gesetz heißt das Rücktritt vom Vertrag (§ 11 FAGG). Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Kommt eine Bestellung in Teilen, zählt der letzte Teil.',
          en: 'You have the right to withdraw from the contract within fourteen days without giving any reason. The period ends fourteen days after the day on which you, or someone you name who is not the carrier, receive the goods. If an order comes in parts, the last part counts.',
        },
        {
          nl: 'Je bent op tijd als je je verklaring verstuurt voordat die termijn voorbij is.',
          de: 'Zur Wahrung der Frist reicht es aus, dass Sie Ihre Erklärung vor ihrem Ablauf absenden.',
          en: 'You are in time if you send your declaration before that period is over.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'Zo herroep je', de: 'So widerrufen Sie', en: 'How to withdraw' },
      intro: {
        nl: 'Een duidelijke verklaring is genoeg. Kies wat je het handigst vindt.',
        de: 'Eine eindeutige Erklärung genügt. Wählen Sie, was Ihnen am liebsten ist.',
        en: 'A clear statement is enough. Choose what suits you.',
      },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Online.', de: 'Online.', en: 'Online.' },
          text: {
            nl: 'Met de knop “Overeenkomst herroepen”, onder aan elke pagina. Je vult je naam, je bestelnummer en je e-mailadres in, controleert het en bevestigt. De ontvangstbevestiging met dag en tijdstip komt meteen per e-mail.',
            de: 'Mit der Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite. Sie geben Namen, Bestellnummer und E-Mail-Adresse ein, prüfen die Angaben und bestätigen. Die Eingangsbestätigung mit Tag und Uhrzeit kommt sofort per E-Mail.',
            en: 'With the button “Withdraw from contract here” at the foot of every page. You fill in your name, order number and email address, check them and confirm. The receipt with day and time comes by email at once.',
          },
        },
        {
          title: {
            nl: 'Per e-mail of post.',
            de: 'Per E-Mail oder Post.',
            en: 'By email or post.',
          },
          text: {
            nl: `Aan hallo@sluimer.example, of aan Sluimer B.V., ${COMPANY_ADDRESS.nl}. Je kunt het formulier hieronder gebruiken, maar dat hoeft niet.`,
            'nl-be': `Aan hallo@sluimer.example, of aan Sluimer B.V., ${COMPANY_ADDRESS['nl-be']}. Je kan het formulier hieronder gebruiken, maar dat hoeft niet.`,
            de: `An hallo@sluimer.example oder an Sluimer B.V., ${COMPANY_ADDRESS.de}. Das Muster-Formular unten können Sie verwenden, müssen es aber nicht.`,
            en: `To hallo@sluimer.example, or to Sluimer B.V., ${COMPANY_ADDRESS.en}. You may use the form below, but you need not.`,
          },
        },
        {
          title: { nl: 'Telefonisch.', de: 'Telefonisch.', en: 'By phone.' },
          text: {
            nl: 'Op 033 - 123 45 67. Vraag dan om een bevestiging, zodat je kunt aantonen dat je op tijd was.',
            'nl-be':
              'Op +31 33 123 45 67. Vraag dan om een bevestiging, zodat je kan aantonen dat je op tijd was.',
            de: 'Unter +31 33 123 45 67. Lassen Sie es sich bitte bestätigen, damit Sie zeigen können, dass Sie rechtzeitig waren.',
            en: 'On +31 33 123 45 67. Ask for a confirmation, so that you can show that you were in time.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: { nl: 'Wat er dan gebeurt', de: 'Folgen des Widerrufs', en: 'What happens then' },
      paragraphs: [
        {
          nl: 'Je krijgt alles terug wat je hebt betaald, ook de kosten van onze gewone bezorging, en uiterlijk veertien dagen nadat je verklaring bij ons is. We betalen terug zoals jij betaalde; dat kost je niets. We mogen wachten tot de artikelen terug zijn of tot je laat zien dat je ze hebt verstuurd, wat maar het eerst is.',
          'nl-be':
            'Je krijgt alles terug wat je hebt betaald, ook de kosten van onze gewone levering, en uiterlijk veertien dagen nadat je verklaring bij ons is. We betalen terug zoals jij betaalde; dat kost je niets. We mogen wachten tot de artikelen terug zijn of tot je laat zien dat je ze hebt verstuurd, wat er ook eerst komt.',
          de: 'Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Kosten unserer Standardlieferung, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem Ihr Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel wie Sie; Entgelte berechnen wir dafür nicht. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder bis Sie die Rücksendung nachweisen, je nachdem, was früher ist.',
          en: 'You get back all that you paid, the cost of our standard delivery included, and no later than fourteen days after your declaration reaches us. We use the means of payment that you used; it costs you nothing. We may wait until we have the goods back or until you show that you have sent them, whichever comes first.',
        },
        {
          nl: 'Stuur de artikelen terug of geef ze mee binnen veertien dagen na je herroeping. Grote stukken halen we bij je op. Ophalen en terugsturen betalen wij. Je bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de artikelen vast te stellen.',
          de: 'Bitte senden oder geben Sie die Waren binnen vierzehn Tagen nach Ihrem Widerruf zurück. Große Stücke holen wir bei Ihnen ab. Die Kosten der Rücksendung und der Abholung tragen wir. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang mit den Waren zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.',
          en: 'Send the goods back or hand them over within fourteen days of your withdrawal. We collect large pieces from your home. We pay for sending and collecting. You are liable only for a loss in value that comes from handling the goods more than is needed to establish their nature, characteristics and functioning.',
        },
      ],
    },
    {
      type: 'list',
      title: {
        nl: 'Modelformulier',
        de: 'Muster-Widerrufsformular',
        en: 'Model withdrawal form',
      },
      intro: {
        nl: `Vul dit alleen in en stuur het alleen terug als je de overeenkomst wilt herroepen. Aan: Sluimer B.V., ${COMPANY_ADDRESS.nl}, hallo@sluimer.example.`,
        'nl-be': `Vul dit alleen in en stuur het alleen terug als je de overeenkomst wil herroepen. Aan: Sluimer B.V., ${COMPANY_ADDRESS['nl-be']}, hallo@sluimer.example.`,
        de: `Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück. An: Sluimer B.V., ${COMPANY_ADDRESS.de}, hallo@sluimer.example.`,
        en: `Complete and return this form only if you wish to withdraw from the contract. To: Sluimer B.V., ${COMPANY_ADDRESS.en}, hallo@sluimer.example.`,
      },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Verklaring:', de: 'Erklärung:', en: 'Statement:' },
          text: {
            nl: 'hiermee deel ik u mee dat ik mijn overeenkomst over de verkoop van de volgende goederen herroep.',
            de: 'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren.',
            en: 'I hereby give notice that I withdraw from my contract of sale of the following goods.',
          },
        },
        {
          title: {
            nl: 'Besteld op en ontvangen op:',
            de: 'Bestellt am und erhalten am:',
            en: 'Ordered on and received on:',
          },
          text: { nl: 'de beide dagen.', de: 'beide Tage.', en: 'both days.' },
        },
        {
          title: {
            nl: 'Naam en adres van de consument:',
            de: 'Name und Anschrift des Verbrauchers:',
            en: 'Name and address of the consumer:',
          },
          text: {
            nl: 'zoals bij de bestelling.',
            de: 'wie bei der Bestellung.',
            en: 'as in the order.',
          },
        },
        {
          title: {
            nl: 'Datum en handtekening:',
            de: 'Datum und Unterschrift:',
            en: 'Date and signature:',
          },
          text: {
            nl: 'de handtekening alleen als je dit formulier op papier indient.',
            de: 'die Unterschrift nur bei einer Mitteilung auf Papier.',
            en: 'the signature only if this form is sent on paper.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over herroepen',
        de: 'Fragen zum Widerruf',
        en: 'Questions about withdrawing',
      },
      questions: [
        {
          question: {
            nl: 'Mag een matras terug die al uitgepakt is?',
            de: 'Lässt sich eine ausgepackte Matratze zurückgeben?',
            en: 'Can a mattress go back once it is unwrapped?',
          },
          answer: {
            nl: 'Ja. Het Europese Hof van Justitie heeft beslist dat een matras niet hoort bij de artikelen die om hygiëne zijn uitgesloten, ook als de beschermfolie eraf is (zaak C-681/17).',
            de: 'Ja. Der Europäische Gerichtshof hat entschieden, dass eine Matratze nicht zu den Waren gehört, die aus Gründen der Hygiene ausgeschlossen sind, auch wenn die Schutzfolie entfernt ist (Rechtssache C-681/17).',
            en: 'Yes. The European Court of Justice has decided that a mattress is not among the goods excluded for hygiene, even when the protective film is off (case C-681/17).',
          },
        },
        {
          question: {
            nl: 'Is dit hetzelfde als proefslapen?',
            de: 'Ist das dasselbe wie Ihr Umtauschrecht von 90 Tagen?',
            en: 'Is this the same as the 90-night trial?',
          },
          answer: {
            nl: 'Nee. Het herroepingsrecht geeft de wet je, bij alles wat je online koopt. De 90 nachten proefslapen geven wij je daarbovenop, voor matrassen, toppers en boxsprings, met eigen voorwaarden. Het een gaat niet ten koste van het ander.',
            de: 'Nein. Das Widerrufsrecht gibt Ihnen das Gesetz, bei allem, was Sie online kaufen. Das Umtauschrecht von 90 Tagen geben wir Ihnen zusätzlich, auf Matratzen, Topper und Boxspringbetten und mit eigenen Bedingungen. Das eine schmälert das andere nicht.',
            'de-at':
              'Nein. Das Rücktrittsrecht gibt Ihnen das Gesetz, bei allem, was Sie online kaufen. Das Umtauschrecht von 90 Tagen geben wir Ihnen zusätzlich, auf Matratzen, Topper und Boxspringbetten und mit eigenen Bedingungen. Das eine schmälert das andere nicht.',
            en: 'No. The law gives you the right of withdrawal, for everything you buy online. The 90-night trial is ours on top of that, for mattresses, toppers and box springs, with conditions of its own. Neither takes anything from the other.',
          },
        },
        {
          question: {
            nl: 'Wanneer geldt het herroepingsrecht niet?',
            de: 'Wann gilt das Widerrufsrecht nicht?',
            en: 'When does the right of withdrawal not apply?',
          },
          answer: {
            nl: 'Bij een bed dat we op jouw maat en naar jouw wensen hebben gemaakt. Een standaardmaat, ook met een kleur of hardheid naar keuze uit ons aanbod, valt daar niet onder.',
            de: 'Bei einem Bett, das wir nach Ihrem Maß und Ihren Wünschen angefertigt haben. Eine Standardgröße gehört nicht dazu, auch nicht mit einer Farbe oder einem Härtegrad Ihrer Wahl aus unserem Angebot.',
            en: 'For a bed that we made to your measure and your wishes. A standard size does not count as that, not even in a color or firmness of your choice from our range.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder', de: 'Weiter', en: 'Further' },
      links: [
        {
          title: {
            nl: 'Overeenkomst herroepen',
            de: 'Vertrag widerrufen',
            en: 'Withdraw from contract here',
          },
          page: 'withdrawal',
        },
        { page: 'trial' },
        { page: 'returns' },
        { page: 'terms' },
      ],
    },
  ],
};
