import { areaWords } from '#lib/words'

export const useChoiceWords = areaWords('clients choice', {
  it: {
    search: 'Cerca tra i {{clients}}',
    byName: 'Cerca per nome',
    noClients: 'Nessun {{client}} con questo nome',
    nobody: 'Non c’è ancora nessun {{client}} attivo.',
    chosen_one: '{{count}} persona scelta',
    chosen_other: '{{count}} persone scelte',
    failed: 'I {{clients}} non si sono caricati',
  },
  en: {
    search: 'Search {{clients}}',
    byName: 'Search by name',
    noClients: 'No {{client}} of this name',
    nobody: 'There is no active {{client}} yet.',
    chosen_one: '{{count}} person chosen',
    chosen_other: '{{count}} people chosen',
    failed: 'The {{clients}} could not be loaded',
  },
})
