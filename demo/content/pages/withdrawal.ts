import type { WrittenArticle } from '../written-page.ts';

export const withdrawal: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-20',
  parent: 'withdrawal-information',
  title: { nl: 'Overeenkomst herroepen', de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  metaTitle: {
    nl: 'Overeenkomst herroepen | Sluimer',
    de: 'Vertrag widerrufen | Sluimer',
    en: 'Withdraw from contract | Sluimer',
  },
  metaDescription: {
    nl: 'Herroep hier je overeenkomst met Sluimer: in twee stappen, zonder account en zonder reden. Je krijgt meteen een ontvangstbevestiging per e-mail.',
    de: 'Widerrufen Sie hier Ihren Vertrag mit Sluimer: in zwei Schritten, ohne Konto und ohne Grund. Die Eingangsbestätigung kommt sofort per E-Mail.',
    en: 'Withdraw from your contract with Sluimer here: in two steps, without an account and without a reason. You get a receipt by email at once.',
  },
  keywords: {
    nl: ['herroepen', 'bestelling annuleren', 'koop ontbinden', 'annuleren'],
    de: ['widerrufen', 'Widerruf', 'Bestellung stornieren', 'stornieren'],
    en: ['withdraw', 'cancel order', 'cancel contract'],
  },
  blocks: [
    {
      type: 'withdrawal',
      title: { nl: 'In twee stappen', de: 'In zwei Schritten', en: 'In two steps' },
      text: {
        nl: 'Binnen veertien dagen nadat je alles hebt ontvangen, kun je een overeenkomst met ons herroepen. Ook een matras die al is uitgepakt.',
        'nl-be':
          'Binnen veertien dagen nadat je alles hebt ontvangen, kan je een overeenkomst met ons herroepen. Ook een matras die al uitgepakt is.',
        de: 'Binnen vierzehn Tagen, nachdem Sie alles erhalten haben, können Sie einen Vertrag mit uns widerrufen. Auch eine Matratze, die schon ausgepackt ist.',
        'de-at':
          'Binnen vierzehn Tagen, nachdem Sie alles erhalten haben, können Sie von einem Vertrag mit uns zurücktreten; das Formular nennt es Widerruf. Auch bei einer Matratze, die schon ausgepackt ist.',
        en: 'You can withdraw from a contract with us within fourteen days of receiving everything. That goes for a mattress that has been unwrapped, too.',
      },
    },
    {
      type: 'links',
      title: { nl: 'Ook handig', de: 'Auch nützlich', en: 'Also useful' },
      links: [
        { page: 'withdrawal-information' },
        { page: 'trial' },
        { page: 'returns' },
        { page: 'contact' },
      ],
    },
  ],
};
