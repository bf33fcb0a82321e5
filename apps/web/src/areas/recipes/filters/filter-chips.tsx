import type { Permission } from '@allenio/contract'
import { allergens } from '@allenio/contract/aliment-fields'
import { diets } from '@allenio/contract/recipe-fields'
import { useQuery } from '@tanstack/react-query'
import { FoodChip, useFoodNames } from '#areas/aliments'
import { useMe } from '#shell'
import { AuthorChip } from '#shell/list-filters'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
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
  const { data: choices } = useQuery(choicesQuery())
  // somebody who writes alone needs no filter by author
  const hasAuthorChip = authorId !== undefined || (choices?.authors.length ?? 0) > 1
  const limitText = (minutes: string) => t('within', { time: printMinutes(Number(minutes)) })
  return (
    <>
      <OptionChip label={t('tag')} name={tag} value={tag} onChoose={next => onNarrow({ tag: next })}>
        {props => <TagOptions {...props} />}
      </OptionChip>
      <OptionChip label={t('diet')} name={diet && names.diet(diet)} value={diet} onChoose={next => onNarrow({ diet: next })}>
        {props => <OptionList {...props} options={diets.toReversed().map(value => ({ value, label: names.diet(value) }))} />}
      </OptionChip>
      <OptionChip label={t('freeOf')} name={freeOf && names.allergen(freeOf)} value={freeOf} onChoose={next => onNarrow({ freeOf: next })}>
        {props => <OptionList {...props} options={allergens.map(value => ({ value, label: names.allergen(value) }))} />}
      </OptionChip>
      {may('view aliments') && <FoodChip label={t('ingredient')} value={foodId} onChoose={next => onNarrow({ foodId: next })} />}
      <OptionChip
        label={t('time')}
        name={minutesAtMost && limitText(minutesAtMost)}
        value={minutesAtMost}
        onChoose={next => onNarrow({ minutesAtMost: next })}>
        {props => <OptionList {...props} options={limits.map(value => ({ value, label: limitText(value) }))} />}
      </OptionChip>
      {may('view macros') && <KcalChip filters={filters} onNarrow={onNarrow} />}
      {hasAuthorChip && <AuthorChip query={choicesQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />}
    </>
  )
}

function TagOptions(props: ChipOptionsProps) {
  const { data, isError } = useQuery(choicesQuery())
  return <OptionList {...props} options={data?.tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))} hasFailed={isError} />
}
