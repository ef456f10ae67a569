import type { Wordings } from '../wording.ts';

/** Sentences of reviews on bed frames. */
export const bedFrameWordings: Wordings = {
  nl: {
    praise: {
      look: [
        'Mooi strak en toch warm.',
        'Een plaatje in de slaapkamer.',
        'Iedereen die boven komt, zegt er iets van.',
        'Rustig ontwerp, past bij alles.',
      ],
      wood: ['Echt hout, dat ruik en voel je.', 'De nerf is bij ieder deel anders, prachtig.'],
      assembly: [
        'In een uurtje stond het, met z’n tweeën goed te doen.',
        'Alle schroeven zaten erbij en de gaten klopten.',
        'Duidelijke handleiding, en dat zie je niet vaak.',
      ],
      sound: ['Kraakt niet, ook niet met twee pubers erop.', 'Eindelijk een bed dat stil is.'],
      quality: ['Staat als een huis.', 'Stevig, daar beweegt niets aan.'],
      storage: [
        'Vier laden vol dekens en kleren, scheelt ons een kast.',
        'De laden lopen licht en sluiten goed.',
      ],
      height: ['Fijne hoogte, de stofzuiger kan eronder.'],
      upholstery: ['Heerlijk om tegenaan te leunen met een boek.'],
    },
    but: {
      assembly: [
        'Reken op twee personen en een middag.',
        'Een eigen accuschroefmachine is geen luxe.',
      ],
      look: ['Iets lichter van kleur dan op de foto.'],
      height: ['Lager dan ons vorige, even wennen met opstaan.'],
      sound: ['De eerste week kraakte het, na nog eens aandraaien niet meer.'],
      storage: ['De laden schuren een beetje over het kleed.'],
      wood: ['Eén plank had een noest meer dan ik mooi vind.'],
    },
    complaint: {
      sound: ['Kraakt bij elke beweging.'],
      assembly: ['Gaten die niet passen, ik heb zelf moeten boren.'],
      quality: [
        'De middenbalk boog na een maand door.',
        'Kras op het voeteneinde, recht uit de doos.',
      ],
      look: ['In het echt oogt het goedkoop.'],
    },
  },
  'nl-be': { praise: { look: ['Heel schoon bed.'], assembly: ['Op een uurke ineengestoken.'] } },
  de: {
    praise: {
      look: [
        'Schlicht und trotzdem warm.',
        'Ein Blickfang im Schlafzimmer.',
        'Ruhiges Design, passt zu allem.',
      ],
      wood: [
        'Echtes Holz, das riecht und fühlt man.',
        'Die Maserung ist an jedem Teil anders, wunderschön.',
      ],
      assembly: [
        'Zu zweit in einer Stunde aufgebaut.',
        'Alle Schrauben dabei, alle Löcher passten.',
        'Verständliche Anleitung, das ist selten.',
      ],
      sound: ['Knarrt nicht, auch nicht mit zwei Teenagern darauf.', 'Endlich ein leises Bett.'],
      quality: ['Steht bombenfest.', 'Stabil, da wackelt nichts.'],
      storage: ['Die Schubladen laufen leicht und schlucken alle Decken.'],
      height: ['Gute Höhe, der Saugroboter kommt darunter.'],
      upholstery: ['Zum Anlehnen beim Lesen wunderbar.'],
    },
    but: {
      assembly: [
        'Zwei Personen und einen Nachmittag sollte man einplanen.',
        'Ein Akkuschrauber hilft sehr.',
      ],
      look: ['Etwas heller als auf dem Foto.'],
      height: ['Niedriger als unser altes, daran gewöhnt man sich.'],
      sound: ['Knarrte zuerst, nach dem Nachziehen nicht mehr.'],
    },
    complaint: {
      sound: ['Knarrt bei jeder Bewegung.'],
      assembly: ['Die Bohrungen passten nicht, ich musste selbst nachbohren.'],
      quality: [
        'Der Mittelbalken bog sich nach einem Monat durch.',
        'Kratzer am Fußteil, direkt aus dem Karton.',
      ],
    },
  },
  en: {
    praise: {
      look: [
        'Clean lines and still warm.',
        'Looks great in our bedroom.',
        'Simple design that goes with everything.',
      ],
      wood: ['Real wood, you can smell it.', 'The grain is different on every board.'],
      assembly: [
        'Two of us put it together in an hour.',
        'All the screws were there and the holes lined up.',
      ],
      sound: ['Does not creak, even with two teenagers on it.'],
      quality: ['Rock solid.', 'Nothing wobbles.'],
      storage: ['The drawers glide and hold all our blankets.'],
      height: ['The robot vacuum fits under it.'],
    },
    but: {
      assembly: ['Plan on two people and an afternoon.', 'Have a power driver ready.'],
      look: ['A little lighter than in the picture.'],
      height: ['Lower than our old one.'],
    },
    complaint: {
      sound: ['Creaks with every move.'],
      assembly: ['The holes did not line up, I had to drill my own.'],
      quality: ['The center beam sagged within a month.'],
    },
  },
};
