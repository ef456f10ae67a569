import type { Answers } from '../wording.ts';

/** Answers on delivery and service, for any products. */
export const generalAnswers: Answers = {
  nl: {
    sewn: [
      'zo hoort het niet de deur uit te gaan. Stuur ons een foto van de naden en je ordernummer, dan krijg je een nieuw exemplaar.',
    ],
    delivery: [
      'sorry dat je zo lang in het ongewisse zat. We hebben dit met de vervoerder besproken: gaat er iets mis, dan bellen wij voortaan jou en niet andersom.',
      'dat had anders gemoeten, en je had het van ons moeten horen. Bel 033 - 123 45 67 als er nog iets openstaat, dan lossen we het in dat ene gesprek op.',
    ],
    service: [
      'dat heeft te lang geduurd. Je vraag lag bij twee collega’s en daardoor bij niemand; voortaan houdt één van ons een klacht vast tot ze is opgelost.',
    ],
    quality: [
      'jammer dat het tegenvalt. Wat stoort je het meest? Mail het met je ordernummer naar hallo@sluimer.example, dan kijken we wat we kunnen doen.',
    ],
    whole: [
      'jammer om te lezen, en we willen graag weten waar het aan ligt. Bel of mail ons met je ordernummer; je krijgt iemand die het met je uitzoekt.',
    ],
  },
  de: {
    sewn: [
      'so darf das nicht aus dem Haus gehen. Schicken Sie uns ein Foto der Nähte und Ihre Bestellnummer, dann bekommen Sie ein neues Stück.',
    ],
    delivery: [
      'es tut uns leid, dass Sie so lange im Ungewissen waren. Wir haben das mit der Spedition besprochen: Geht etwas schief, rufen künftig wir Sie an, nicht umgekehrt.',
      'das hätte anders laufen müssen, und Sie hätten es von uns erfahren sollen. Ist noch etwas offen, schreiben Sie an hallo@sluimer.example, und wir klären es am selben Tag.',
    ],
    service: [
      'das hat zu lange gedauert. Ihre Frage lag bei zwei Leuten und damit bei niemandem; heute bleibt ein Anliegen bei einer Person, bis es gelöst ist.',
    ],
    quality: [
      'schade, dass Sie enttäuscht sind. Was stört Sie am meisten? Schreiben Sie es uns mit der Bestellnummer an hallo@sluimer.example, dann sehen wir, was sich machen lässt.',
    ],
    whole: [
      'schade, und wir wüssten gern, woran es liegt. Rufen Sie an oder schreiben Sie uns mit der Bestellnummer; jemand von uns geht der Sache mit Ihnen nach.',
    ],
  },
  en: {
    sewn: [
      'it should not have left us like that. Send us a photo of the seams and your order number, and we will send you a new one.',
    ],
    delivery: [
      'we are sorry you lost a day over this. We have gone through it with the carrier: if something goes wrong, we now call you, not the other way round.',
    ],
    service: [
      'that took far too long. Your question sat with two people and therefore with nobody; from now on one person keeps a complaint until it is solved.',
    ],
    whole: [
      'we are sorry to hear it and would like to know why. Call us or write with your order number, and one of us will work it out with you.',
    ],
  },
};
