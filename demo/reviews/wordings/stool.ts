import type { Wordings } from '../wording.ts';

/** Sentences of reviews on stools and benches. */
export const stoolWordings: Wordings = {
  nl: {
    praise: {
      look: [
        'Leuk ding, staat goed in de hoek.',
        'De stof is in het echt nog mooier.',
        'Maakt de slaapkamer gezellig.',
        'Precies de goede kleur bij ons bed.',
      ],
      comfort: [
        'Zit verrassend goed.',
        'Ideaal om je sokken aan te trekken.',
        'Stevige zitting, zakt niet in.',
      ],
      bench: [
        'Aan het voeteneinde, voor de sprei en de kat.',
        'De bank is precies zo breed als ons bed.',
      ],
      stool: [
        'Voor mijn kaptafel, de hoogte klopt.',
        'Als bijzettafel met een dienblad erop ook top.',
      ],
      storage: [
        'Alle sierkussens gaan er ’s avonds in.',
        'Handige opbergruimte, deksel sluit zacht.',
      ],
      assembly: ['Vier poten erin draaien en klaar.'],
      quality: ['Staat stevig, wiebelt niet.'],
    },
    but: {
      look: ['Kleiner dan hij op de foto lijkt.'],
      comfort: ['De zitting is aan de harde kant.'],
      upholstery: ['Trekt wel kattenhaar aan.'],
      assembly: ['Eén poot moest ik een paar keer aandraaien.'],
    },
    complaint: {
      quality: ['Wiebelt, wat ik ook doe.', 'Na een maand een haal in de stof.'],
      comfort: ['Je voelt de plank door de zitting.'],
    },
  },
  'nl-be': { praise: { look: ['Tof poefke, staat hier heel schoon.'] } },
  de: {
    praise: {
      look: [
        'Hübsches Stück, macht sich gut in der Ecke.',
        'Der Stoff ist in echt noch schöner.',
        'Macht das Schlafzimmer wohnlich.',
        'Farblich genau richtig zum Bett.',
      ],
      comfort: [
        'Sitzt sich überraschend gut.',
        'Ideal zum Sockenanziehen.',
        'Feste Polsterung, nichts sinkt ein.',
      ],
      bench: ['Am Fußende für Tagesdecke und Katze.', 'Genau so breit wie unser Bett.'],
      stool: [
        'Für den Schminktisch, die Höhe stimmt.',
        'Mit Tablett auch als Beistelltisch prima.',
      ],
      storage: [
        'Abends verschwinden alle Deko-Sachen darin.',
        'Praktischer Stauraum, der Deckel schließt sanft.',
      ],
      assembly: ['Vier Füße eindrehen, fertig.'],
      quality: ['Steht fest.'],
    },
    but: {
      look: ['Kleiner, als er auf dem Foto wirkt.'],
      comfort: ['Etwas hart gepolstert.'],
      upholstery: ['Katzenhaare bleiben hängen.'],
    },
    complaint: {
      quality: ['Wackelt, egal was ich mache.', 'Nach einem Monat eine Masche gezogen.'],
      comfort: ['Man spürt das Brett durch.'],
    },
  },
  en: {
    praise: {
      look: [
        'Cute piece, great in the corner.',
        'The fabric is even nicer in person.',
        'Makes the bedroom feel finished.',
        'Just the right color for our bed.',
      ],
      comfort: [
        'Surprisingly comfortable.',
        'Perfect for putting on socks.',
        'Firm seat that does not sink.',
      ],
      bench: ['At the foot of the bed for the throw and the cat.'],
      stool: ['Right height for my vanity.', 'With a tray it doubles as a side table.'],
      storage: ['All the throw pillows go inside at night.'],
      assembly: ['Screw in four legs and you are done.'],
      quality: ['No wobble.'],
    },
    but: {
      look: ['Smaller than it looks in the photo.'],
      comfort: ['The seat is on the hard side.'],
    },
    complaint: {
      quality: ['It wobbles whatever I do.'],
      comfort: ['You can feel the board through the seat.'],
    },
  },
};
