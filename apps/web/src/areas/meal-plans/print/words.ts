import { areaWords } from '#lib/words'

export const usePrintWords = areaWords('meal plan pdf', {
  it: {
    title: 'PDF del piano',
    text: 'Il documento da consegnare: giorni, pasti e quantità, con il tuo logo e i tuoi contatti.',
    download: 'Scarica PDF',
    preview: 'Anteprima del PDF',
    preparing: 'Preparo il PDF…',
    client: 'Per',
    clientHint: 'Sul foglio stanno nome, ultimo peso e alimenti da evitare.',
    heading: 'Intestazione',
    headingHint: 'Una riga sotto il titolo.',
    startDate: 'Primo giorno',
    startDateHint: 'Senza una data i giorni hanno solo il nome.',
    contents: 'Che cosa stampare',
    withAlternatives: 'Alternative',
    withMeasures: 'Misure casalinghe',
    withCookedWeights: 'Pesi da cotto',
    withCookedWeightsHint: 'Accanto a quelli da crudo, per i tuoi alimenti con la resa in cottura.',
    withConflicts: 'Avvisi sulle esclusioni',
    withConflictsHint: 'Accanto agli alimenti che le toccano. Sulla copia del {{client}} stanno solo le allergie.',
    withFigures: 'Calorie e macro',
    withFiguresHint: 'Mai per chi ha i macro nascosti.',
    addNote: 'Note',
    addImage: 'Immagini delle ricette',
    withShoppingList: 'Lista della spesa',
  },
  en: {
    title: 'PDF of the plan',
    text: 'The document to hand over: days, meals and quantities, with your logo and contact details.',
    download: 'Download PDF',
    preview: 'PDF preview',
    preparing: 'Preparing the PDF…',
    client: 'For',
    clientHint: 'The PDF shows their name, last weight and the foods to avoid.',
    heading: 'Heading',
    headingHint: 'A line below the title.',
    startDate: 'First day',
    startDateHint: 'Without a date, days have only their names.',
    contents: 'What to print',
    withAlternatives: 'Alternatives',
    withMeasures: 'Household measures',
    withCookedWeights: 'Cooked weights',
    withCookedWeightsHint: 'Next to the raw ones, for your foods that have a cooking yield.',
    withConflicts: 'Exclusion warnings',
    withConflictsHint: 'Next to the foods that they concern. The {{client}}’s own copy has allergies only.',
    withFigures: 'Energy and macros',
    withFiguresHint: 'Never for people whose macros are hidden.',
    addNote: 'Notes',
    addImage: 'Pictures of recipes',
    withShoppingList: 'Shopping list',
  },
})

/** The parts of a plan that may stand on paper, in words. */
export function usePaperContents() {
  const t = usePrintWords()
  return [
    { name: 'withAlternatives', label: t('withAlternatives'), hint: undefined },
    { name: 'withMeasures', label: t('withMeasures'), hint: undefined },
    { name: 'withCookedWeights', label: t('withCookedWeights'), hint: t('withCookedWeightsHint') },
    { name: 'withFigures', label: t('withFigures'), hint: t('withFiguresHint') },
    { name: 'withConflicts', label: t('withConflicts'), hint: t('withConflictsHint') },
    { name: 'addNote', label: t('addNote'), hint: undefined },
    { name: 'addImage', label: t('addImage'), hint: undefined },
    { name: 'withShoppingList', label: t('withShoppingList'), hint: undefined },
  ] as const
}
