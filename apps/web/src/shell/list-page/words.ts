import { areaWords } from '#lib/words'

/** The words that all lists have in common. */
export const useListWords = areaWords('list page', {
  it: {
    views: 'Viste',
    saveView: 'Salva vista',
    updateView: 'Aggiorna vista',
    viewActions: 'Azioni su questa vista',
    renameView: 'Rinomina vista',
    deleteView: 'Elimina vista',
    deleteViewTitle: 'Eliminare la vista «{{name}}»?',
    viewSaved: 'Vista «{{name}}» salvata',

    filters: 'Ricerca e filtri',
    clearFilters: 'Togli i filtri',
    order: 'Ordine dell’elenco',
    columns: 'Colonne mostrate',
    density: 'Righe compatte',
    actionsFor: 'Azioni per {{name}}',

    range: '{{from}}–{{to}} di {{total}}',
    keyMove: 'scorri',
    keyOpen: 'apri',
    keySelect: 'seleziona',
    keySearch: 'cerca',
    keyNew: 'nuovo',
    keyClear: 'togli la selezione',
    shortcutNext: 'Riga seguente',
    shortcutPrevious: 'Riga precedente',
  },
  en: {
    views: 'Views',
    saveView: 'Save view',
    updateView: 'Update view',
    viewActions: 'Actions for this view',
    renameView: 'Rename view',
    deleteView: 'Delete view',
    deleteViewTitle: 'Delete the view “{{name}}”?',
    viewSaved: 'View “{{name}}” saved',

    filters: 'Search and filters',
    clearFilters: 'Clear filters',
    order: 'Order of the list',
    columns: 'Shown columns',
    density: 'Compact rows',
    actionsFor: 'Actions for {{name}}',

    range: '{{from}}–{{to}} of {{total}}',
    keyMove: 'move',
    keyOpen: 'open',
    keySelect: 'select',
    keySearch: 'search',
    keyNew: 'new',
    keyClear: 'clear selection',
    shortcutNext: 'Next row',
    shortcutPrevious: 'Previous row',
  },
})
