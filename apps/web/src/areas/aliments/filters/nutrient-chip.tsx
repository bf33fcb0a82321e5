import { nutrientCodes, nutrientFacts, type NutrientCode } from '@allenio/contract/aliments'
import { useFormats } from '#lib/formats'
import { RangeForm, rangeText } from '#shell/list-filters'
import { Button } from '#ui/button'
import { FilterChip } from '#ui/filter-chip'
import { Row } from '#ui/layout'
import { OptionList } from '#ui/option-list'
import { Text } from '#ui/text'
import type { FoodFilters } from '../list/filters.ts'
import { useFoodNames } from '../names/names.ts'
import type { FilterChipsProps } from './filter-chips.tsx'
import { useFilterWords } from './words.ts'

const unfiltered = { nutrient: undefined, nutrientAtLeast: undefined, nutrientAtMost: undefined }

/** A filter by the amount of a nutrient. The nutrient alone already shows its column. */
export function NutrientChip({ filters, onNarrow }: FilterChipsProps) {
  const t = useFilterWords()
  const names = useFoodNames()
  const { nutrient } = filters
  const { decimal } = useFormats()
  const range = { atLeast: filters.nutrientAtLeast, atMost: filters.nutrientAtMost }
  const bounds = rangeText(range, amount => decimal(amount, { most: 4 }))
  const nameOf = (code: NutrientCode) => (bounds ? `${names.nutrient(code)} ${bounds} ${nutrientFacts[code].unit}` : names.nutrient(code))
  const choose = (code: NutrientCode | undefined) => onNarrow({ ...unfiltered, nutrient: code, ...sortAfter(filters, code) })
  return (
    <FilterChip label={t('nutrient')} value={nutrient && nameOf(nutrient)} onClear={() => choose(undefined)}>
      {close =>
        nutrient ? (
          <RangeForm
            key={nutrient}
            range={range}
            unit={nutrientFacts[nutrient].unit}
            hint={t('per100g')}
            head={
              <Row gap={8} justify="between">
                <Text weight={600}>{names.nutrient(nutrient)}</Text>
                <Button size="small" kind="quiet" onClick={() => choose(undefined)}>
                  {t('changeNutrient')}
                </Button>
              </Row>
            }
            onApply={({ atLeast, atMost }) => {
              onNarrow({ nutrientAtLeast: atLeast, nutrientAtMost: atMost })
              close()
            }}
          />
        ) : (
          <OptionList
            label={t('chooseNutrient')}
            options={nutrientCodes.map(value => ({ value, label: names.nutrient(value) }))}
            value={undefined}
            onChoose={choose}
          />
        )
      }
    </FilterChip>
  )
}

/** The sort after a change of the nutrient: without a nutrient the list cannot be sorted by one. */
const sortAfter = ({ sort }: FoodFilters, code: NutrientCode | undefined) =>
  code === undefined && (sort === 'nutrient' || sort === '-nutrient') ? { sort: undefined } : {}
