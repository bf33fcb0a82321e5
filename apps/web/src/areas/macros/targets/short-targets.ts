import type { MacroContent, MacroDay, ResolvedDay } from '@allenio/contract/macros'
import { macros, type Macro } from '@allenio/domain/aliments'
import { useMacroNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { shortFigures, spanOfKcal } from './short-figures.ts'
import { useTargetWords } from './words.ts'

interface DayWithTarget {
  unit: MacroContent['unit']
  day: MacroDay
  target: ResolvedDay | undefined
}

const unitSigns = { percent: '%', grams: 'g', 'grams per kg': 'g/kg' } as const
/** A hundredth of a gram per kg is a gram of protein for a heavy person. */
const decimals = { percent: 1, grams: 0, 'grams per kg': 2 } as const

/** Targets as a row of a list has room for them. */
export function useShortTargets() {
  const t = useTargetWords()
  const names = useMacroNames()
  const { integer, decimal } = useFormats()
  const kcal = (targets: readonly Pick<ResolvedDay, 'kcal'>[]): string => {
    const span = spanOfKcal(targets)
    if (!span) return '–'
    return span.least === span.most ? integer(span.least) : `${integer(span.least)}–${integer(span.most)}`
  }
  return {
    /** "1.850", or "1.600–2.100" */
    kcal,
    /** "P 30 · C 45 · G 25 %" */
    macros: (of: DayWithTarget): string => {
      const figures = shortFigures(of)
      const suffix = `\u00a0${unitSigns[of.unit]}`
      // beside the rest, which has no unit, each figure bears its own
      const hasRest = macros.some(macro => figures[macro] === null)
      const part = (macro: Macro) => {
        const figure = figures[macro]
        if (figure === null) return `${names.macroLetter(macro)} ${t('ofRest')}`
        return `${names.macroLetter(macro)} ${decimal(figure, { most: decimals[of.unit] })}${hasRest ? suffix : ''}`
      }
      return macros.map(part).join(' · ') + (hasRest ? '' : suffix)
    },
  }
}
