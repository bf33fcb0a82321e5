import type { Maximum } from '@allenio/contract/programs'
import { useFormats } from '#lib/formats'
import { useMaximaWords } from './words.ts'

/** Says what a training maximum was taken from. */
export function useMaximumSource(): (maximum: Maximum) => string {
  const t = useMaximaWords()
  const { weight, day: formatDay } = useFormats()
  return ({ source, ofKg, share, day: rawDay }) => {
    const day = rawDay === null ? '' : formatDay(rawDay)
    const facts = { share: share ?? 100, kg: weight(ofKg ?? 0), day }
    switch (source) {
      case 'typed':
        return t('typed', { day })
      case 'metric':
        return t('ofMetric', facts)
      case 'estimated':
        return day ? t('ofEstimateOn', facts) : t('ofEstimate', facts)
      default:
        return source satisfies never
    }
  }
}
