import type { Vat } from '@allenio/contract/payments'
import { usePickerWords } from './words.ts'

/** Names the VAT with its share, and why it is none. */
export function useVatText() {
  const t = usePickerWords()
  return ({ percent, reason }: Vat): string =>
    reason === 'standard' ? t('vat', { percent }) : t(reason === 'reverse charge' ? 'vatReverse' : 'vatOutside')
}
