import { areaWords } from '#lib/words'

export const useCombinationWords = areaWords('meal combinations', {
  it: {
    combinations: 'Combinazioni',
    recipes: 'Ricette',
    insert: 'Inserisci combinazione',
    insertText: 'Si aggiunge al pasto con le quantità salvate.',
    insertEither: 'Inserisci ricetta o combinazione',
    either: 'Ricetta o combinazione',
    neither: 'Nessuna ricetta o combinazione si chiama così',
    manage: 'Gestisci le combinazioni',
    save: 'Salva come combinazione',
    saveText_one: '{{count}} riga, con ingredienti e alternative. Poi la inserisci dal menu di un pasto o con /.',
    saveText_other: '{{count}} righe, con ingredienti e alternative. Poi le inserisci dal menu di un pasto o con /.',
    name: 'Nome',
    example: 'Colazione tipica',
    rename: 'Rinomina',
    renameTitle: 'Rinomina la combinazione',
    search: 'Cerca una combinazione',
    nothing: 'Nessuna combinazione si chiama così',
    failed: 'Le combinazioni non si sono caricate',
    empty: 'Ancora nessuna combinazione',
    emptyText:
      'Salva le righe che usi insieme, come la colazione tipica, dal menu di una riga o di un pasto. Da qui le inserisci in ogni piano.',
    deleted: '«{{name}}» eliminata',
    restored: '«{{name}}» ripristinata',
  },
  en: async () => (await import('../words/en.ts')).combinations,
})
