import type { Answers } from '../wording.ts';

/** Answers on comfort and firmness of products with a trial of 90 nights. */
const lyingAnswers: Answers = {
  nl: {
    firm: [
      'dan is dit niet jouw hardheid. Binnen 90 nachten ruil je gratis om voor een zachtere; geef je lengte, gewicht en slaaphouding door, dan zoeken we met je mee.',
    ],
    soft: [
      'dan draagt deze je te weinig. Binnen 90 nachten ruil je gratis om voor een stevigere; vertel ons hoe je ligt en wat je weegt, dan kiezen we samen.',
    ],
    comfort: [
      'tien minuten proefliggen zegt minder dan één nacht thuis. Geef je lijf drie weken; is het dan nog niet goed, dan halen we alles binnen de 90 nachten gratis op.',
    ],
    smell: [
      'zo lang hoort die lucht niet te blijven. Zet een raam open en haal de hoes eraf; is het over een week niet weg, bel ons dan, want ook hiervoor gelden de 90 nachten.',
    ],
    warm: [
      'dat is vervelend. Schuim houdt warmte vast, veren en een hoes van lyocell doen dat minder. Binnen 90 nachten ruil je gratis om en verrekenen we het verschil.',
    ],
    couple: [
      'dan doet het niet waarvoor je het kocht. Twee losse kernen geven minder door dan één; bel ons even, want binnen 90 nachten ruil je gratis om.',
    ],
    ache: [
      'pijn is een reden om te bellen, niet om door te bijten. Vaak is een andere hardheid genoeg, en binnen 90 nachten kost dat niets. Houdt het aan, ga dan langs bij je huisarts.',
    ],
  },
  de: {
    firm: [
      'dann ist das nicht Ihr Härtegrad. Innerhalb von 90 Tagen tauschen Sie kostenlos gegen einen weicheren; nennen Sie uns Größe, Gewicht und Schlaflage, dann suchen wir mit.',
    ],
    soft: [
      'dann trägt Sie das zu wenig. Innerhalb von 90 Tagen tauschen Sie kostenlos gegen einen festeren Härtegrad; sagen Sie uns, wie Sie liegen und was Sie wiegen, dann wählen wir gemeinsam.',
    ],
    comfort: [
      'zehn Minuten Probeliegen sagen weniger als eine Nacht daheim. Geben Sie dem Rücken drei Wochen; passt es dann noch nicht, holen wir alles innerhalb der 90 Tage kostenlos ab.',
    ],
    smell: [
      'so lange darf das nicht riechen. Lüften Sie bei abgezogenem Bezug; ist es in einer Woche nicht weg, rufen Sie uns an, auch dafür gilt das 90 Tage Umtauschrecht.',
    ],
    warm: [
      'das ist unangenehm. Schaum hält Wärme fest, Federn und ein Bezug aus Lyocell tun das weniger. Innerhalb von 90 Tagen tauschen Sie kostenlos, und wir verrechnen die Differenz.',
    ],
    couple: [
      'dann hält es nicht, was Sie sich erhofft haben. Zwei getrennte Kerne geben weniger weiter als einer; rufen Sie uns an, innerhalb von 90 Tagen ist der Umtausch kostenlos.',
    ],
    ache: [
      'bei Schmerzen rufen Sie uns bitte an, statt durchzuhalten. Oft genügt ein anderer Härtegrad, und innerhalb von 90 Tagen kostet das nichts. Bleiben sie, gehen Sie bitte in die Arztpraxis.',
    ],
  },
  en: {
    firm: [
      'then this is not the firmness for you. Within 90 nights you can exchange it for a softer one free of charge; tell us your height, weight and sleeping position and we will help you choose.',
    ],
    soft: [
      'then it does not carry you enough. Within 90 nights you can exchange it for a firmer one free of charge; tell us how you sleep and what you weigh, and we will choose together.',
    ],
    comfort: [
      'ten minutes in a store say less than one night at home. Give your back three weeks; if it still is not right, we will pick everything up free of charge within the 90 nights.',
    ],
    smell: [
      'it should not last that long. Air it with the cover off; if it has not gone in a week, call us, as the 90-night trial covers this too.',
    ],
    warm: [
      'that is no fun. Foam holds warmth; springs and a lyocell cover do so less. Within 90 nights you can exchange it free of charge and we settle the difference.',
    ],
    ache: [
      'if it hurts, please call us rather than put up with it. Another firmness is often enough, and within 90 nights that costs nothing. If it lasts, do see your doctor.',
    ],
  },
};

const with90Nights = (own: Answers): Answers => ({
  nl: { ...lyingAnswers.nl, ...own.nl },
  de: { ...lyingAnswers.de, ...own.de },
  en: { ...lyingAnswers.en, ...own.en },
});

export const mattressAnswers: Answers = with90Nights({
  nl: {
    wear: [
      'zo snel hoort er geen kuil te komen. Leg er een rechte bezemsteel over en meet op het diepste punt: is het meer dan twee centimeter, dan vervangen we alles, want op de kern zit tien jaar garantie.',
    ],
    medium: [
      'medium is bij elk merk anders en hangt ook van je gewicht af. Laat ons weten wat je weegt en hoe je ligt; binnen 90 nachten ruil je gratis om.',
    ],
  },
  de: {
    wear: [
      'so früh darf keine Kuhle entstehen. Legen Sie einen geraden Besenstiel darüber und messen Sie an der tiefsten Stelle: Sind es mehr als zwei Zentimeter, ersetzen wir alles, denn auf den Kern geben wir zehn Jahre Garantie.',
    ],
  },
  en: {
    wear: [
      'a dip should not appear that soon. Lay a straight broomstick across and measure the deepest point: if it is more than ¾ inch, we will replace it, as the core has a ten-year warranty.',
    ],
  },
});

