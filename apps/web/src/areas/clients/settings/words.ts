import { areaWords } from '#lib/words'

export const useSettingsWords = areaWords('clients settings', {
  common: ['saved'],
  it: {
    loadFailed: 'Le impostazioni non si sono caricate',
    mayAddText: 'Dalla loro app, anche senza rete. Tu lo vedi subito, e resta scritto chi l’ha aggiunto.',
    mayAddWeights: 'I {{clients}} aggiungono il loro peso',
    mayAddPhotos: 'I {{clients}} aggiungono foto dei progressi',
    mayAddMetrics: 'I {{clients}} aggiungono le loro misure',
    typesText: 'I tipi con cui li distingui, per esempio «In studio» e «Online».',
    types: 'Gestisci i tipi',
    autoText:
      'Un {{client}} disattivato non entra più nell’app e libera il posto nel piano. Il suo storico resta, e lo riattivi quando vuoi.',
    deactivateAfter: 'Disattiva da solo chi ha l’abbonamento scaduto',
    deactivateHint:
      'Vale per le scadenze messe a mano e per quelle dei pagamenti. Chi riattivi dopo la scadenza resta attivo fino alla prossima.',
    never: 'Mai',
    sameDay: 'Il giorno dopo la scadenza',
    afterDays_one: 'Dopo {{count}} giorno',
    afterDays_other: 'Dopo {{count}} giorni',
    notifies: 'Avvisa per e-mail',
    mayPause: 'I {{clients}} possono mettere in pausa il loro abbonamento',
    mayPauseHint: 'Finché è in pausa non si addebita nulla; lo riprendono quando vogliono.',
    unpaidDays: 'Chiudi un abbonamento non pagato',
    unpaidHint: 'Prima il {{client}} riceve quattro mail con il link per pagare.',
    notifiesHint: 'Il {{client}} e chi lo segue ricevono una mail quando succede.',
  },
  en: {
    loadFailed: 'The settings could not be loaded',
    mayAddText: 'From their app, even offline. You see it at once, along with who added it.',
    mayAddWeights: '{{Clients}} add their weight',
    mayAddPhotos: '{{Clients}} add progress photos',
    mayAddMetrics: '{{Clients}} add their metrics',
    typesText: 'The types you tell them apart by, such as “At the studio” and “Online”.',
    types: 'Manage types',
    autoText:
      'An inactive {{client}} can no longer sign in and frees a place in your plan. The history stays, and you can ' +
      'reactivate them at any time.',
    deactivateAfter: 'Deactivate {{clients}} whose subscription has ended',
    deactivateHint: 'For end dates set by hand and by payments. Anyone you reactivate after the end stays active until the next one.',
    never: 'Never',
    sameDay: 'The day after it ends',
    afterDays_one: 'After {{count}} day',
    afterDays_other: 'After {{count}} days',
    notifies: 'Notify by e-mail',
    mayPause: '{{Clients}} can pause their subscription',
    mayPauseHint: 'Nothing is charged while it is paused; they resume it whenever they like.',
    unpaidDays: 'End an unpaid subscription',
    unpaidHint: 'Before that the {{client}} gets four e-mails with the link to pay.',
    notifiesHint: 'The {{client}} and their {{coach}} get an e-mail when it happens.',
  },
})
