import type { CreditOffer } from '@allenio/contract/packages'
import { rhythmLabel } from '@allenio/domain/packages'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { RadioCards } from '#ui/radio-cards'
import { useBuyWords } from './words.ts'

interface OfferChoiceProps {
  offers: readonly CreditOffer[]
  value: string
  onChange: (id: string) => void
}

/** The packages with what they give and cost; a single one is shown alike, and is chosen already. */
export function OfferChoice({ offers, value, onChange }: OfferChoiceProps) {
  const t = useBuyWords()
  const language = useLanguage()
  const { money } = useFormats()
  const hintOf = ({ credits }: CreditOffer) =>
    credits
      .map(({ kind, amount, validDays, each }) =>
        [
          t('credits', { count: amount, kind: kind?.name ?? t('anyKind') }),
          validDays !== null && t('validDays', { count: validDays }),
          each === 'period' && t('eachPeriod'),
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join(' · ')
  const priceOf = ({ terms }: CreditOffer) => {
    const price = money(terms.price, terms.currency)
    return terms.intervalUnit === null ? price : `${price} · ${rhythmLabel(language, terms)}`
  }
  return (
    <RadioCards
      label={t('choose')}
      options={offers.map(offer => ({ value: offer.id, label: offer.name, hint: hintOf(offer), note: priceOf(offer) }))}
      value={value}
      onChange={onChange}
    />
  )
}