export const topperAnswers: Answers = with90Nights({
  nl: {
    wear: [
      'na zo’n korte tijd hoort dat niet. Stuur ons een foto met een liniaal erbij; op toppers zit vijf jaar garantie en je hoort binnen twee werkdagen wat we doen.',
    ],
    comfort: [
      'dat is jammer. Verschuift hij, leg er dan een antislipmat onder; maakt hij geen verschil, dan past een andere kern beter bij je. Binnen 90 nachten ruil je gratis om.',
    ],
    quality: [
      'een naad hoort de was te overleven. Stuur ons een foto, dan krijg je een nieuwe hoes: op toppers zit vijf jaar garantie.',
    ],
  },
  de: {
    wear: [
      'nach so kurzer Zeit darf das nicht sein. Schicken Sie uns ein Foto mit einem Lineal darauf; auf Topper geben wir fünf Jahre Garantie, und Sie hören binnen zwei Werktagen, was wir tun.',
    ],
    comfort: [
      'das ist schade. Verrutscht er, hilft eine Antirutschmatte darunter; macht er keinen Unterschied, passt ein anderer Kern besser zu Ihnen. Innerhalb von 90 Tagen ist der Umtausch kostenlos.',
    ],
    quality: [
      'eine Naht muss die Wäsche aushalten. Schicken Sie uns ein Foto, dann bekommen Sie einen neuen Bezug: Auf Topper geben wir fünf Jahre Garantie.',
    ],
  },
  en: {
    wear: [
      'that should not happen so soon. Send us a photo with a ruler in it; toppers have a five-year warranty, and you will hear from us within two working days.',
    ],
    comfort: [
      'that is a pity. A non-slip mat underneath will keep it in place; if it does not suit you, exchange it free of charge within 90 nights.',
    ],
    quality: [
      'a seam should survive the wash. Send us a photo and we will send you a new cover: toppers have a five-year warranty.',
    ],
  },
});

export const boxSpringAnswers: Answers = with90Nights({
  nl: {
    wear: [
      'dat hoort na zo’n korte tijd niet. Stuur ons twee foto’s en je ordernummer; op veren en kern zit tien jaar garantie, op de stof twee, dus dit lossen we op.',
    ],
    medium: [
      'na zo’n korte tijd hoort dat niet. Op veren en kern zit tien jaar garantie: stuur ons twee foto’s, dan hoor je binnen twee werkdagen wat we doen.',
    ],
    sound: [
      'kraken komt meestal van een koppeling of een poot die is gaan werken. Onze monteur loopt alles kosteloos na; we mailen je een dag die schikt.',
    ],
    assembly: [
      'dat is onze fout. De juiste onderdelen zijn onderweg en een monteur zet ze erop; je hoeft er zelf niets voor te doen.',
    ],
    electric: [
      'een motor hoort jaren mee te gaan, en er zit vijf jaar garantie op. De nieuwe ligt klaar; de monteur sluit hem aan.',
    ],
    storage: [
      'dan is de gasveer verkeerd afgesteld, en dat is gevaarlijk voor vingers. Bel ons voor een dag; de monteur stelt hem kosteloos bij.',
    ],
  },
  de: {
    wear: [
      'das darf nach so kurzer Zeit nicht sein. Schicken Sie uns zwei Fotos und die Bestellnummer; auf Federn und Kern geben wir zehn Jahre Garantie, auf den Stoff zwei, wir finden also eine Lösung.',
    ],
    medium: [
      'nach so kurzer Zeit darf das nicht sein. Auf Federn und Kern geben wir zehn Jahre Garantie: Schicken Sie uns zwei Fotos, dann hören Sie binnen zwei Werktagen, was wir tun.',
    ],
    sound: [
      'meist ist es eine Verbindung oder ein Fuß, der sich gelockert hat. Unser Monteur sieht alles kostenlos nach; einen Termin schlagen wir Ihnen per Mail vor.',
    ],
    assembly: [
      'das ist unser Fehler. Die richtigen Teile sind unterwegs, und ein Monteur bringt sie an; Sie müssen nichts weiter tun.',
    ],
    electric: [
      'ein Motor muss Jahre halten, und wir geben fünf Jahre Garantie darauf. Der neue liegt bereit; der Monteur schließt ihn an.',
    ],
  },
  en: {
    wear: [
      'that should not happen so soon. Send us two photos and your order number; springs and core have a ten-year warranty and the fabric two, so we will sort this out.',
    ],
    medium: [
      'that should not happen so soon. Springs and core have a ten-year warranty: send us two photos, and you will hear from us within two working days.',
    ],
    sound: [
      'it is usually a connector or a leg that has worked loose. Our fitter will go over everything free of charge; we will email you a date.',
    ],
    assembly: [
      'that is our mistake. The right parts are on their way and a fitter will put them on; there is nothing you need to do.',
    ],
    electric: [
      'a motor should last for years, and it has a five-year warranty. The new one is ready, and our fitter will connect it.',
    ],
  },
});
