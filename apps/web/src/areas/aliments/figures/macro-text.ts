import type { Macro } from '@allenio/domain/aliments'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useNameWords } from '../names/words.ts'

export type FewFigures = Readonly<Record<Macro | 'kcal', number | null>>

type IsAtLeast = (code: keyof FewFigures) => boolean

/** Energy and macros in the room of a phone, as dietitians abbreviate them: "412 kcal · P 31 · C ≥ 45 · G 12"; clients read "at least". */
export function useMacroText(): (figures: FewFigures, isAtLeast?: IsAtLeast) => string {
  const t = useNameWords()
  const { decimal } = useFormats()
  const atLeast = useMe()?.roles.includes('client') ? `${t('atLeast')} ` : '≥\u00a0'
  return (figures, isAtLeast = () => false) => {
    const figure = (code: keyof FewFigures) => {
      const value = figures[code]
      return value === null ? '–' : `${isAtLeast(code) ? atLeast : ''}${decimal(value, { most: value < 10 ? 1 : 0 })}`
    }
    return [
      `${figure('kcal')}\u00a0kcal`,
      `${t('proteinShort')}\u00a0${figure('protein')}`,
      `${t('carbsShort')}\u00a0${figure('carbs')}`,
      `${t('lipidsShort')}\u00a0${figure('lipids')}`,
    ].join(' · ')
  }
}
