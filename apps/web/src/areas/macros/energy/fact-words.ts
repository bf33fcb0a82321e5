import type { EnergyFacts } from '@allenio/contract/macros'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { factFields, type FactField } from './fact-fields.ts'
import type { Fault } from './faults.ts'
import { useEnergyWords } from './words.ts'

/** Says what is known of a client, and what a formula lacks. */
export function useFactWords() {
  const t = useEnergyWords()
  const language = useLanguage()
  const { decimal, percent, weight } = useFormats()
  const list = (parts: string[]) => new Intl.ListFormat(language).format(parts)
  const valueOf = (field: FactField, facts: EnergyFacts): string | null => {
    const { sex, age, heightCm, weight: weighIn, fatFreePercent } = facts
    const values = {
      gender: () => sex && t(sex),
      age: () => (age === null ? null : t('years', { count: age })),
      height: () => (heightCm === null ? null : t('centimetres', { value: decimal(heightCm) })),
      weight: () => weighIn && weight(weighIn.kg),
      fat_free_mass_perc: () => fatFreePercent && t('fatFree', { percent: percent(fatFreePercent.value, { most: 1 }) }),
    }
    return values[field]()
  }
  const lackOf = (fields: readonly FactField[]): string => list(fields.map(field => t(`lacks_${field}`)))
  return {
    valueOf,
    /** "Con: donna, 34 anni, 165 cm, 62,4 kg" */
    from: (fields: readonly string[], facts: EnergyFacts): string => {
      const values = factFields.flatMap(field => (fields.includes(field) ? [valueOf(field, facts)] : []))
      return t('from', { facts: values.filter(value => value !== null).join(', ') })
    },
    /** For an option: "manca la massa magra" */
    shortReason: ({ missing, minimum }: Fault): string => {
      if (minimum !== undefined) return t('outOfAgeShort', { minimum })
      return t(missing.length > 1 ? 'lacksMany' : 'lacks', { facts: lackOf(missing) })
    },
    reason: ({ missing, minimum }: Fault): string => {
      if (minimum !== undefined) return t('outOfAge', { minimum })
      const sentence = t(missing.length > 1 ? 'missingMany' : 'missing', { facts: lackOf(missing) })
      return sentence.charAt(0).toUpperCase() + sentence.slice(1)
    },
  }
}
