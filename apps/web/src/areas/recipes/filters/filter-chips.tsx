import type { Permission } from '@allenio/contract'
import { allergens } from '@allenio/contract/aliments'
import { diets } from '@allenio/contract/recipes'
import { FoodChip, useFoodNames } from '#areas/aliments'
import { useMe } from '#shell'
import { SeveralAuthorsChip, TagChip, ValueChip } from '#shell/list-filters'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { choicesQuery } from '../data.ts'
import { printMinutes } from '../figures/minutes.ts'
import type { RecipeFilters } from '../list/filters.ts'
import { KcalChip } from './kcal-chip.tsx'
import { useFilterWords } from './words.ts'

export interface FilterChipsProps {
  filters: RecipeFilters
  onNarrow: (change: Partial<RecipeFilters>) => void
}

/** Longer than two hours, a limit would leave nothing out. */
const limits = ['10', '15', '20', '30', '45', '60', '90', '120']

export function FilterChips({ filters, onNarrow }: FilterChipsProps) {
  const t = useFilterWords()
  const names = useFoodNames()
  const me = useMe()
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const { tag, diet, freeOf, foodId, authorId, minutesAtMost } = filters
  const limitText = (minutes: string) => t('within', { time: printMinutes(Number(minutes)) })
  return (
    <>
      <TagChip query={choicesQuery()} value={tag} onChoose={next => onNarrow({ tag: next })} />
      <ValueChip
        label={t('diet')}
        options={diets.toReversed().map(value => ({ value, label: names.diet(value) }))}
        value={diet}
        onChoose={next => onNarrow({ diet: next })}
      />
      <ValueChip
        label={t('freeOf')}
        options={allergens.map(value => ({ value, label: names.allergen(value) }))}
        value={freeOf}
        onChoose={next => onNarrow({ freeOf: next })}
      />
      {may('view aliments') && <FoodChip label={t('ingredient')} value={foodId} onChoose={next => onNarrow({ foodId: next })} />}
      <OptionChip
        label={t('time')}
        // an address may have another limit than those that are offered
        name={minutesAtMost && limitText(minutesAtMost)}
        value={minutesAtMost}
        onChoose={next => onNarrow({ minutesAtMost: next })}>
        {props => <OptionList {...props} options={limits.map(value => ({ value, label: limitText(value) }))} />}
      </OptionChip>
      {may('view macros') && <KcalChip filters={filters} onNarrow={onNarrow} />}
      <SeveralAuthorsChip query={choicesQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />
    </>
  )
}
