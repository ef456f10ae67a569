import type { Wordings } from '../wording.ts';

/** Sentences of reviews on any products. */
export const generalWordings: Wordings = {
  nl: {
    praise: {
      sewn: ['Degelijk afgewerkt, dat zie je aan de naden en de hoeken.'],
      carried: [
        'De bezorgers belden netjes een half uur van tevoren.',
        'Het karton hebben ze weer meegenomen, dat scheelt een rit.',
        'Twee vriendelijke mannen hebben alles naar de tweede verdieping gebracht.',
      ],
      whole: [
        'Precies zoals op de foto’s.',
        'Wij zijn er heel blij mee.',
        'Helemaal top.',
        'Gewoon goed.',
        'Zou het zo weer kopen.',
        'Een aanrader voor wie twijfelt.',
        'Mijn zus heeft inmiddels hetzelfde besteld.',
      ],
      delivery: [
        'Snel geleverd en goed verpakt.',
        'De volgende dag al in huis.',
        'Bezorgd op de dag die ik had gekozen, niets op aan te merken.',
        'Levering verliep vlot, via de app kon ik zien hoe laat ze kwamen.',
      ],
      service: [
        'Vooraf gebeld met een vraag en heel geduldig geholpen.',
        'Goed advies gekregen, geen opgedrongen verkooppraatje.',
        'Mijn vraag per mail werd dezelfde middag nog beantwoord.',
        'De eerste had een foutje en werd zonder gedoe omgeruild.',
        'De klantenservice dacht echt mee.',
      ],
      cheap: [
        'Voor deze prijs kun je niets beters vinden.',
        'Ik had voor dit geld minder verwacht.',
        'Geen hoofdprijs betaald en toch goede spullen.',
      ],
      dear: [
        'Niet goedkoop, maar je merkt waar je voor betaalt.',
        'Even slikken van de prijs, maar wij hebben er geen spijt van.',
        'Een hele uitgave, en elke euro waard.',
      ],
      lasting: [
        'Na ruim een jaar nog steeds als nieuw.',
        'We hebben het nu meer dan een jaar en zijn nog net zo tevreden.',
        'Inmiddels een jaar verder en geen slijtage te zien.',
      ],
      quality: ['Het voelt allemaal stevig en verzorgd aan.', 'De afwerking is keurig.'],
      size: ['De maat klopte op de centimeter.', 'Past precies.'],
    },
    but: {
      color: ['De kleur is in het echt net iets donkerder dan op mijn scherm.'],
      carried: ['De bezorgers hadden nogal haast.'],
      delivery: [
        'Alleen werd de bezorging een keer verzet.',
        'De levering duurde wel een week langer dan gezegd.',
        'Minpuntje: de doos was aan één kant ingescheurd, de inhoud gelukkig niet.',
      ],
      dear: ['Aan de prijs dan weer één ster minder.', 'Prijzig is het wel.'],
      price: ['Twee weken later was het in de aanbieding, dat is zuur.'],
      service: ['De telefoon werd pas na een kwartier opgenomen.'],
    },
    complaint: {
      sewn: ['De afwerking is slordig, overal losse draadjes.'],
      delivery: [
        'Twee keer een dag vrij genomen voor een bezorging die niet kwam.',
        'Kwam beschadigd aan en daarna moest ik er zelf achteraan bellen.',
        'Drie weken later geleverd dan beloofd, zonder bericht.',
      ],
      service: [
        'Ik heb vier mails gestuurd voordat er iemand antwoordde.',
        'Ruilen mocht wel, maar het duurde bijna een maand.',
      ],
      quality: ['Voor dit geld verwacht je meer.'],
      whole: ['Ik zou het niet nog eens kopen.', 'Gewoon niet goed genoeg.'],
    },
  },
  'nl-be': {
    praise: {
      carried: [
        'Correcte levering, ze hadden zelfs hun schoenen uitgedaan op de trap.',
        'Vlot geleverd, de mannen hebben alles tot boven gedragen.',
      ],
      whole: [
        'Heel content van.',
        'Wij zijn er supercontent mee!',
        'Geen seconde spijt van gehad.',
      ],
      delivery: ['Besteld op maandag, op woensdag stond het hier. Proper verpakt.'],
      service: ['Heel vriendelijk geholpen aan de telefoon, merci daarvoor.'],
      cheap: ['Voor die prijs moet ge niet twijfelen.'],
      dear: ['’t Is een bedrag, maar ’t is het waard.'],
    },
    but: {
      delivery: ['De levering liep wat vertraging op, maar ze hebben wel verwittigd.'],
    },
    complaint: {
      delivery: ['Een hele namiddag thuisgebleven voor niets, en niemand die verwittigt.'],
    },
  },
  de: {
    praise: {
      carried: [
        'Die Spedition hat die Verpackung gleich wieder mitgenommen.',
        'Zwei freundliche Männer haben alles in den dritten Stock getragen.',
      ],
      whole: [
        'Genau wie auf den Bildern.',
        'Wir sind sehr zufrieden.',
        'Alles bestens, gerne wieder.',
        'Würde ich sofort wieder kaufen.',
        'Klare Kaufempfehlung.',
        'Einfach gut.',
      ],
      delivery: [
        'Schnell geliefert und gut verpackt.',
        'Die Lieferung kam pünktlich, der Fahrer rief vorher an.',
        'Kam zwei Tage früher als angekündigt.',
      ],
      service: [
        'Am Telefon sehr geduldig und ehrlich beraten worden.',
        'Meine Frage per E-Mail wurde noch am selben Tag beantwortet.',
        'Ein kleiner Mangel wurde ohne Diskussion behoben.',
      ],
      cheap: [
        'Für den Preis gibt es nichts Besseres.',
        'Für das Geld hatte ich weniger erwartet.',
        'Preis und Leistung stimmen.',
      ],
      dear: [
        'Nicht billig, aber man merkt, wofür man bezahlt.',
        'Der Preis tut kurz weh, die Freude hält länger.',
      ],
      lasting: [
        'Nach über einem Jahr noch wie neu.',
        'Nach gut einem Jahr sind wir immer noch zufrieden.',
      ],
      quality: [
        'Sauber verarbeitet, da wackelt und fusselt nichts.',
        'Die Verarbeitung ist tadellos.',
      ],
      size: ['Die Maße stimmen auf den Zentimeter.', 'Passt genau.'],
    },
    but: {
      color: ['Die Farbe ist in echt eine Spur dunkler als auf dem Bildschirm.'],
      carried: ['Die Lieferanten hatten es recht eilig.'],
      delivery: [
        'Die Lieferung wurde allerdings einmal verschoben.',
        'Eine Woche länger als angekündigt hat es leider gedauert.',
      ],
      dear: ['Ganz billig ist es nicht.'],
      price: ['Zwei Wochen später war es reduziert, das ärgert schon.'],
    },
    complaint: {
      sewn: ['Schlampig verarbeitet, überall lose Fäden.'],
      delivery: [
        'Zweimal Urlaub genommen für eine Lieferung, die nicht kam.',
        'Kam beschädigt an, und um den Ersatz musste ich mich selbst kümmern.',
      ],
      service: ['Auf Antwort habe ich fast zwei Wochen gewartet.'],
      quality: ['Für den Preis erwarte ich mehr.'],
      whole: ['Würde ich nicht noch einmal kaufen.'],
    },
  },
  'de-at': {
    praise: {
      carried: [
        'Binnen einer Woche da, und die Herren haben es bis in den zweiten Stock getragen. Leiwand!',
      ],
      whole: ['Passt wunderbar, wir sind voll zufrieden.', 'Da gibt’s nix zu meckern.'],
      delivery: ['Die Lieferung nach Österreich hat reibungslos geklappt.'],
      service: ['Am Telefon wirklich nett und kompetent beraten worden.'],
      dear: ['Nicht geschenkt, aber jeden Cent wert.'],
    },
    but: { delivery: ['Nach Österreich dauert der Versand halt ein paar Tage länger.'] },
    complaint: {
      delivery: ['Bis nach Österreich hat es über fünf Wochen gedauert, und keiner wusste etwas.'],
    },
  },
  en: {
    praise: {
      carried: ['The delivery guys carried everything upstairs and took the cardboard with them.'],
      whole: [
        'Exactly as pictured.',
        'We are very happy with it.',
        'Would order again in a heartbeat.',
        'Just what I hoped for.',
      ],
      delivery: [
        'Arrived two days early and well packed.',
        'Delivery was on time, with a call half an hour ahead.',
      ],
      service: [
        'I had a question before ordering and got a straight answer the same day.',
        'Customer service was patient and honest.',
      ],
      cheap: ['You will not find better at this price.', 'I expected less for the money.'],
      dear: ['Not cheap, but you can tell where the money went.'],
      lasting: ['More than a year in and it still looks new.'],
      quality: ['The finish is spotless.', 'Feels solid and well made.'],
      size: ['The measurements are right on.'],
    },
    but: {
      color: ['The color is a shade darker than on my screen.'],
      delivery: [
        'Shipping took a week longer than promised, though.',
        'The box was torn on one side; nothing inside was hurt.',
      ],
      dear: ['It is on the pricey side.'],
    },
    complaint: {
      sewn: ['The finish is sloppy, loose threads everywhere.'],
      delivery: ['Took a day off work twice for a delivery that never showed.'],
      service: ['It took four emails to get an answer.'],
      whole: ['I would not buy it again.'],
    },
  },
};
