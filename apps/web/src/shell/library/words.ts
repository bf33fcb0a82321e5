import { areaWords } from '#lib/words'

/**
 * How Italian participles about a row end: "creato" or "creata". A list whose headings speak of all rows has the plural, "creati" or
 * "create".
 */
export type Ending = 'o' | 'a' | 'i' | 'e'

export const useLibraryWords = areaWords('library', {
  common: ['all', 'apply', 'assign', 'author', 'delete', 'duplicate', 'edit', 'library', 'open', 'relevance', 'undelete'],
  it: {
    of: 'Per',
    updated: 'Modificat{{ending}}',
    created: 'Creat{{ending}}',
    deletedAt: 'Eliminat{{ending}}',

    clone: 'Crea una copia tua',
    deleted: '«{{name}}» eliminat{{ending}}',
    undeleted: '«{{name}}» è di nuovo qui',
    addFavorite: 'Aggiungi ai preferiti',
    removeFavorite: 'Togli dai preferiti',

    own: 'Miei',
    favorites: 'Preferiti',
    forOneClient: 'Per un {{client}}',
    deletedOnes: 'Eliminati',
    inLibrary: 'in libreria',
    ownCount: 'tuoi',
    ownAndLibraryCount: 'tuoi, {{library}} in libreria',
    deletedText: 'Restano qui {{days}} giorni, poi spariscono. Chi li segue li tiene.',
    noneText: 'Prova con meno parole, oppure togli un filtro.',
    noneTextInBoth: 'Prova con meno parole, in italiano o in inglese, oppure togli un filtro.',
    noFavorites: 'Ancora nessun preferito',
    noneDeleted: 'Nulla di eliminato negli ultimi giorni',

    import: 'Importa CSV',
    byTable: 'Importa una tabella',
    exporting: 'Preparo la tabella',
    examples: 'Esempi',
    startFromExample: 'Parti da un esempio',
    startFromExampleText: 'È una copia tua: la cambi come vuoi.',

    selected_one: '{{count}} selezionato',
    selected_other: '{{count}} selezionati',
    changed_one: '{{count}} aggiornato',
    changed_other: '{{count}} aggiornati',
    changedNone: 'Nulla da aggiornare',
    refusedTitle: 'Rimasti com’erano',
    refusedText: 'Qui la modifica non era possibile.',
  },
  en: {
    of: 'For',
    updated: 'Changed',
    created: 'Created',
    deletedAt: 'Deleted',

    clone: 'Make your own copy',
    deleted: '“{{name}}” deleted',
    undeleted: '“{{name}}” is back',
    addFavorite: 'Add to favourites',
    removeFavorite: 'Remove from favourites',

    own: 'Mine',
    favorites: 'Favourites',
    forOneClient: 'For one {{client}}',
    deletedOnes: 'Deleted',
    inLibrary: 'in the library',
    ownCount: 'your own',
    ownAndLibraryCount: 'your own, {{library}} in the library',
    deletedText: 'They stay here for {{days}} days, then they are gone. Anyone who has them keeps them.',
    noneText: 'Try fewer words, or clear a filter.',
    noneTextInBoth: 'Try fewer words, in Italian or English, or clear a filter.',
    noFavorites: 'No favourites yet',
    noneDeleted: 'Nothing deleted in the last few days',

    import: 'Import CSV',
    byTable: 'Import a table',
    exporting: 'Preparing the table',
    examples: 'Examples',
    startFromExample: 'Start from an example',
    startFromExampleText: 'The copy is yours: change it as you like.',

    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    changed_one: '{{count}} changed',
    changed_other: '{{count}} changed',
    changedNone: 'Nothing to change',
    refusedTitle: 'Left as they were',
    refusedText: 'These could not be changed.',
  },
})
