import type { Wordings } from '../wording.ts';

/** Sentences of reviews on bedside lamps. */
export const lampWordings: Wordings = {
  nl: {
    praise: {
      light: [
        'Geeft mooi warm licht.',
        'Precies genoeg om bij te lezen zonder dat mijn vrouw wakker wordt.',
        'Sfeervol, ook als hij de hele avond brandt.',
        'Het licht is zacht en verblindt niet.',
        'Zo gezellig dat de grote lamp nu uit blijft.',
      ],
      look: [
        'Mooi lampje, lijkt duurder dan het is.',
        'Staat ook uit leuk.',
        'De kleur past goed bij het hout van ons bed.',
        'Eenvoudig en mooi.',
      ],
      switch: [
        'De schakelaar vind je ook in het donker.',
        'Knopje zit op een fijne plek in het snoer.',
      ],
      size: ['Klein genoeg voor een smal nachtkastje.'],
      quality: ['Zware voet, valt niet om.', 'Stevig en netjes afgewerkt.'],
      gift: ['Voor onze dochter, die nu ’s avonds weer leest.'],
    },
    but: {
      switch: ['Het snoer had een halve meter langer gemogen.', 'De schakelaar klikt nogal hard.'],
      light: ['Om lang bij te lezen net iets te zwak.'],
      look: ['De kap is iets kleiner dan ik dacht.'],
    },
    complaint: {
      light: ['Knippert sinds de eerste avond.', 'Veel te weinig licht om iets te zien.'],
      switch: ['De schakelaar was na een maand kapot.'],
      quality: ['De voet wiebelt en de kap staat scheef.'],
    },
  },
  'nl-be': {
    praise: { light: ['Zacht licht, heel gezellig.'], look: ['Plezant lampke, niet te groot.'] },
  },
  de: {
    praise: {
      light: [
        'Schönes warmes Licht.',
        'Genau hell genug zum Lesen, ohne meinen Mann zu wecken.',
        'Stimmungsvoll, auch den ganzen Abend lang.',
        'Blendet nicht.',
        'So gemütlich, dass die Deckenlampe jetzt aus bleibt.',
      ],
      look: [
        'Hübsche Lampe, wirkt teurer, als sie ist.',
        'Auch ausgeschaltet schön.',
        'Passt gut zum Holz unseres Bettes.',
        'Schlicht und schön.',
      ],
      switch: [
        'Den Schalter findet man auch im Dunkeln.',
        'Der Schalter sitzt an der richtigen Stelle im Kabel.',
      ],
      size: ['Klein genug für ein schmales Tischchen.'],
      quality: ['Schwerer Fuß, kippt nicht um.', 'Solide verarbeitet.'],
      gift: ['Für unsere Tochter, die jetzt abends wieder liest.'],
    },
    but: {
      switch: [
        'Das Kabel dürfte einen halben Meter länger sein.',
        'Der Schalter klickt recht laut.',
      ],
      light: ['Für langes Lesen etwas schwach.'],
      look: ['Der Schirm ist etwas kleiner als gedacht.'],
    },
    complaint: {
      light: ['Flackert seit dem ersten Abend.', 'Viel zu dunkel.'],
      switch: ['Nach einem Monat war der Schalter kaputt.'],
      quality: ['Der Fuß wackelt und der Schirm sitzt schief.'],
    },
  },
  en: {
    praise: {
      light: [
        'Lovely warm light.',
        'Just bright enough to read by without waking my husband.',
        'Soft and never glaring.',
        'So cozy we leave the ceiling light off now.',
      ],
      look: [
        'Pretty lamp that looks more expensive than it is.',
        'Nice even when it is off.',
        'Simple and handsome.',
      ],
      switch: ['You can find the switch in the dark.'],
      size: ['Small enough for a narrow nightstand.'],
      quality: ['Heavy base, does not tip.', 'Solid and well finished.'],
      gift: ['For our daughter, who is reading at night again.'],
    },
    but: {
      switch: ['The cord could be longer.', 'The switch clicks loudly.'],
      light: ['A bit dim for long reading.'],
    },
    complaint: {
      light: ['It has flickered since the first night.'],
      switch: ['The switch died within a month.'],
      quality: ['The base wobbles.'],
    },
  },
};
