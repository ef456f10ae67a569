import { COMPANY_ADDRESS } from '../company.ts';
import type { WrittenArticle } from '../written-page.ts';

/** The imprint required by law, with a note that this is no real shop. */
export const imprint: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-20',
  title: { nl: 'Bedrijfsgegevens', de: 'Impressum', en: 'Company details' },
  metaTitle: {
    nl: 'Bedrijfsgegevens van de demowinkel | Sluimer',
    de: 'Impressum des Demoshops | Sluimer',
    en: 'Company details of the demo shop | Sluimer',
  },
  metaDescription: {
    nl: 'Wie er achter Sluimer zou staan: naam, adres, register en contact. Sluimer is een demowinkel: het bedrijf bestaat niet en er wordt niets verkocht.',
    de: 'Wer hinter Sluimer stünde: Name, Anschrift, Register und Kontakt. Sluimer ist ein Demoshop: Das Unternehmen gibt es nicht, verkauft wird nichts.',
    en: 'Who would be behind Sluimer: name, address, register and contact. Sluimer is a demo shop: the company does not exist and nothing is sold here.',
  },
  keywords: {
    nl: ['kvk', 'kvk-nummer', 'btw-nummer', 'adres', 'colofon', 'bedrijf'],
    de: ['Handelsregister', 'Umsatzsteuer-ID', 'Anbieter', 'Adresse', 'Betreiber'],
    en: ['company number', 'vat number', 'address', 'imprint'],
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'Een demowinkel', de: 'Ein Demoshop', en: 'A demo shop' },
      paragraphs: [
        {
          nl: 'Sluimer laat zien hoe een beddenwinkel op het web kan werken. Het bedrijf, de merken, de artikelen, de prijzen en de beoordelingen zijn verzonnen, en de gegevens hieronder ook. Je kunt hier niets kopen, er wordt niets geleverd en niets betaald.',
          'nl-be':
            'Sluimer laat zien hoe een beddenwinkel op het web kan werken. Het bedrijf, de merken, de artikelen, de prijzen en de beoordelingen zijn verzonnen, en de gegevens hieronder ook. Je kan hier niets kopen, er wordt niets geleverd en niets betaald.',
          de: 'Sluimer zeigt, wie ein Bettenhaus im Netz arbeiten kann. Unternehmen, Marken, Artikel, Preise und Bewertungen sind erfunden, die Angaben unten ebenso. Sie können hier nichts kaufen, es wird nichts geliefert und nichts bezahlt.',
          en: 'Sluimer shows how a bed shop on the web can work. The company, brands, items, prices and reviews are made up, and so are the details below. You cannot buy anything here; nothing is delivered and nothing is paid.',
        },
        {
          nl: 'Wie met deze software een echte winkel opent, zet hier de eigen gegevens neer.',
          de: 'Wer mit dieser Software einen echten Shop eröffnet, setzt hier die eigenen Angaben ein.',
          en: 'Whoever opens a real shop with this software puts their own details here.',
        },
      ],
    },
    {
      type: 'table',
      title: { nl: 'De gegevens', de: 'Angaben', en: 'The details' },
      columns: [
        { nl: 'Wat', de: 'Angabe', en: 'What' },
        { nl: 'In deze demowinkel', de: 'In diesem Demoshop', en: 'In this demo shop' },
      ],
      rows: [
        [
          { nl: 'Naam en rechtsvorm', de: 'Name und Rechtsform', en: 'Name and legal form' },
          {
            nl: 'Sluimer B.V., besloten vennootschap',
            de: 'Sluimer B.V., Gesellschaft mit beschränkter Haftung nach niederländischem Recht',
            en: 'Sluimer B.V., a Dutch private limited company',
          },
        ],
        [{ nl: 'Adres', de: 'Anschrift', en: 'Address' }, COMPANY_ADDRESS],
        [
          { nl: 'Bestuurder', de: 'Vertreten durch', en: 'Represented by' },
          {
            nl: 'de directie van Sluimer B.V. (verzonnen)',
            de: 'die Geschäftsführung der Sluimer B.V. (erfunden)',
            en: 'the management of Sluimer B.V. (made up)',
          },
        ],
        [
          { nl: 'Contact', de: 'Kontakt', en: 'Contact' },
          {
            nl: '033 - 123 45 67, hallo@sluimer.example',
            'nl-be': '+31 33 123 45 67, hallo@sluimer.example',
            de: '+31 33 123 45 67, hallo@sluimer.example',
            en: '+31 33 123 45 67, hallo@sluimer.example',
          },
        ],
        [
          { nl: 'Handelsregister', de: 'Handelsregister', en: 'Trade register' },
          {
            nl: 'KvK 12345678',
            de: 'Kamer van Koophandel (KvK), Nummer 12345678',
            en: 'Kamer van Koophandel (KvK), number 12345678',
          },
        ],
        [
          {
            nl: 'Btw-nummer',
            de: 'Umsatzsteuer-Identifikationsnummer',
            'de-at': 'UID-Nummer',
            en: 'VAT number',
          },
          {
            nl: 'geen: de demowinkel verkoopt niets',
            de: 'keine: Der Demoshop verkauft nichts',
            en: 'none: the demo shop sells nothing',
          },
        ],
        [
          {
            nl: 'Verantwoordelijk voor de inhoud',
            de: 'Verantwortlich für den Inhalt',
            'de-at': 'Medieninhaber und Blattlinie',
            en: 'Responsible for the content',
          },
          {
            nl: 'Sluimer B.V., adres als boven',
            de: 'Sluimer B.V., Anschrift wie oben',
            'de-at': 'Sluimer B.V., Anschrift wie oben; Auskunft über Betten und Schlaf',
            en: 'Sluimer B.V., address as above',
          },
        ],
      ],
    },
    {
      type: 'text',
      title: { nl: 'Geschillen', de: 'Streitbeilegung', en: 'Disputes' },
      paragraphs: [
        {
          nl: 'Komen we er samen niet uit, dan kun je in Nederland naar de rechter, of eerst advies vragen bij ACM ConsuWijzer. Een geschillencommissie is er voor deze demowinkel niet.',
          'nl-be':
            'Komen we er samen niet uit, dan kan je in België terecht bij de Consumentenombudsdienst. Bij een geschillencommissie is deze demowinkel niet aangesloten.',
          de: 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
          'de-at':
            'Wir nehmen nicht an Verfahren vor einer Stelle zur alternativen Streitbeilegung teil. Auskunft gibt die Internet Ombudsstelle, ombudsstelle.at.',
          en: 'If we cannot settle it between us, the consumer body of your country advises you, and ECC-Net where we are in different countries.',
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder', de: 'Weiter', en: 'Further' },
      links: [{ page: 'terms' }, { page: 'privacy' }, { page: 'contact' }],
    },
  ],
};
