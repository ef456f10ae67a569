import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const bedBases: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Bedbodems', 'nl-be': 'Lattenbodems', de: 'Lattenroste', en: 'Bed bases' },
  category: 'bedBases',
  metaTitle: {
    nl: 'Bedbodems: vlak, verstelbaar, elektrisch | Sluimer',
    'nl-be': 'Lattenbodems: vlak, verstelbaar, elektrisch | Sluimer',
    de: 'Lattenroste: starr, verstellbar, mit Motor | Sluimer',
    en: 'Bed bases: flat, adjustable, electric | Sluimer',
  },
  metaDescription: {
    nl: 'Lattenbodems van beuken, berken en grenen, vlak of verstelbaar. Lees welke bodem bij je matras past. Gratis bezorgd, tot in de slaapkamer.',
    'nl-be':
      'Lattenbodems van beuk, berk en grenen, vlak of verstelbaar. Lees welke lattenbodem bij je matras past. Gratis geleverd, tot in de slaapkamer.',
    de: 'Lattenroste aus Buche, Birke und Kiefer, starr oder verstellbar. Lesen Sie, welcher Rost zu Ihrer Matratze passt. Kostenlos bis ins Schlafzimmer.',
    en: 'Slatted bases of beech, birch and pine, flat or adjustable. Read which base goes with your mattress. Delivered free, right into the bedroom.',
  },
  intro: {
    nl: 'De bodem doet een derde van het werk: hij veert mee, en hij laat je matras van onderen ademen. Kies eerst of je hem wilt kunnen verstellen, dan pas het aantal latten.',
    'nl-be':
      'De lattenbodem doet een derde van het werk: hij veert mee, en hij laat je matras langs onder ademen. Kies eerst of je hem wil kunnen verstellen, dan pas het aantal latten.',
    de: 'Der Rost leistet ein Drittel der Arbeit: Er federt mit und lässt die Matratze von unten atmen. Entscheiden Sie zuerst, ob Sie ihn verstellen möchten, dann erst über die Zahl der Leisten.',
    en: 'The base does a third of the work: it flexes with you, and it lets your mattress breathe from below. First decide whether you want to adjust it, then how many slats.',
  },
  image: pictures.slats,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Welke bodem bij welk matras?',
        'nl-be': 'Welke lattenbodem bij welke matras?',
        de: 'Welcher Rost zu welcher Matratze?',
        en: 'Which base for which mattress?',
      },
      paragraphs: [
        {
          nl: 'Schuim en latex willen veel smalle latten, hooguit vier centimeter uit elkaar, anders zakken ze er op den duur tussen. 28 latten is dan een goed aantal. Een pocketveermatras kan met minder toe en ligt ook goed op een vlakke bodem met bredere latten.',
          'nl-be':
            'Schuim en latex willen veel smalle latten, hoogstens vier centimeter uit elkaar, anders zakken ze er op den duur tussen. 28 latten is dan een goed aantal. Een pocketveringmatras heeft er minder nodig en ligt ook goed op een vlakke lattenbodem met bredere latten.',
          de: 'Schaum und Latex brauchen viele schmale Leisten mit höchstens vier Zentimetern Abstand, sonst drücken sie sich mit der Zeit hindurch. 28 Leisten sind dann eine gute Zahl. Eine Taschenfederkernmatratze kommt mit weniger aus und liegt auch auf einem starren Rost mit breiteren Leisten gut.',
          en: 'Foam and latex want many narrow slats, no more than 4 cm (1.5 in) apart, or they will sink between them in time. 28 slats is a good number. A pocket spring mattress needs fewer and also lies well on a flat base with wider slats.',
        },
        {
          nl: 'De schuifjes in het midden zijn er voor je bekken. Schuif ze naar buiten en de bodem wordt daar steviger; naar binnen en hij geeft meer mee. Bij de schouders zitten vaak dunnere latten, zodat je arm kan wegzakken als je op je zij ligt.',
          'nl-be':
            'De schuivertjes in het midden zijn er voor je bekken. Schuif ze naar buiten en de lattenbodem wordt daar steviger; naar binnen en hij geeft meer mee. Bij de schouders zitten vaak dunnere latten, zodat je arm kan wegzakken als je op je zij ligt.',
          de: 'Die Schieber in der Mitte sind für das Becken da. Nach außen geschoben wird der Rost dort fester, nach innen gibt er mehr nach. An der Schulter sitzen oft dünnere Leisten, damit der Arm einsinken kann, wenn Sie auf der Seite liegen.',
          en: 'The sliders in the middle are for your hips. Move them outward and the base gets firmer there; inward and it gives more. At the shoulders the slats are often thinner, so that your arm can sink in when you lie on your side.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Vlak, met de hand of elektrisch',
        de: 'Starr, manuell oder mit Motor',
        en: 'Flat, by hand or electric',
      },
      paragraphs: [
        {
          nl: 'Vlak is genoeg als je in bed alleen maar slaapt. Lees je graag, dan is een hoofdeinde dat je met de hand omhoogzet al een verademing. Een elektrische bodem loont als je vaak van houding wisselt, last hebt van je benen of zuurbranden, of straks langer zelfstandig uit bed wilt komen.',
          'nl-be':
            'Vlak is genoeg als je in bed alleen maar slaapt. Lees je graag, dan is een hoofdeinde dat je met de hand omhoogzet al een verademing. Een elektrische lattenbodem loont als je vaak van houding wisselt, last hebt van je benen of van brandend maagzuur, of later langer zelfstandig uit bed wil komen.',
          de: 'Starr genügt, wenn Sie im Bett nur schlafen. Lesen Sie gern, ist ein Kopfteil, das Sie von Hand aufstellen, schon eine Wohltat. Ein Motorrahmen lohnt sich, wenn Sie oft die Haltung wechseln, Beschwerden in den Beinen oder Sodbrennen haben oder auch später allein aus dem Bett kommen möchten.',
          en: 'Flat is enough if sleeping is all you do in bed. If you like to read, even a head end that you raise by hand is a relief. An electric base pays off if you change position often, have trouble with your legs or heartburn, or want to keep getting out of bed unaided later on.',
        },
      ],
      image: pictures.adjustableBase,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over bedbodems',
        'nl-be': 'Vragen over lattenbodems',
        de: 'Fragen zu Lattenrosten',
        en: 'Questions about bed bases',
      },
      questions: [
        {
          question: {
            nl: 'Past een nieuwe bodem in mijn bed?',
            'nl-be': 'Past een nieuwe lattenbodem in mijn bed?',
            de: 'Passt ein neuer Rost in mein Bett?',
            en: 'Will a new base fit my bed?',
          },
          answer: {
            nl: 'Meet de binnenmaat van je ombouw en de hoogte van de steunen. Onze bodems zijn rondom één centimeter kleiner dan de maat die erop staat, zodat een bodem van 90 bij 200 in een bed van 90 bij 200 zakt.',
            'nl-be':
              'Meet de binnenmaat van je bedkader en de hoogte van de steunen. Onze lattenbodems zijn rondom één centimeter kleiner dan de maat die erop staat, zodat een lattenbodem van 90 op 200 in een bed van 90 op 200 zakt.',
            de: 'Messen Sie das Innenmaß des Bettrahmens und die Höhe der Auflagen. Unsere Roste sind rundum einen Zentimeter kleiner als die Nenngröße, damit ein Rost von 90 mal 200 in ein Bett von 90 mal 200 passt.',
            en: 'Measure the inside of your bed frame and the height of the supports. Our bases are one centimeter smaller all round than the size they carry, so a base of 90 by 200 drops into a bed of 90 by 200.',
          },
        },
        {
          question: {
            nl: 'Kan elk matras op een verstelbare bodem?',
            'nl-be': 'Kan elke matras op een verstelbare lattenbodem?',
            de: 'Kann jede Matratze auf einen verstellbaren Rost?',
            en: 'Can any mattress go on an adjustable base?',
          },
          answer: {
            nl: 'Koudschuim, traagschuim en latex buigen zonder moeite mee. Pocketvering kan het ook, als het matras niet dikker is dan ongeveer 25 centimeter; op de productpagina staat of het geschikt is.',
            'nl-be':
              'Koudschuim, traagschuim en latex buigen zonder moeite mee. Pocketvering kan het ook, als de matras niet dikker is dan ongeveer 25 centimeter; op de productpagina staat of ze geschikt is.',
            de: 'Kaltschaum, Viscoschaum und Latex biegen sich mühelos mit. Taschenfedern können es auch, wenn die Matratze nicht höher als etwa 25 Zentimeter ist; auf der Produktseite steht, ob sie geeignet ist.',
            en: 'HR foam, memory foam and latex bend without effort. Pocket springs can, too, if the mattress is no thicker than about 25 cm (10 in); the product page tells you whether it is suitable.',
          },
        },
        {
          question: {
            nl: 'Moet ik een nieuwe bodem kopen bij een nieuw matras?',
            'nl-be': 'Moet ik een nieuwe lattenbodem kopen bij een nieuwe matras?',
            de: 'Brauche ich zur neuen Matratze auch einen neuen Rost?',
            en: 'Do I need a new base with a new mattress?',
          },
          answer: {
            nl: 'Niet altijd. Leg een lat over de breedte: zakt het midden, zijn er latten gebroken of is hij ouder dan vijftien jaar, dan wel. Een goed matras op een slappe bodem ligt na een jaar als een slap matras.',
            'nl-be':
              'Niet altijd. Leg een rechte lat over de breedte: zakt het midden door, zijn er latten gebroken of is hij ouder dan vijftien jaar, dan wel. Een goede matras op een slappe lattenbodem ligt na een jaar als een slappe matras.',
            de: 'Nicht immer. Legen Sie eine gerade Leiste quer darüber: Hängt die Mitte durch, sind Leisten gebrochen oder ist der Rost älter als fünfzehn Jahre, dann ja. Eine gute Matratze auf einem müden Rost liegt sich nach einem Jahr wie eine müde Matratze.',
            en: 'Not always. Lay a straight edge across it: if the middle sags, if slats are broken or if it is older than fifteen years, then yes. A good mattress on a tired base feels like a tired mattress after a year.',
          },
        },
      ],
    },
  ],
};
