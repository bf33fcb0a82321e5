import type { LineProblem } from '@allenio/domain/recipes'
import type { LineState, PastedLine } from './pasted-lines.ts'
import { usePasteWords } from './words.ts'

/** Says what a line lacks; nothing of one that is complete. */
export function useProblemText(): (state: LineState, line: PastedLine) => string | undefined {
  const t = usePasteWords()
  const quantityText = (problem: LineProblem): string => {
    switch (problem.problem) {
      case 'no quantity':
        return t('noQuantity')
      case 'unknown word':
        return t('unknownWord', { word: problem.word })
      case 'ambiguous word':
        return t('ambiguousWord')
      case 'weight of one not known':
        return t('weightOfOne')
      case 'density not known':
        return t('densityNotKnown')
      case 'kcal not known':
        return t('kcalNotKnown')
      case 'too large':
        return t('tooLarge')
      default:
        return problem satisfies never
    }
  }
  return (state, { doubt, isTicked }) => {
    switch (state.kind) {
      case 'ready':
        if (isTicked || !doubt) return undefined
        return doubt.kind === 'two foods' ? t('twoFoods', { other: doubt.other }) : t('anotherFood')
      case 'skipped':
      case 'food loading':
        return undefined
      case 'food needed':
        return t('chooseFood')
      case 'already there':
        return t('alreadyThere')
      case 'quantity needed':
        return quantityText(state.problem)
      default:
        return state satisfies never
    }
  }
}
