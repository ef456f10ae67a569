import { formatAmount } from '#src/pricing/money.ts';
import { DELIVERY_COST, FREE_DELIVERY_FROM } from '../../amount.ts';
import { HIGH_FLOOR_CENTS } from '../../delivery/delivery-plan.ts';
import { choice } from '../filter-links.ts';
import type { WrittenArticle } from '../written-page.ts';

const HIGH_FLOOR_COST = formatAmount(HIGH_FLOOR_CENTS);

export const delivery: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-27',
  title: { nl: 'Bezorgen', 'nl-be': 'Levering', de: 'Lieferung', en: 'Delivery' },
  metaTitle: {
    nl: 'Bezorgen, tot in de slaapkamer | Sluimer',
    'nl-be': 'Levering, tot in de slaapkamer | Sluimer',
    de: 'Lieferung bis ins Schlafzimmer | Sluimer',
    en: 'Delivery, right into the bedroom | Sluimer',
  },
  metaDescription: {
    nl: `Vanaf ${FREE_DELIVERY_FROM} bezorgen we gratis, tot in de kamer van je keuze. Kies dag en tijdvak; we zetten je boxspring in elkaar en nemen je oude matras mee.`,
    'nl-be': `Vanaf ${FREE_DELIVERY_FROM} leveren we gratis, tot in de kamer van je keuze. Kies dag en tijdvak; we zetten je boxspring in elkaar en nemen je oude matras mee.`,
    de: `Ab ${FREE_DELIVERY_FROM} liefern wir kostenlos bis in den Raum Ihrer Wahl. Wählen Sie Tag und Uhrzeit; wir bauen Ihr Boxspringbett auf und nehmen die alte Matratze mit.`,
    en: `From ${FREE_DELIVERY_FROM} we deliver free, to the room of your choice. Choose a day and time; we put your box spring together and take your old mattress with us.`,
  },
  keywords: {
    nl: [
      'bezorgdatum',
      'wanneer wordt bezorgd',
      'trappenhuis',
      'geschenk',
      'bezorgkosten',
      'verzendkosten',
      'levertijd',
      'bezorgtijd',
      'bezorgdag',
      'bestelling volgen',
      'gratis bezorging',
      'oude matras',
      'matras afvoeren',
      'montage',
      'monteren',
      'in elkaar zetten',
      'bovenverdieping',
      'cadeau',
      'smalle trap',
      'wenteltrap',
      'trapgat',
      'ophalen',
    ],
    'nl-be': [
      'leverdatum',
      'wanneer wordt geleverd',
      'trappenhuis',
      'geschenk',
      'leveringskosten',
      'verzendkosten',
      'levertijd',
      'leverdag',
      'bestelling volgen',
      'gratis levering',
      'oude matras',
      'matras afvoeren',
      'montage',
      'monteren',
      'in elkaar zetten',
      'verdieping',
      'cadeau',
      'smalle trap',
      'draaitrap',
    ],
    de: [
      'Lieferdatum',
      'Treppenaufgang',
      'Präsent',
      'Lieferkosten',
      'Versandkosten',
      'Versand',
      'Lieferzeit',
      'Liefertermin',
      'Bestellung verfolgen',
      'kostenlose Lieferung',
      'alte Matratze',
      'Altmatratze',
      'Entsorgung',
      'entsorgen',
      'Aufbau',
      'aufbauen',
      'Montage',
      'Schlafzimmer Lieferung',
      'enge Treppe',
      'Wendeltreppe',
      'Treppenhaus',
      'Stiegenhaus',
      'enge Stiege',
      'Geschenk',
    ],
    en: [
      'stairwell',
      'present',
      'delivery costs',
      'delivery time',
      'delivery date',
      'shipping',
      'shipping costs',
      'track order',
      'order arrive',
      'free delivery',
      'old mattress',
      'haul away',
      'assembly',
      'white glove',
      'upstairs',
      'stairs',
      'narrow stairs',
      'staircase',
      'gift',
    ],
  },
  blocks: [
    {
      type: 'usps',
      usps: [
        {
          icon: 'truck',
          title: {
            nl: `Gratis vanaf ${FREE_DELIVERY_FROM}`,
            de: `Kostenlos ab ${FREE_DELIVERY_FROM}`,
            en: `Free from ${FREE_DELIVERY_FROM}`,
          },
          text: {
            nl: `Daaronder betaal je één keer ${DELIVERY_COST} per bestelling.`,
            de: `Darunter kostet die Lieferung einmal ${DELIVERY_COST} je Bestellung.`,
            en: `Below that, delivery is ${DELIVERY_COST} per order.`,
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
            nl: 'Ophalen kost niets. Kies het bij je bezorgmoment in de winkelwagen, dan houden we ruimte vrij.',
            'nl-be':
              'Ophalen kost niets. Kies het bij je leveringsmoment in het winkelmandje, dan houden we ruimte vrij.',
            de: 'Das Abholen kostet nichts. Wählen Sie es beim Liefertermin im Warenkorb, dann halten wir Platz frei.',
            en: 'Pick-up is free. Choose it with your delivery time in the cart, and we keep room for it.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Zo komt je bed bij je thuis',
        de: 'So kommt Ihr Bett zu Ihnen',
        en: 'How your bed gets to you',
      },
      paragraphs: [
        {
          nl: `Matrassen, bedden, bodems, toppers en kasten brengen we met een eigen bus. In je winkelwagen kies je een dag en een tijdvak; die ochtend sturen we een bericht met twee uur ervan. Twee mensen dragen alles naar de kamer van je keuze, ook als daar een trap voor nodig is. Is er geen lift en woon je hoger dan de derde verdieping, dan komt er iemand bij; dat kost ${HIGH_FLOOR_COST} per bezorging.`,
          'nl-be': `Matrassen, bedden, lattenbodems, toppers en kasten leveren we met een eigen bestelwagen. In je winkelmandje kies je een dag en een tijdvak; die ochtend sturen we een bericht op je gsm met twee uur ervan. Twee mensen dragen alles naar de kamer van je keuze, ook als daar een trap voor nodig is. Is er geen lift en woon je hoger dan de derde verdieping, dan komt er iemand bij; dat kost ${HIGH_FLOOR_COST} per levering.`,
          de: `Matratzen, Betten, Lattenroste, Topper und Schränke bringen wir mit eigenem Wagen. Im Warenkorb wählen Sie Tag und Uhrzeit; am Morgen schicken wir eine Nachricht, in welchen zwei Stunden davon wir kommen. Zwei Personen tragen alles in den Raum Ihrer Wahl, auch über Treppen. Wohnen Sie ohne Aufzug höher als im dritten Stock, kommt jemand dazu; das kostet ${HIGH_FLOOR_COST} je Lieferung.`,
          'de-at': `Matratzen, Betten, Lattenroste, Topper und Kästen bringen wir mit eigenem Wagen. Im Warenkorb wählen Sie Tag und Uhrzeit; am Morgen schicken wir eine Nachricht, in welchen zwei Stunden davon wir kommen. Zwei Personen tragen alles in den Raum Ihrer Wahl, auch über Treppen. Wohnen Sie ohne Lift höher als im dritten Stock, kommt jemand dazu; das kostet ${HIGH_FLOOR_COST} je Lieferung.`,
          en: `Mattresses, beds, bases, toppers and cabinets come in our own van. In your cart you choose a day and a time; that morning we send a message with two hours of it. Two people carry everything to the room of your choice, stairs included. If you live above the third floor without an elevator, we bring a third person, for ${HIGH_FLOOR_COST} per delivery.`,
        },
        {
          nl: 'Een boxspring zetten we meteen in elkaar. Dat duurt ongeveer een half uur. Zorg dat de plek leeg is; het karton en de folie nemen we mee.',
          'nl-be':
            'Een boxspring zetten we meteen in elkaar. Dat duurt ongeveer een halfuur. Zorg dat de plek leeg is; het karton en de folie nemen we mee.',
          de: 'Ein Boxspringbett bauen wir gleich auf. Das dauert etwa eine halbe Stunde. Halten Sie bitte den Platz frei; Karton und Folie nehmen wir mit.',
          en: 'We put a box spring together right away. That takes about half an hour. Please keep the spot clear; we take the cardboard and plastic with us.',
        },
        {
          nl: 'Dekbedden, kussens en lampen gaan met de pakketdienst en passen vaak niet door de brievenbus. Ben je er niet, dan ligt je pakket de volgende dag bij een afhaalpunt in de buurt.',
          'nl-be':
            'Donsdekens, kussens en lampen gaan met de pakjesdienst en passen niet in de brievenbus. Ben je er niet, dan ligt je pakje de volgende dag in een afhaalpunt in de buurt.',
          de: 'Decken, Kissen und Lampen kommen mit dem Paketdienst. Sind Sie nicht da, liegt Ihr Paket am nächsten Tag in einer Abholstelle in der Nähe.',
          'de-at':
            'Decken, Polster und Lampen kommen mit dem Paketdienst. Sind Sie nicht da, liegt Ihr Paket am nächsten Tag in einer Abholstation in der Nähe.',
          en: 'Duvets, pillows and lamps travel by parcel service. If you are out, your parcel will be at a pick-up point nearby the next day.',
        },
        {
          nl: 'Is het een cadeau? Geef als bezorgadres het adres van de ander op. In het pakket zitten geen prijzen: de rekening krijg je per e-mail.',
          'nl-be':
            'Is het een cadeau? Geef als leveradres het adres van de ander op. In het pakje zitten geen prijzen: de rekening krijg je per e-mail.',
          de: 'Ist es ein Geschenk? Geben Sie als Lieferadresse die des Beschenkten an. Im Paket liegen keine Preise: Die Rechnung kommt per E-Mail zu Ihnen.',
          en: 'Is it a gift? Give the other person’s address as the delivery address. There are no prices in the parcel: you get the bill by email.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Wanneer heb je het in huis?',
        de: 'Wann ist es bei Ihnen?',
        en: 'When will you have it?',
      },
      paragraphs: [
        {
          nl: 'Op elke productpagina staat per maat wanneer het komt: van een pakket de laatste dag, van wat onze bus brengt de eerste dag die je kunt kiezen. Wat in het magazijn ligt, is er meestal binnen twee tot vijf werkdagen. Wordt je bed voor je gemaakt, dan duurt het een paar weken; ook dat staat erbij voor je bestelt.',
          de: 'Auf jeder Produktseite steht für jede Größe, wann es kommt: bei einem Paket der späteste Tag, bei allem, was unser Wagen bringt, der erste, den Sie wählen können. Was im Lager liegt, ist meist in zwei bis fünf Werktagen bei Ihnen. Wird Ihr Bett erst gefertigt, dauert es einige Wochen; auch das steht dort, bevor Sie bestellen.',
          en: 'Every product page says, for each size, when it comes: of a parcel the last day, of what our van brings the first day that you can choose. What is in the warehouse usually reaches you in two to five working days. If your bed is made to order it takes a few weeks, and that, too, is stated before you order.',
        },
        {
          nl: 'Bestel je een matras samen met een bodem die later klaar is, dan brengen we alles in één keer. Heb je het matras eerder nodig, laat het ons weten: dan rijden we twee keer, zonder kosten.',
          'nl-be':
            'Bestel je een matras samen met een lattenbodem die later klaar is, dan leveren we alles in één keer. Heb je de matras vroeger nodig, laat het ons weten: dan rijden we twee keer, zonder kosten.',
          de: 'Bestellen Sie eine Matratze zusammen mit einem Rost, der später fertig ist, bringen wir alles auf einmal. Brauchen Sie die Matratze früher, sagen Sie uns Bescheid: Dann fahren wir zweimal, ohne Aufpreis.',
          en: 'If you order a mattress together with a base that is ready later, we bring everything at once. If you need the mattress sooner, let us know: we then drive twice, at no cost.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over bezorgen',
        'nl-be': 'Vragen over de levering',
        de: 'Fragen zur Lieferung',
        en: 'Questions about delivery',
      },
      questions: [
        {
          question: {
            nl: 'Waar bezorgen jullie?',
            'nl-be': 'Waar leveren jullie?',
            de: 'Wohin liefern Sie?',
            en: 'Where do you deliver?',
          },
          answer: {
            nl: 'In Nederland, België, Duitsland en Oostenrijk, overal tegen dezelfde voorwaarden. Op de Waddeneilanden plannen we twee dagen extra.',
            'nl-be':
              'In België, Nederland, Duitsland en Oostenrijk, overal tegen dezelfde voorwaarden.',
            de: 'Nach Deutschland, Österreich, Belgien und in die Niederlande, überall zu denselben Bedingungen. Für die Inseln planen wir zwei Tage mehr ein.',
            'de-at':
              'Nach Österreich, Deutschland, Belgien und in die Niederlande, überall zu denselben Bedingungen.',
            en: 'In the Netherlands, Belgium, Germany and Austria, on the same terms everywhere. For islands we plan two extra days.',
          },
        },
        {
          question: {
            nl: 'Komt het mijn trap op?',
            'nl-be': 'Geraakt het mijn trap op?',
            de: 'Kommt es meine Treppe hinauf?',
            'de-at': 'Kommt es meine Stiege hinauf?',
            en: 'Will it get up my stairs?',
          },
          answer: {
            nl: 'Dat reken je zelf uit: open het bed of het matras, kies je maat en vul bij ‘Komt het boven?’ de maten van trap, lift of deur in. Je ziet per pakket of het erdoor gaat, en wat er te smal is. Vooral een wenteltrap of een smalle bocht is de moeite van het meten waard.',
            'nl-be':
              'Dat reken je zelf uit: open het bed of de matras, kies je maat en vul bij ‘Komt het boven?’ de maten van trap, lift of deur in. Je ziet per pakket of het erdoor gaat, en wat er te smal is. Vooral een draaitrap of een smalle draai is de moeite van het meten waard.',
            de: 'Das rechnen Sie selbst aus: Öffnen Sie das Bett oder die Matratze, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße von Treppe, Aufzug oder Tür ein. Sie sehen für jedes Paket, ob es durchpasst und was zu eng ist. Messen lohnt sich vor allem bei einer Wendeltreppe oder einer engen Biegung.',
            'de-at':
              'Das rechnen Sie selbst aus: Öffnen Sie das Bett oder die Matratze, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße von Stiege, Lift oder Tür ein. Sie sehen für jedes Paket, ob es durchpasst und was zu eng ist. Messen lohnt sich vor allem bei einer Wendelstiege oder einer engen Biegung.',
            en: 'You can work it out: open the bed or mattress, choose your size and measure stairs, elevator or door under “Will it get upstairs?”. It tells you for each package whether it gets through, and what is too narrow. Narrow stairs, a spiral or a tight turn are worth measuring.',
          },
        },
        {
          question: {
            nl: 'Kan ik een cadeau bij iemand anders laten bezorgen?',
            'nl-be': 'Kan ik een cadeau bij iemand anders laten leveren?',
            de: 'Können Sie ein Geschenk an jemand anderen liefern?',
            en: 'Can you deliver a gift to someone else?',
          },
          answer: {
            nl: 'Ja. Vul in je winkelwagen het adres van die persoon in als bezorgadres, haal het vinkje voor de factuur weg en geef je eigen adres op als factuuradres. De bevestiging gaat naar het e-mailadres dat je invult.',
            'nl-be':
              'Ja. Vul in je winkelmandje het adres van die persoon in als leveradres, haal het vinkje voor de factuur weg en geef je eigen adres op als factuuradres. De bevestiging gaat naar het e-mailadres dat je invult.',
            de: 'Ja. Geben Sie im Warenkorb die Adresse der Person als Lieferadresse ein, entfernen Sie den Haken für die Rechnung und geben Sie Ihre eigene als Rechnungsadresse an. Die Bestätigung geht an die E-Mail-Adresse, die Sie eingeben.',
            en: 'Yes. In your cart, enter their address as the delivery address, uncheck the box for the bill and enter yours as the billing address. The confirmation goes to the email address you give.',
          },
        },
        {
          question: {
            nl: 'Kan ik mijn bestelling laten staan tot na de verhuizing?',
            'nl-be': 'Kan ik mijn bestelling laten staan tot na de verhuis?',
            de: 'Kann meine Bestellung bis nach dem Umzug warten?',
            en: 'Can my order wait until I have moved?',
          },
          answer: {
            nl: 'Ja, we bewaren haar tot drie maanden zonder kosten. De 90 nachten gaan pas in als het bed bij je staat.',
            'nl-be':
              'Ja, we bewaren ze tot drie maanden zonder kosten. De 90 nachten beginnen pas te lopen als het bed bij je staat.',
            de: 'Ja, wir lagern sie bis zu drei Monate kostenlos. Das Umtauschrecht beginnt erst, wenn das Bett bei Ihnen steht.',
            en: 'Yes, we keep it for up to three months free of charge. The 90 nights start only when the bed is at your home.',
          },
        },
        {
          question: {
            nl: 'Wat als er iets beschadigd aankomt?',
            'nl-be': 'Wat als er iets beschadigd toekomt?',
            de: 'Was, wenn etwas beschädigt ankommt?',
            en: 'What if something arrives damaged?',
          },
          answer: {
            nl: 'Zeg het meteen tegen de bezorgers, of stuur ons binnen twee dagen een foto. We vervangen het op onze kosten.',
            'nl-be':
              'Zeg het meteen tegen de leveraars, of stuur ons binnen twee dagen een foto. We vervangen het op onze kosten.',
            de: 'Sagen Sie es gleich beim Abladen oder schicken Sie uns innerhalb von zwei Tagen ein Foto. Wir ersetzen es auf unsere Kosten.',
            en: 'Tell the people who bring it, or send us a photo within two days. We replace it at our expense.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Voor een smalle trap',
        de: 'Für eine enge Treppe',
        'de-at': 'Für eine enge Stiege',
        en: 'For narrow stairs',
      },
      links: [
        choice('box-springs', 'bijzonderheden', 'kleine_delen', {
          nl: 'Boxsprings in kleine delen',
          de: 'Boxspringbetten in kleinen Teilen',
          en: 'Box springs in small pieces',
        }),
        { page: 'beds' },
        { page: 'mattresses' },
      ],
    },
  ],
};
