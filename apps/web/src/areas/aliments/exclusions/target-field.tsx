import { exclusionLimits, type ExclusionKind } from '@allenio/contract/aliments'
import { targetKey, targetsOfKind } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { foodLabel, useFoodSearch } from '#lib/food-library'
import { useLanguage } from '#lib/words'
import { MultiSelect } from '#ui/combobox'
import { findChoices, isDietElsewhere } from './target-choices.ts'
import type { TargetChoice } from './target-choices.ts'
import { useExclusionWords } from './words.ts'

/** The id is made when it is chosen: a second try adds the same row. */
export interface ChosenTarget extends TargetChoice {
  id: string
}

interface TargetFieldProps {
  kind: ExclusionKind
  value: readonly ChosenTarget[]
  onChange: (chosen: ChosenTarget[]) => void
  onBlur: () => void
  error: string | undefined
  /** The keys of what is excluded already as this kind. */
  takenKeys: ReadonlySet<string>
  /** Clients see no foods: their words do. */
  hasFoods: boolean
  /** The search begins with this text. */
  typed?: string | undefined
}

const foodsAtMost = 8

/** Finds allergens, diets, categories and foods while somebody types, and offers the typed word itself; several are chosen in a row. */
export function TargetField({ kind, value, onChange, onBlur, error, takenKeys, hasFoods, typed: firstTyped = '' }: TargetFieldProps) {
  const t = useExclusionWords()
  const language = useLanguage()
  const [typed, setTyped] = useState(firstTyped)
  const {
    foods: found,
    isSearching,
    hasFailed,
  } = useFoodSearch(typed, { isAllowed: hasFoods && targetsOfKind(kind).includes('food'), atMost: foodsAtMost })
  const foods = found.map(food => ({ id: food.id, name: foodLabel(food) }))
  const chosenKeys = value.map(({ target }) => targetKey(target))
  const groups = findChoices({ typed, kind, language, foods, takenKeys: new Set([...takenKeys, ...chosenKeys]) })
  const choices = new Map<string, TargetChoice>(groups.flatMap(group => group.choices).map(choice => [targetKey(choice.target), choice]))
  // codes and words stand above the foods, so that Enter does not wait for the foods
  const isWaiting = isSearching && groups.length === 0
  const choose = (keys: readonly string[]) => {
    setTyped('')
    onChange(
      keys.flatMap(key => {
        const chosenBefore = value.find(({ target }) => targetKey(target) === key)
        const choice = choices.get(key)
        return chosenBefore ?? (choice ? { ...choice, id: newId() } : [])
      }),
    )
  }
  const nothing = () => {
    if (isWaiting) return t('searching')
    if (isDietElsewhere(typed, kind)) return t('isDiet')
    if (kind === 'diet' && takenKeys.size === 0) return t('noDiet')
    return takenKeys.size > 0 ? t('isThere') : t('nothing')
  }
  return (
    <MultiSelect
      label={t('what')}
      hint={kind === 'diet' ? t('whatDietHint') : hasFoods ? t('whatHint') : t('whatOwnHint')}
      placeholder={value.length === 0 ? (kind === 'diet' ? t('dietPlaceholder') : t('whatPlaceholder')) : undefined}
      isFirst
      value={chosenKeys}
      onChange={choose}
      onBlur={onBlur}
      max={exclusionLimits.atOnce}
      options={[
        ...groups.map(({ group, choices: items }) => ({
          group: t(`group_${group}`),
          items: items.map(({ target, name }) => ({ value: targetKey(target), label: name })),
        })),
        // the names of the chosen ones: the list itself leaves them out
        ...value.map(({ target, name }) => ({ value: targetKey(target), label: name })),
      ]}
      search={typed}
      onSearch={setTyped}
      isSearching={isWaiting}
      nothing={nothing()}
      error={error ?? (hasFailed ? t('searchFailed') : undefined)}
    />
  )
}
