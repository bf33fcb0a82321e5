import { areaWords } from '#lib/words'

export const paletteWords = areaWords('weights palette', {
  it: {
    add: 'Aggiungi peso',
    addTo: 'Peso di {{clientName}}',
    addKgTo: '{{kg}} kg a {{clientName}}',
    replacesToday: 'sostituisce {{kg}} di oggi',
    replacesOn: 'sostituisce {{kg}} del {{day}}',
    added: '{{clientName}}: {{kg}} kg, {{day}}',
    replaced: '{{clientName}}: {{kg}} kg al posto di {{oldKg}}, {{day}}',
    today: 'oggi',
    example: 'peso Marco 78,4',
    undone: 'Pesata annullata',
    putBack: 'Di nuovo {{kg}} kg',
  },
  en: {
    add: 'Add weight',
    addTo: 'Weight of {{clientName}}',
    addKgTo: '{{kg}} kg for {{clientName}}',
    replacesToday: 'replaces today’s {{kg}}',
    replacesOn: 'replaces {{kg}} of {{day}}',
    added: '{{clientName}}: {{kg}} kg, {{day}}',
    replaced: '{{clientName}}: {{kg}} kg instead of {{oldKg}}, {{day}}',
    today: 'today',
    example: 'weight Marco 78.4',
    undone: 'Weigh-in undone',
    putBack: 'Back to {{kg}} kg',
  },
})
