import type { DietFood } from '@allenio/contract/meal-diary'
import { useFormats } from '#lib/formats'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { plannedEnergy, type PlanComponent, type PlanDay, type PlanMeal } from '../diet/plan-rows.ts'
import { AllergyNote } from '../meal/allergy-note.tsx'
import { RowLabel } from '../meal/row-label.tsx'
import { useRowTexts } from '../meal/row-texts.ts'
import css from './plan.module.css'
import { useOwnWords } from './words.ts'

/** A day of the plan as it is read: each meal with its foods, and the foods that may stand in for them. */
export function OwnDay({ day, foods, isEnergyVisible }: { day: PlanDay; foods: readonly DietFood[]; isEnergyVisible: boolean }) {
  const t = useOwnWords()
  const { integer } = useFormats()
  const energy = isEnergyVisible ? plannedEnergy(day.figures) : null
  return (
    <Stack gap={20}>
      {energy && (
        <Text tone={2} figures>
          {energy.isAtLeast && `${t('atLeast')} `}
          {t('ofDay', { kcal: integer(energy.kcal) })}
        </Text>
      )}
      {day.note && <Text prose>{day.note}</Text>}
      {day.meals.length === 0 && <Text tone={2}>{t('noMeals')}</Text>}
      {day.meals.map(meal => (
        <OwnMeal key={meal.id} meal={meal} foods={foods} />
      ))}
    </Stack>
  )
}

function OwnMeal({ meal, foods }: { meal: PlanMeal; foods: readonly DietFood[] }) {
  const t = useOwnWords()
  const { titleOf, descriptionOf } = useRowTexts()
  return (
    <div>
      <Row gap={8} align="baseline" className={css.head}>
        <Text as="h3" size={16} weight={600} breaks>
          {titleOf(meal)}
        </Text>
        {meal.time && (
          <Text as="span" tone={2} figures>
            {meal.time}
          </Text>
        )}
      </Row>
      {meal.isFree && <Text prose>{descriptionOf(meal) || t('freeMeal')}</Text>}
      <AllergyNote rows={[meal]} />
      <BareList className={css.rows}>
        {meal.components.map(component => (
          <OwnRow key={component.id} component={component} foods={foods} />
        ))}
      </BareList>
      {meal.note && <Text tone={2}>{meal.note}</Text>}
    </div>
  )
}

function OwnRow({ component, foods }: { component: PlanComponent; foods: readonly DietFood[] }) {
  const t = useOwnWords()
  const { nameOf, amountIn, portions } = useRowTexts()
  const instead = ({ alternatives }: Pick<PlanComponent, 'alternatives'>) =>
    alternatives.map(each => <Line key={each.id} isQuiet name={`${t('or')} ${nameOf(each)}`} amount={amountIn(foods, each)} />)
  return (
    <li className={css.row}>
      <Line name={nameOf(component)} amount={component.recipe ? portions(component.portions ?? 1) : amountIn(foods, component)} />
      <AllergyNote rows={[component]} />
      {!component.recipe && <RowLabel row={component} />}
      {instead(component)}
      {component.ingredients.flatMap(each => [
        <Line key={each.id} isQuiet name={nameOf(each)} amount={amountIn(foods, each)} />,
        <div key={`${each.id} words`} className={css.below}>
          <AllergyNote rows={[each]} />
          <RowLabel row={each} />
          {each.note && <Text tone={2}>{each.note}</Text>}
        </div>,
        ...instead(each),
      ])}
      {component.note && <Text tone={2}>{component.note}</Text>}
    </li>
  )
}

const Line = ({ name, amount, isQuiet }: { name: string; amount: string; isQuiet?: boolean }) => (
  <Row gap={12} align="baseline" justify="between" className={isQuiet ? css.below : undefined}>
    <Text as="span" tone={isQuiet ? 2 : 1} breaks>
      {name}
    </Text>
    <Text as="span" tone={2} figures className={css.amount}>
      {amount}
    </Text>
  </Row>
)
