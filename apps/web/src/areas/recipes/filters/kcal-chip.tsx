import { useFormats } from '#lib/formats'
import { RangeForm, rangeText } from '#shell/list-filters'
import { FilterChip } from '#ui/filter-chip'
import { Text } from '#ui/text'
import type { FilterChipsProps } from './filter-chips.tsx'
import { useFilterWords } from './words.ts'

/** A filter by the energy of a portion, between two bounds. */
export function KcalChip({ filters: { kcalAtLeast, kcalAtMost }, onNarrow }: FilterChipsProps) {
  const t = useFilterWords()
  const { integer } = useFormats()
  const range = { atLeast: kcalAtLeast, atMost: kcalAtMost }
  return (
    <FilterChip
      label={t('kcal')}
      value={rangeText(range, integer) || undefined}
      onClear={() => onNarrow({ kcalAtLeast: undefined, kcalAtMost: undefined })}>
      {close => (
        <RangeForm
          range={range}
          unit="kcal"
          hint={t('kcalHint')}
          head={<Text weight={600}>{t('kcalTitle')}</Text>}
          onApply={({ atLeast, atMost }) => {
            onNarrow({ kcalAtLeast: atLeast, kcalAtMost: atMost })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
