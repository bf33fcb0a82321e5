import { areaWords } from '#lib/words'

export const useOwnPurchaseWords = areaWords('own purchases', {
  common: ['close', 'cancel'],
  it: {
    title: 'Acquisti',
    failed: 'I tuoi acquisti non si sono caricati',
    boughtOn: 'comprato il {{day}}',
    accessUntil: 'vale fino al {{day}}',
    installments: 'rata {{paid}} di {{count}}',
    paymentsOf: 'Pagamenti e ricevute',
    attachments: 'Allegati',
    withdraw: 'Recedi dal contratto qui',
    withdrawUntil: 'Puoi recedere fino al {{day}}.',
    withdrawn: 'Hai receduto il {{day}}.',
    refundBy: 'Il rimborso arriva entro il {{day}}.',
    withdrawTitle: 'Recedi dal contratto',
    withdrawText:
      'Hai comprato «{{name}}» il {{day}}. Fino al {{until}} puoi cambiare idea senza dire perché: ' +
      'quello che ha sbloccato si chiude e il rimborso arriva entro {{days}} giorni.',
    withdrawNext: 'Continua',
    withdrawSure: 'Confermi di voler recedere dal contratto per «{{name}}»? Ti mandiamo subito una mail con il giorno e l’ora.',
    withdrawConfirm: 'Conferma il recesso',
    withdrawDoneTitle: 'Recesso ricevuto',
    withdrawDone: 'Hai receduto il {{day}}. Te lo confermiamo anche per e-mail.',
  },
  en: {
    title: 'Purchases',
    failed: 'Your purchases could not be loaded',
    boughtOn: 'bought on {{day}}',
    accessUntil: 'valid until {{day}}',
    installments: 'installment {{paid}} of {{count}}',
    paymentsOf: 'Payments and receipts',
    attachments: 'Attachments',
    withdraw: 'Withdraw from the contract here',
    withdrawUntil: 'You may withdraw until {{day}}.',
    withdrawn: 'You withdrew on {{day}}.',
    refundBy: 'The refund arrives by {{day}}.',
    withdrawTitle: 'Withdraw from the contract',
    withdrawText:
      'You bought “{{name}}” on {{day}}. Until {{until}} you may change your mind without saying why: ' +
      'what it has unlocked is closed, and the refund arrives within {{days}} days.',
    withdrawNext: 'Continue',
    withdrawSure:
      'Do you confirm that you withdraw from the contract for “{{name}}”? We send you an e-mail at once, with the day and the hour.',
    withdrawConfirm: 'Confirm the withdrawal',
    withdrawDoneTitle: 'Withdrawal received',
    withdrawDone: 'You withdrew on {{day}}. An e-mail confirms it, too.',
  },
})
