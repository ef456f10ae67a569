import type { WrittenArticle } from '../written-page.ts';

/** The data stored in the visitor's browser, and the form for changing the consent. */
export const cookies: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-26',
  parent: 'privacy',
  title: { nl: 'Cookies', de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  metaTitle: {
    nl: 'Cookies: kies wat je toestaat | Sluimer',
    de: 'Cookies: Sie entscheiden | Sluimer',
    en: 'Cookies: choose what you allow | Sluimer',
  },
  metaDescription: {
    nl: 'Lees welke cookies Sluimer nodig heeft om te werken, welke alleen met jouw toestemming komen, en verander hier op elk moment wat je toestaat.',
    de: 'Welche Cookies Sluimer braucht, welche nur mit Ihrer Einwilligung gesetzt werden, und wo Sie Ihre Auswahl jederzeit ändern. Ohne Konto.',
    en: 'Read which cookies Sluimer needs to work and which come only with your consent, and change here at any time what you allow. No account needed.',
  },
  keywords: {
    nl: ['cookiebeleid', 'toestemming intrekken', 'volgsoftware'],
    de: ['Cookies', 'Einwilligung', 'Einwilligung widerrufen', 'Tracking'],
    en: ['cookies', 'cookie policy', 'consent', 'tracking'],
  },
  blocks: [
    {
      type: 'consent',
      title: { nl: 'Jouw keuze', de: 'Ihre Auswahl', en: 'Your choice' },
      text: {
        nl: 'Wat de winkel nodig heeft om te werken, staat altijd aan. De rest staat uit tot jij het aanzet.',
        de: 'Was der Shop zum Funktionieren braucht, ist immer an. Alles andere bleibt aus, bis Sie es anstellen.',
        en: 'What the shop needs to work is always on. The rest stays off until you turn it on.',
      },
    },
    {
      type: 'table',
      title: {
        nl: 'Wat in je browser staat',
        de: 'Was in Ihrem Browser steht',
        en: 'What stands in your browser',
      },
      columns: [
        { nl: 'Naam', de: 'Name', en: 'Name' },
        { nl: 'Waarvoor', de: 'Wofür', en: 'What for' },
        { nl: 'Hoe lang', de: 'Wie lange', en: 'How long' },
      ],
      rows: [
        [
          { nl: 'cart_id, cart', de: 'cart_id, cart', en: 'cart_id, cart' },
          {
            nl: 'Je winkelwagen terugvinden; nodig',
            'nl-be': 'Je winkelmandje terugvinden; nodig',
            de: 'Den Warenkorb wiederfinden; notwendig',
            en: 'Finding your cart again; needed',
          },
          { nl: '30 dagen', de: '30 Tage', en: '30 days' },
        ],
        [
          { nl: 'consent', de: 'consent', en: 'consent' },
          {
            nl: 'Onthouden wat je hier kiest; nodig',
            de: 'Ihre Auswahl hier merken; notwendig',
            en: 'Remembering what you choose here; needed',
          },
          { nl: '180 dagen', de: '180 Tage', en: '180 days' },
        ],
        [
          {
            nl: 'saved, recent-searches',
            de: 'saved, recent-searches',
            en: 'saved, recent-searches',
          },
          {
            nl: 'Wat je bewaart en zocht; blijft in je browser',
            de: 'Was Sie merken und suchten; bleibt in Ihrem Browser',
            en: 'What you save and searched for; stays in your browser',
          },
          {
            nl: 'Tot je het wist; bewaard 30 dagen',
            de: 'Bis Sie es löschen; Gemerktes 30 Tage',
            en: 'Until you delete it; saved goods 30 days',
          },
        ],
        [
          { nl: 'bed', de: 'bed', en: 'bed' },
          {
            nl: 'De maat van je bed, als je die invult; blijft in je browser',
            de: 'Die Größe Ihres Betts, wenn Sie sie angeben; bleibt in Ihrem Browser',
            en: 'The size of your bed, if you enter it; stays in your browser',
          },
          { nl: 'Tot je de maat wist', de: 'Bis Sie die Größe löschen', en: 'Until you clear it' },
        ],
        [
          { nl: 'viewed', de: 'viewed', en: 'viewed' },
          {
            nl: 'Wat je het laatst bekeek, alleen als je vraagt het te onthouden; blijft in je browser',
            de: 'Was Sie zuletzt ansahen, nur wenn Sie es merken lassen; bleibt in Ihrem Browser',
            en: 'What you viewed last, only if you ask to remember it; stays in your browser',
          },
          {
            nl: '30 dagen per product, of tot je de lijst wist',
            de: '30 Tage je Produkt, oder bis Sie die Liste löschen',
            en: '30 days per product, or until you clear the list',
          },
        ],
        [
          {
            nl: 'postcode, compare, coupon, bed-sides, way, scroll, depth',
            de: 'postcode, compare, coupon, bed-sides, way, scroll, depth',
            en: 'postcode, compare, coupon, bed-sides, way, scroll, depth',
          },
          {
            nl: 'Je postcode voor de bezorgdag, wat je vergelijkt, de code uit een link, links en rechts van je bed, de maten van je trap of deur, en waar je was op een pagina',
            'nl-be':
              'Je postcode voor de leverdag, wat je vergelijkt, de code uit een link, links en rechts van je bed, de maten van je trap of deur, en waar je was op een pagina',
            de: 'Ihre Postleitzahl für den Liefertag, was Sie vergleichen, der Code aus einem Link, links und rechts in Ihrem Bett, die Maße Ihrer Treppe oder Tür, und wo Sie auf einer Seite waren',
            en: 'Your postcode for the delivery day, what you compare, the code from a link, left and right in your bed, the measures of your stairs or door, and where you were on a page',
          },
          {
            nl: 'Tot je het tabblad sluit',
            de: 'Bis Sie den Tab schließen',
            en: 'Until you close the tab',
          },
        ],
        [
          { nl: 'visitor, found-by', de: 'visitor, found-by', en: 'visitor, found-by' },
          {
            nl: 'Statistieken: een willekeurige naam, en welk zoekresultaat je opende; zo leert de zoekdienst wat helpt',
            de: 'Statistik: ein zufälliger Name, und welches Suchergebnis Sie öffneten; so lernt der Suchdienst, was hilft',
            en: 'Statistics: a random name, and which search result you opened; so the search service learns what helps',
          },
          {
            nl: 'Tot je het tabblad sluit',
            de: 'Bis Sie den Tab schließen',
            en: 'Until you close the tab',
          },
        ],
      ],
      note: {
        nl: 'Sta je statistieken of marketing toe, dan laden we een tagmanager. Welke cookies die zet, hangt af van je keuze; zonder toestemming laadt er niets.',
        de: 'Erlauben Sie Statistik oder Marketing, laden wir einen Tag-Manager. Welche Cookies er setzt, hängt von Ihrer Auswahl ab; ohne Einwilligung wird nichts geladen.',
        en: 'If you allow statistics or marketing, we load a tag manager. Which cookies it sets depends on your choice; without consent nothing is loaded.',
      },
    },
    {
      type: 'links',
      title: { nl: 'Ook handig', de: 'Auch nützlich', en: 'Also useful' },
      links: [{ page: 'privacy' }, { page: 'contact' }],
    },
  ],
};
