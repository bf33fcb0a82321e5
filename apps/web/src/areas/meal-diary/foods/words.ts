import { areaWords } from '#lib/words'

export const usePortionWords = areaWords('diary portions', {
  it: {
    howMuch: 'Quanto',
    hint: 'In grammi, o con una misura: 150, 2 fette, mezza tazza',
    measures: 'Porzioni',
    wrong: 'Scrivi quanto, fino a 10 kg.',
    usual: 'Di solito',
    found: 'Alimenti',
    loading: 'Gli alimenti arrivano sul telefono…',
    notHere: 'Gli alimenti non sono ancora sul telefono: scrivilo a parole.',
    onlyWords: 'Nessun alimento scelto: resta a parole, e chi ti segue può dire che cos’è.',
    nothing: 'Nessun alimento si chiama così: resta a parole.',
  },
  en: {
    howMuch: 'How much',
    hint: 'In grams, or with a measure: 150, 2 slices, half a cup',
    measures: 'Portions',
    wrong: 'Enter how much, up to 10 kg.',
    usual: 'Usually',
    found: 'Foods',
    loading: 'Loading the foods onto the phone…',
    notHere: 'The foods are not on the phone yet: describe it in words.',
    onlyWords: 'No food chosen: it stays in words, and your team can say what it is.',
    nothing: 'No food has this name: it stays in words.',
  },
})
