import { areaWords } from '#lib/words'

export const useSiteWords = areaWords('visit sites', {
  it: {
    title: 'Pliche e circonferenze',
    order: 'Ordine delle misure',
    rounds: 'A giri',
    siteBySite: 'Punto per punto',
    value: 'Valore',
    change: 'Variazione',
    last: 'L’ultima volta',
    add: 'Aggiungi una misura',
    ownError: 'Il tuo errore tecnico: {{errors}}',
    error_fold: 'pliche {{percent}}%',
    error_girth: 'circonferenze {{percent}}%',
    front: 'davanti',
    back: 'dietro',
  },
  en: {
    title: 'Folds and girths',
    order: 'Order of the measures',
    rounds: 'In rounds',
    siteBySite: 'Site by site',
    value: 'Value',
    change: 'Change',
    last: 'Last time',
    add: 'Add a measure',
    ownError: 'Your technical error: {{errors}}',
    error_fold: 'folds {{percent}}%',
    error_girth: 'girths {{percent}}%',
    front: 'front',
    back: 'back',
  },
})
