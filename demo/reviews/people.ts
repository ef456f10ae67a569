import type { Localized } from '#src/shared/locale.ts';

type People = { readonly names: readonly string[]; readonly towns: readonly string[] };

const words = (list: string): readonly string[] => list.split(', ');

/** Common first names and towns of each locale. */
export const PEOPLE: Localized<People> = {
  nl: {
    names: words(
      'Marieke, Jeroen, Anouk, Sander, Femke, Bas, Ingrid, Wim, Esther, Peter, Linda, Mark, Saskia, Henk, Yvonne, Rob, Karin, Niels, Fatima, Daan, Sophie, Joke, Gerard, Mohammed, Lotte, Ruben, Wilma, Dennis, Ellen, Thijs, Petra, Kees, Nadia, Martijn, Tineke, Jan, Iris, Bart, Annemiek, Erik, Mirjam, Johan, Naomi, Hans, Carolien, Tim, Sjaak, Emma, Ahmed, Hanneke',
    ),
    towns: words(
      'Zwolle, Utrecht, Amersfoort, Haarlem, Breda, Tilburg, Groningen, Leeuwarden, Assen, Deventer, Apeldoorn, Arnhem, Nijmegen, Den Bosch, Eindhoven, Venlo, Maastricht, Roosendaal, Middelburg, Goes, Dordrecht, Rotterdam, Delft, Den Haag, Leiden, Gouda, Alkmaar, Hoorn, Almere, Lelystad, Amsterdam, Hilversum, Ede, Veenendaal, Enschede, Hengelo, Emmen, Hoogeveen, Drachten, Sneek, Zeist, Oss, Weert, Purmerend',
    ),
  },
  'nl-be': {
    names: words(
      'An, Koen, Sofie, Wouter, Griet, Bart, Lieve, Tom, Katrien, Pieter, Hilde, Jef, Els, Dirk, Nele, Stijn, Veerle, Luc, Ilse, Kristof, Marleen, Joris, Leen, Geert, Annelies, Filip, Liesbeth, Wim, Goedele, Maarten, Yasmina, Rik, Tine, Kobe',
    ),
    towns: words(
      'Gent, Antwerpen, Leuven, Brugge, Mechelen, Hasselt, Genk, Kortrijk, Aalst, Oostende, Roeselare, Turnhout, Sint-Niklaas, Lier, Geel, Dendermonde, Tongeren, Ieper, Waregem, Halle, Vilvoorde, Lokeren, Mol, Deinze, Tienen',
    ),
  },
  de: {
    names: words(
      'Thomas, Sabine, Julia, Andreas, Katrin, Michael, Anja, Stefan, Petra, Jürgen, Lena, Markus, Heike, Tobias, Claudia, Florian, Birgit, Sebastian, Ute, Matthias, Nicole, Frank, Silke, Jan, Kerstin, Ralf, Monika, Lukas, Aylin, Holger, Susanne, Philipp, Gisela, Daniel, Renate, Emre',
    ),
    towns: words(
      'Münster, Osnabrück, Köln, Düsseldorf, Bonn, Aachen, Essen, Dortmund, Bielefeld, Hannover, Bremen, Oldenburg, Hamburg, Lübeck, Kiel, Berlin, Potsdam, Leipzig, Dresden, Erfurt, Kassel, Frankfurt, Mainz, Wiesbaden, Mannheim, Karlsruhe, Freiburg, Stuttgart, Ulm, Augsburg, München, Regensburg, Nürnberg, Würzburg, Göttingen, Krefeld, Emden, Kleve',
    ),
  },
  'de-at': {
    names: words(
      'Christoph, Eva, Wolfgang, Barbara, Johannes, Martina, Gerhard, Doris, Lukas, Theresa, Herbert, Elisabeth, Bernhard, Karin, Michaela, Franz, Manuela, Georg, Katharina, Reinhard, Verena, Alois, Birgit, Dominik, Magdalena',
    ),
    towns: words(
      'Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Steyr, Wiener Neustadt, Bregenz, Leoben, Krems, Baden, Amstetten, Kufstein, Feldkirch, Eisenstadt, Mödling',
    ),
  },
  en: {
    names: words(
      'Hannah, Mike, Jessica, David, Emily, Chris, Karen, Brian, Megan, Steve, Laura, Kevin, Rachel, Greg, Amanda, Jason, Denise, Tyler, Maria, Scott, Nicole, Eric, Priya, Carlos, Beth, Andrew',
    ),
    towns: words(
      'Portland, Austin, Denver, Madison, Columbus, Raleigh, Boise, Tucson, Omaha, Nashville, Richmond, Albany, Spokane, Dayton, Savannah, Providence, Tulsa, Lexington, Fresno, Grand Rapids, Burlington, Sacramento, Des Moines, Knoxville, Tacoma',
    ),
  },
};
