import type { Wordings } from '../wording.ts';

/** Sentences of reviews on box springs. */
export const boxSpringWordings: Wordings = {
  nl: {
    praise: {
      comfort: [
        'Alsof je elke nacht in een goed hotel slaapt.',
        'Het ligt geweldig.',
        'De combinatie van box, matras en topper klopt gewoon.',
        'Vanaf de eerste nacht goed geslapen.',
        'Zondagochtend kom ik er niet meer uit.',
        'Na drie winkels en een zere rug zijn we hier geslaagd.',
      ],
      height: [
        'Fijne instaphoogte, ik hoef me niet meer omhoog te hijsen.',
        'Met mijn nieuwe knie is die hoogte een zegen.',
        'Je zit goed op de rand, ook bij het aankleden.',
      ],
      ache: [
        'De rugklachten van mijn man zijn een stuk minder.',
        'Ik word niet meer wakker van mijn heup.',
      ],
      firm: ['Stevig zoals beloofd.'],
      medium: ['De hardheid is precies goed, je zakt niet weg en je ligt niet op een plank.'],
      soft: ['Zacht en toch genoeg steun onder de heupen.'],
      couple: [
        'Mijn vrouw staat om vijf uur op en ik merk er niets van.',
        'Geen kuil in het midden, ook niet met twee kinderen en een hond erbij.',
      ],
      assembly: [
        'De monteurs hadden hem in drie kwartier staan.',
        'Ze hebben alles in elkaar gezet en het oude bed meegenomen.',
        'In losse delen naar boven, ook onze smalle trap was geen probleem.',
        'Zelf in elkaar gezet met mijn zwager, anderhalf uur en geen ruzie.',
      ],
      sound: ['Piept niet en kraakt niet.', 'Muisstil, ook als de kinderen erop springen.'],
      look: [
        'Staat prachtig in de slaapkamer.',
        'De stof is in het echt nog mooier dan op de foto.',
        'Het hoofdbord maakt de kamer af.',
      ],
      upholstery: [
        'De stof voelt stevig en is makkelijk schoon te houden.',
        'Kattenharen gaan er met een kledingroller zo af.',
      ],
      electric: [
        'Elektrisch verstellen gaat soepel en bijna zonder geluid.',
        'Met de benen omhoog lezen: nooit meer anders.',
        'De afstandsbediening snapt zelfs mijn vader.',
      ],
      storage: [
        'Alle winterdekens liggen nu onder het bed.',
        'De opbergruimte is enorm en gaat licht open.',
      ],
      quality: ['Alles zit strak en recht, de poten staan als een huis.'],
      trial: ['We mochten proefslapen en hebben er geen nacht aan getwijfeld.'],
      lasting: ['Na een jaar nog precies zo stevig als de eerste week.'],
    },
    but: {
      assembly: [
        'De handleiding bestaat uit drie plaatjes, dat kan beter.',
        'Eén poot ontbrak, na een telefoontje lag hij twee dagen later in de bus.',
      ],
      height: ['Iets hoger dan gedacht, met korte benen bungel je.'],
      comfort: [
        'De eerste weken voelde het stug, nu niet meer.',
        'De topper verschuift een paar centimeter per nacht.',
      ],
      smell: ['De stof rook eerst naar fabriek.'],
      look: ['Het hoofdbord is breder dan de box, daar moet je ruimte voor hebben.'],
      upholstery: ['Op de stof zie je elk pluisje.'],
      electric: ['Het snoer van de motor had langer gemogen.'],
      storage: ['Het deksel gaat wat zwaar als het matras erop ligt.'],
      sound: ['Heeft de eerste week gekraakt, na het aandraaien van de schroeven stil.'],
      dear: ['Het blijft veel geld voor een bed.'],
    },
    complaint: {
      wear: ['De stof pilt na drie maanden.', 'Na acht maanden zit er al een kuil in.'],
      comfort: ['Ligt heel anders dan in de showroom.'],
      sound: ['Kraakt bij elke beweging, en niemand die het oplost.'],
      assembly: [
        'De gaten in het hoofdbord zaten scheef, de monteur haalde zijn schouders op.',
        'Geleverd met twee verschillende poten.',
      ],
      firm: ['Veel te hard, ook met de topper erop.'],
      medium: ['Aan mijn kant zakt het nu al door.'],
      soft: ['Te zacht, ik zak er te ver in.'],
      electric: ['De motor begaf het in week zes.'],
      storage: ['Het deksel valt dicht als je niet oplet.'],
      couple: ['Als de een draait, deint de ander mee.'],
    },
  },
  'nl-be': {
    praise: {
      comfort: ['Zalig bed. Punt.'],
      assembly: ['De plaatsers waren stipt en hebben alles proper achtergelaten.'],
      look: ['Schoon bed, en ’t staat hier precies op maat.'],
    },
    complaint: { assembly: ['Verkeerde kleur geleverd, nu al zes weken aan ’t wachten.'] },
  },
  de: {
    praise: {
      comfort: [
        'Wie in einem guten Hotel, und das jede Nacht.',
        'Man liegt fantastisch.',
        'Box, Matratze und Topper passen einfach zusammen.',
        'Von der ersten Nacht an gut geschlafen.',
        'Sonntags komme ich nicht mehr heraus.',
      ],
      height: [
        'Angenehme Einstiegshöhe, das Aufstehen fällt leichter.',
        'Mit meinem neuen Knie ist die Höhe ein Segen.',
      ],
      ache: [
        'Der Rücken meines Mannes macht seitdem kaum noch Ärger.',
        'Die Hüfte weckt mich nicht mehr.',
      ],
      firm: ['Fest wie versprochen.'],
      medium: ['Die Festigkeit ist genau richtig, weder Brett noch Hängematte.'],
      soft: ['Weich und trotzdem gut gestützt.'],
      couple: [
        'Meine Frau steht um fünf auf, ich merke nichts davon.',
        'Keine Kuhle in der Mitte, auch nicht mit zwei Kindern und Hund.',
      ],
      assembly: [
        'Nach einer Dreiviertelstunde stand das Bett.',
        'Die Monteure haben aufgebaut und das alte Bett mitgenommen.',
        'Kam in Einzelteilen, auch die enge Treppe war kein Problem.',
      ],
      sound: [
        'Quietscht nicht, knarrt nicht.',
        'Absolut leise, auch wenn die Kinder darauf hüpfen.',
      ],
      look: [
        'Sieht im Schlafzimmer großartig aus.',
        'Der Stoff ist in echt noch schöner.',
        'Das Kopfteil macht den ganzen Raum.',
      ],
      upholstery: ['Der Stoff ist robust und leicht sauber zu halten.'],
      electric: [
        'Die Motoren laufen fast lautlos.',
        'Lesen mit hochgelegten Beinen, nie mehr anders.',
      ],
      storage: [
        'Alle Winterdecken sind jetzt im Bettkasten.',
        'Der Bettkasten öffnet leicht und fasst erstaunlich viel.',
      ],
      quality: ['Alles sitzt gerade und fest.'],
      trial: ['Probeschlafen durften wir, gezweifelt haben wir keine Nacht.'],
    },
    but: {
      assembly: [
        'Die Anleitung besteht aus drei Bildchen.',
        'Ein Fuß fehlte, kam aber zwei Tage später mit der Post.',
      ],
      height: ['Etwas höher als gedacht.'],
      comfort: [
        'In den ersten Wochen etwas steif, jetzt nicht mehr.',
        'Der Topper verrutscht jede Nacht ein Stück.',
      ],
      look: ['Das Kopfteil ist breiter als die Box, den Platz muss man haben.'],
      upholstery: ['Auf dem Stoff sieht man jede Fluse.'],
      electric: ['Das Kabel der Motoren dürfte länger sein.'],
      storage: ['Mit der Matratze darauf geht der Deckel etwas schwer.'],
      sound: ['Knarrte eine Woche lang, nach dem Nachziehen der Schrauben war Ruhe.'],
    },
    complaint: {
      wear: ['Der Stoff pillt nach drei Monaten.', 'Nach acht Monaten ist schon eine Kuhle drin.'],
      comfort: ['Ganz anders als in der Ausstellung.'],
      sound: ['Knarrt bei jeder Bewegung.'],
      assembly: [
        'Die Bohrungen am Kopfteil waren schief.',
        'Geliefert mit zwei verschiedenen Füßen.',
      ],
      firm: ['Viel zu hart, auch mit Topper.'],
      medium: ['Auf meiner Seite gibt es jetzt schon nach.'],
      electric: ['In der sechsten Woche gab der Motor auf.'],
    },
  },
  'de-at': {
    praise: {
      look: ['Schaut im Schlafzimmer super aus.'],
      assembly: ['Die Monteure waren pünktlich und haben alles picobello hinterlassen.'],
    },
  },
  en: {
    praise: {
      lasting: ['A year on it is as firm as in week one.'],
      trial: ['We had a trial period and never doubted it.'],
      comfort: [
        'After three stores and a sore back we found our bed.',
        'Like sleeping in a good hotel every night.',
        'Base, mattress and topper just work together.',
        'Slept well from night one.',
        'Hard to get out of on Sundays.',
      ],
      height: ['Easy to get in and out of.', 'With my new knee the height is a blessing.'],
      ache: ['My husband’s back is so much better.'],
      firm: ['Firm as promised.'],
      medium: ['The firmness is just right, neither board nor hammock.'],
      soft: ['Soft, with enough support.'],
      couple: ['My wife gets up at five and I never notice.'],
      assembly: [
        'They took the old bed away, too.',
        'They had it set up in forty-five minutes.',
        'Came in pieces, so our narrow stairs were no problem.',
      ],
      sound: ['No squeaks, no creaks.'],
      look: [
        'Looks gorgeous in the bedroom.',
        'The fabric is even nicer in person.',
        'The headboard makes the room.',
      ],
      upholstery: ['The fabric is sturdy and easy to keep clean.'],
      electric: ['The motors are almost silent.', 'Reading with my legs up is the best.'],
      storage: [
        'The lid opens with two fingers.',
        'All our winter blankets now live under the bed.',
      ],
      quality: ['Everything is straight and tight.'],
    },
    but: {
      storage: ['The lid is heavy with the mattress on it.'],
      look: ['The headboard is wider than the base, so measure first.'],
      assembly: [
        'The instructions are three little drawings.',
        'One leg was missing and came two days later.',
      ],
      height: ['A little higher than I thought.'],
      comfort: ['The topper creeps an inch a night.'],
      upholstery: ['You see every bit of lint.'],
      electric: ['The cord could be longer.'],
      sound: ['Creaked for a week until we tightened the screws.'],
    },
    complaint: {
      medium: ['My side is sagging already.'],
      firm: ['Much too hard, even with the topper.'],
      wear: [
        'The fabric is pilling after three months.',
        'Eight months in and there is a dip already.',
      ],
      comfort: ['Nothing like the one in the showroom.'],
      sound: ['Creaks with every move.'],
      assembly: ['The holes in the headboard were crooked.'],
      electric: ['The motor died in week six.'],
    },
  },
};
