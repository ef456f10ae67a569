import type { Wordings } from '../wording.ts';

/** Sentences of reviews on slatted bases. */
export const bedBaseWordings: Wordings = {
  nl: {
    praise: {
      comfort: [
        'Mijn matras ligt hier veel beter op dan op de oude planken.',
        'Veert mooi mee zonder door te zakken.',
        'Hetzelfde matras, en toch een ander bed.',
      ],
      assembly: [
        'Uit de doos, in het bed, klaar.',
        'Kwam kant-en-klaar, alleen de folie eraf.',
        'Past precies tussen de balken van ons ledikant.',
      ],
      sound: ['Geen gekraak meer.', 'De latten zitten in rubber, dus muisstil.'],
      quality: ['Stevige latten, nette afwerking.', 'Degelijk hout, daar zit ik niet doorheen.'],
      electric: [
        'De motor is zacht en traag genoeg om half slapend te bedienen.',
        'Rechtop ontbijten op zondag, heerlijk.',
        'Voor mijn vader na zijn operatie een uitkomst.',
      ],
      flat: ['Gewoon een goede bodem, niets meer en niets minder.', 'Vlak, recht en stevig.'],
      ache: ['Minder last van mijn onderrug, terwijl ik alleen de bodem heb vervangen.'],
    },
    but: {
      assembly: [
        'Was een paar millimeter te breed, met wat duwen paste het.',
        'Zwaarder dan gedacht om alleen naar boven te krijgen.',
      ],
      electric: ['De kabel is aan de korte kant.', 'Verstelt wel wat langzaam.'],
      sound: ['De eerste nachten tikte er een lat.'],
      comfort: ['Iets stugger dan mijn oude.'],
    },
    complaint: {
      sound: ['Piept, en ik krijg het er niet uit.'],
      quality: ['Na vijf weken brak de eerste lat.', 'Twee latten lagen los in de doos.'],
      electric: ['De afstandsbediening verliest steeds de verbinding.'],
      comfort: ['Mijn matras zakt er in het midden door.'],
    },
  },
  'nl-be': {
    praise: {
      comfort: ['Goeie lattenbodem, geen doorgezakt bed meer.'],
      assembly: ['Die lattenbodem lag er op vijf minuten in.'],
    },
  },
  de: {
    praise: {
      comfort: [
        'Die Matratze liegt darauf viel besser als auf dem alten.',
        'Federt schön mit, ohne durchzuhängen.',
        'Dieselbe Matratze, und doch ein anderes Bett.',
      ],
      assembly: [
        'Auspacken, einlegen, fertig.',
        'Kam fertig montiert.',
        'Passt genau in unseren Bettrahmen.',
      ],
      sound: ['Kein Knarzen mehr.', 'Die Leisten sitzen in Gummi, deshalb völlig leise.'],
      quality: ['Stabile Leisten, saubere Verarbeitung.'],
      electric: [
        'Der Motor läuft leise und ruhig.',
        'Sonntags im Sitzen frühstücken, herrlich.',
        'Nach der Operation meines Vaters Gold wert.',
      ],
      flat: ['Einfach ein guter Rost.', 'Gerade, stabil, fertig.'],
      ache: ['Weniger Kreuzschmerzen, obwohl nur der Rost neu ist.'],
    },
    but: {
      assembly: [
        'War ein paar Millimeter zu breit, mit etwas Druck ging es.',
        'Allein die Treppe hinauf ist er zu schwer.',
      ],
      electric: ['Das Kabel ist etwas kurz.', 'Verstellt sich recht langsam.'],
      sound: ['In den ersten Nächten knackte eine Leiste.'],
    },
    complaint: {
      sound: ['Quietscht, und ich bekomme es nicht weg.'],
      quality: ['Nach fünf Wochen brach die erste Leiste.'],
      electric: ['Die Fernbedienung verliert ständig die Verbindung.'],
      comfort: ['Die Matratze hängt in der Mitte durch.'],
    },
  },
  en: {
    praise: {
      comfort: [
        'My mattress feels better on this than on the old boards.',
        'Gives nicely without sagging.',
        'Same mattress, different bed.',
      ],
      assembly: ['Out of the box, into the bed, done.', 'Fits right inside our frame.'],
      sound: ['No more creaking.', 'The slats sit in rubber, so it is silent.'],
      quality: ['Sturdy slats, neat finish.'],
      electric: [
        'The motor is quiet and smooth.',
        'Breakfast sitting up on Sundays.',
        'A blessing for my dad after surgery.',
      ],
      flat: ['Just a good base.'],
      ache: ['Less back pain, and all I changed was the base.'],
    },
    but: {
      assembly: ['A hair too wide, but a push did it.', 'Too heavy to carry upstairs alone.'],
      electric: ['The cord is a bit short.'],
      sound: ['One slat ticked for the first few nights.'],
    },
    complaint: {
      sound: ['It squeaks and I cannot make it stop.'],
      quality: ['The first slat broke after five weeks.'],
      comfort: ['My mattress sags in the middle.'],
    },
  },
};
