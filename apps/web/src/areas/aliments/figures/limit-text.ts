import { nutrientFacts, type BelowLimit, type NutrientCode } from '@allenio/contract/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'

const useLimitWords = areaWords('aliments limits', { it: { traces: 'tracce' }, en: { traces: 'traces' } })

/** Words a figure that a table does not give: traces, or less than it can measure. */
export function useLimitText(limits: BelowLimit): (code: NutrientCode | Macro) => string | undefined {
  const t = useLimitWords()
  const { decimal } = useFormats()
  return code => {
    const limit = limits[code]
    if (limit === undefined) return undefined
    if (limit === 'traces') return t('traces')
    const unit = code in nutrientFacts ? nutrientFacts[code as NutrientCode].unit : 'g'
    return `< ${decimal(limit, { most: 4 })}\u00a0${unit}`
  }
}
