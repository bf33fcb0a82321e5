import { areaWords } from '#lib/words'

export const useChoiceWords = areaWords('clients choice', {
  it: {
    search: 'Cerca tra i {{clients}}',
    byName: 'Cerca per nome',
    noClients: 'Nessun {{client}} con questo nome',
    nobody: 'Non c’è ancora nessun {{client}} attivo.',
    chosen_one: '{{count}} persona scelta',
    chosen_other: '{{count}} persone scelte',
    nobodyInGroup: 'Nel gruppo non c’è nessun {{client}} attivo.',
    tickAll: 'Scegli tutti',
    atMost: 'Di più non se ne possono scegliere: il massimo è {{max}}.',
    namesMore_one: '{{names}} e un’altra',
    namesMore_other: '{{names}} e altre {{count}}',
    failed: 'I {{clients}} non si sono caricati',
  },
  en: {
    search: 'Search {{clients}}',
    byName: 'Search by name',
    noClients: 'No {{client}} with this name',
    nobody: 'No active {{clients}} yet.',
    chosen_one: '{{count}} person chosen',
    chosen_other: '{{count}} people chosen',
    nobodyInGroup: 'No active {{clients}} in the group.',
    tickAll: 'Choose all',
    atMost: 'You cannot choose more: the maximum is {{max}}.',
    namesMore_one: '{{names}} and one more',
    namesMore_other: '{{names}} and {{count}} more',
    failed: 'The {{clients}} could not be loaded',
  },
})
