import type { Coach } from '@allenio/contract/dash'
import { useFormats } from '#lib/formats'
import { useBusinessWords } from './words.ts'

/** The plan of a business in two short texts. */
export function usePlanText() {
  const t = useBusinessWords()
  const { money } = useFormats()
  return ({ plan }: Pick<Coach, 'plan'>): { places: string; price: string | undefined } => {
    if (!plan) return { places: t('noPlan'), price: undefined }
    const price = plan.price ? `${money(plan.price, plan.currency)}${plan.period ? ` ${t(`period_${plan.period}`)}` : ''}` : undefined
    return { places: plan.places === null ? t('unlimited') : t('places', { count: plan.places }), price }
  }
}
