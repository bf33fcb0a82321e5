import { areaWords } from '#lib/words'

/** The words of the sets of a row, one by one. */
export const useSetWords = areaWords('program sets', {
  it: {
    title: 'Serie una per una',
    lead: 'Quello che lasci vuoto vale come nella riga.',
    kind: 'Tipo di serie',
    work: 'Normale',
    warmup: 'Riscaldamento',
    drop: 'Drop set',
    failure: 'A cedimento',
    ofSet: '{{figure}}, serie {{number}}',
    add: 'Aggiungi una serie',
    remove: 'Togli la serie {{number}}',
    same: 'Tutte uguali',
  },
  en: {
    title: 'Sets one by one',
    lead: 'What you leave empty is as the row says.',
    kind: 'Kind of set',
    work: 'Normal',
    warmup: 'Warm-up',
    drop: 'Drop set',
    failure: 'To failure',
    ofSet: '{{figure}}, set {{number}}',
    add: 'Add a set',
    remove: 'Remove set {{number}}',
    same: 'All the same',
  },
})
