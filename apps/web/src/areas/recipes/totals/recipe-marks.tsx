import { allergens, type AllergenState, type PlannedFood } from '@allenio/contract/aliments'
import { deriveAllergens, deriveDiets } from '@allenio/domain/aliments'
import { useFoodNames } from '#areas/aliments'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { DietMark, strictestDiet } from '../names/diets.tsx'
import { useTotalWords } from './words.ts'

/** The diet that the recipe suits and its allergens, as its ingredients have them. */
export function RecipeMarks({ foods }: { foods: readonly PlannedFood[] }) {
  const t = useTotalWords()
  const names = useFoodNames()
  const dietFoods = foods.map(food => ({ ...food, cholesterol: food.nutrients.cholesterol ?? null }))
  const dietStates = deriveDiets(dietFoods)
  const strictest = strictestDiet(dietStates)
  const doubtful = dietFoods.filter(food => deriveDiets([food]).pescatarian === 'not known')
  const states = deriveAllergens(foods.map(({ allergens: tags }) => tags))
  const named = (state: AllergenState) => allergens.filter(each => states[each] === state).map(names.allergen)
  const lists = [
    { title: t('contains'), list: named('contains'), tone: 'error' },
    { title: t('mayContain'), list: named('may contain'), tone: 'attention' },
    { title: t('allergensNotKnown'), list: named('not known'), tone: 3 },
  ] as const
  return (
    <Section title={t('diet')}>
      <Stack gap={12}>
        {strictest ? (
          <DietMark diet={strictest} />
        ) : (
          <Text tone={2}>
            {dietStates.pescatarian === 'not known'
              ? t('dietNotKnown', { foods: doubtful.map(({ name }) => name).join(', ') })
              : t('noDiet')}
          </Text>
        )}
        {lists
          .filter(({ list }) => list.length > 0)
          .map(({ title, list, tone }) => (
            <Stack key={title}>
              <Text size="hint" tone={tone} weight={500}>
                {title}
              </Text>
              <Text tone={2}>{list.join(', ')}</Text>
            </Stack>
          ))}
        <Text size="hint" tone={3}>
          {t('allergenSource')}
        </Text>
      </Stack>
    </Section>
  )
}
