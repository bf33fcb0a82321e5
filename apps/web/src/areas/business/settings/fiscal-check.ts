import { countries, parseFiscalCode, parseRecipientCode, parseVatNumber } from '@allenio/domain/business'
import { taxNumberNeed } from '@allenio/domain/plan'
import { useLanguage } from '#lib/words'
import { useBusinessWords } from './words.ts'

interface FiscalValues {
  country?: string | undefined
  vatNumber?: string | null | undefined
  fiscalCode?: string | null | undefined
  recipientCode?: string | null | undefined
}

/** Checks the digits of the numbers by which a business is invoiced, while somebody types. */
export function useFiscalCheck() {
  const t = useBusinessWords()
  return ({ vatNumber, fiscalCode, recipientCode, country = 'IT' }: FiscalValues) => ({
    vatNumber: vatNumber && parseVatNumber(vatNumber, country) === undefined ? t('vatNumberWrong') : undefined,
    fiscalCode: fiscalCode && parseFiscalCode(fiscalCode, country) === undefined ? t('fiscalCodeWrong') : undefined,
    recipientCode: recipientCode && parseRecipientCode(recipientCode) === undefined ? t('recipientCodeWrong') : undefined,
  })
}

/** Says what the number is for in the chosen country, and whether an invoice needs it there. */
export function useTaxNumberHint() {
  const t = useBusinessWords()
  return (country: string | undefined) => t(`taxNumber_${taxNumberNeed(country ?? 'IT')}`)
}

export function useCountries() {
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countries
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
