import { diaryLimits } from '@allenio/contract/meal-diary'
import { useDeferredValue, type KeyboardEvent } from 'react'
import { energyOf100Grams } from '#lib/food-library'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { AllergyNote } from '../meal/allergy-note.tsx'
import type { EatableFood, OwnFoods } from './own-foods.ts'
import { useOwnFoods } from './use-own-foods.ts'
import { usePortionWords } from './words.ts'

interface FoodFieldProps {
  label: string
  text: string
  /** The food that was chosen; undefined while the text is words alone. */
  food: EatableFood | undefined
  isEnergyVisible: boolean
  error: string | undefined
  onType: (text: string) => void
  onChoose: (food: EatableFood) => void
}

const foodsAtMost = 6

/** Finds a food among those of the device, or takes what was typed as words. */
export function FoodField({ label, text, food, isEnergyVisible, error, onType, onChoose }: FoodFieldProps) {
  const t = usePortionWords()
  const { foods, isLoading } = useOwnFoods()
  const searched = useDeferredValue(text)
  const found = food ? [] : (foods?.find(searched, foodsAtMost) ?? [])
  const warnings = food ?? (text.trim().length > 2 ? foods?.warningsOfWords(text) : undefined)
  const choose = (event: KeyboardEvent) => {
    const meantFood = event.key === 'Enter' && !food ? foods?.meant(text) : undefined
    if (!meantFood) return
    // Enter takes the food first, and saves the next time
    event.preventDefault()
    onChoose(meantFood)
  }
  return (
    <Stack gap={8}>
      <TextField
        label={label}
        hint={food || text.trim() === '' ? undefined : hintOf({ foods, isLoading, isFound: found.length > 0 }, t)}
        value={text}
        maxLength={diaryLimits.entry}
        autoComplete="off"
        data-autofocus
        error={error}
        onChange={event => onType(event.target.value)}
        onKeyDown={choose}
        onClear={() => onType('')}
      />
      {found.length > 0 && (
        <Stack gap={4}>
          <Text size="hint" tone={2}>
            {t(searched.trim() === '' ? 'usual' : 'found')}
          </Text>
          <List label={t('found')}>
            {found.map(each => (
              <ListRow
                key={each.id}
                compact
                title={each.label}
                sub={each.allergies.length > 0 && <AllergyNote rows={[{ id: each.id, allergies: each.allergies }]} />}
                meta={
                  isEnergyVisible && (
                    <Text as="span" size="hint" tone={2} figures>
                      {energyOf100Grams(each)}
                    </Text>
                  )
                }
                onClick={() => onChoose(each)}
              />
            ))}
          </List>
        </Stack>
      )}
      {warnings && <AllergyNote rows={[{ id: food?.id ?? '', ...warnings }]} />}
    </Stack>
  )
}

interface Search {
  foods: OwnFoods | undefined
  isLoading: boolean
  isFound: boolean
}

/** Says what becomes of words that no food was chosen for. */
function hintOf({ foods, isLoading, isFound }: Search, t: typeof usePortionWords.say): string {
  if (!foods) return t(isLoading ? 'loading' : 'notHere')
  return t(isFound ? 'onlyWords' : 'nothing')
}
