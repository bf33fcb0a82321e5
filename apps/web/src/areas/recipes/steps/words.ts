import { areaWords } from '#lib/words'

export const useStepWords = areaWords('recipes steps', {
  it: {
    step: 'Passo {{number}}',
    hint: 'Che cosa si fa? Invio per il passo dopo.',
    add: 'Aggiungi un passo',
    moveUp: 'Sposta su il passo {{number}}',
    moveDown: 'Sposta giù il passo {{number}}',
    remove: 'Togli il passo {{number}}',
  },
  en: {
    step: 'Step {{number}}',
    hint: 'What happens here? Enter for the next step.',
    add: 'Add a step',
    moveUp: 'Move step {{number}} up',
    moveDown: 'Move step {{number}} down',
    remove: 'Remove step {{number}}',
  },
})
