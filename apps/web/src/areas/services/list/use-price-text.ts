import type { Service } from '@allenio/contract/services'
import { useFormats } from '#lib/formats'
import { useServiceWords } from '../words.ts'

/** '990,00 € + IVA', or so much a year. */
export function usePriceText() {
  const t = useServiceWords()
  const { money } = useFormats()
  return ({ price, billing }: Pick<Service, 'price' | 'billing'>): string => t(billing, { price: money(price, 'EUR') })
}
