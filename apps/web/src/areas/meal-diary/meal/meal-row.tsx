import { IconArrowsExchange, IconCheck, IconChefHat } from '@tabler/icons-react'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { AllergyNote } from './allergy-note.tsx'
import { allergiesOf, foodIn, rowsOfMeal, type PlanComponent, type PlanRow } from '../diet/plan-rows.ts'
import type { MealBodyProps } from './meal-body.tsx'
import css from './meal.module.css'
import { RowLabel } from './row-label.tsx'
import { useRowTexts } from './row-texts.ts'
import { choicesOf, choiceOf } from './swap-choices.ts'
import { useMealWords } from './words.ts'
import { AskSwap } from './ask-swap.tsx'
import { SwapSheet } from './swap-sheet.tsx'

interface MealRowProps extends MealBodyProps {
  component: PlanComponent
}

interface LineProps extends MealBodyProps {
  hasSwaps: boolean
}

/** A food, or a dish with its ingredients folded. */
export function MealRow({ component, ...props }: MealRowProps) {
  const t = useMealWords()
  const { view, writes, recipes, mayTick, day, swaps } = props
  const { nameOf, nameEaten, portions } = useRowTexts()
  const { recipe, ingredients } = component
  const name = nameOf(component)
  // quantities stand below each other, whether their foods can be swapped or not
  const hasSwaps = rowsOfMeal(view.meal).some(row => choicesOf(row, { releaseId: view.releaseId, swaps }).length > 0)
  const cooked = recipe?.id === undefined ? undefined : recipes.find(({ id }) => id === recipe.id)
  return (
    <li className={css.row}>
      <Row gap={4} align="start">
        {view.state === 'partly' && mayTick && (
          <label className={css.rowTick}>
            <input
              type="checkbox"
              data-covered
              checked={view.eatenRowIds.includes(component.id)}
              onChange={event => writes.tickRow(view, component.id, event.target.checked)}
            />
            <VisuallyHidden>{t('ateRow', { name: nameEaten(component, day.swaps) })}</VisuallyHidden>
            <span className={css.box} aria-hidden>
              <IconCheck stroke={2.5} />
            </span>
          </label>
        )}
        {recipe ? (
          <Row gap={4} grow>
            <RowLine name={name} main={portions(component.portions ?? 1)} />
            {hasSwaps && <span className={css.room} />}
          </Row>
        ) : (
          <FoodLine row={component} {...props} hasSwaps={hasSwaps} />
        )}
      </Row>
      {recipe && <AllergyNote rows={[component, ...ingredients]} swaps={day.swaps} />}
      {recipe && ingredients.length > 0 && (
        <Disclosure title={t('ingredients')} sub={String(ingredients.length)}>
          <IngredientLines ingredients={ingredients} {...props} hasSwaps={hasSwaps} />
        </Disclosure>
      )}
      {cooked && (
        <ButtonLink
          kind="quiet"
          className={css.recipe}
          icon={IconChefHat}
          aria-label={t('recipeOf', { name })}
          href={hrefTo('/mealPlans/recipes/$id', { id: cooked.id }, { search: { row: component.id, day: day.date } })}>
          {t('recipe')}
        </ButtonLink>
      )}
      <RowNote of={component} />
    </li>
  )
}

export const IngredientLines = ({ ingredients, ...props }: LineProps & Pick<PlanComponent, 'ingredients'>) => (
  <BareList className={css.ingredients}>
    {ingredients.map(each => (
      <li key={each.id}>
        <FoodLine row={each} {...props} />
        <RowNote of={each} />
      </li>
    ))}
  </BareList>
)

const RowNote = ({ of: { note } }: { of: PlanRow }) =>
  note && (
    <Text tone={2} breaks className={css.prose}>
      {note}
    </Text>
  )

/** A food as it is eaten on this day: the planned one, or what stands in its place. */
function FoodLine({ row, hasSwaps, ...props }: LineProps & { row: PlanRow }) {
  const t = useMealWords()
  const { clientId, view, day, writes, swaps, foods } = props
  const { nameOf, nameEaten, amountOf, amountIn } = useRowTexts()
  const [isOpen, setOpen] = useState(false)
  const swap = day.swaps.get(row.id)
  const planned = nameOf(row)
  const name = nameEaten(row, day.swaps)
  const offered = choicesOf(row, { releaseId: view.releaseId, swaps })
  const isSwappable = swap !== undefined || offered.length > 0
  // a row with an allergy warning shows the button for a swap at once, so that the client knows what to do
  const isAllergic = allergiesOf([row], day.swaps).length > 0
  return (
    <Stack gap={0} grow>
      <Row gap={4}>
        <RowLine name={name} {...(swap ? amountOf(swap, foodIn(foods, swap.food)) : amountOf(row, foodIn(foods, row.food)))} />
        {isSwappable ? (
          <IconButton label={t('swap', { name })} icon={IconArrowsExchange} aria-haspopup="dialog" onClick={() => setOpen(true)} />
        ) : (
          hasSwaps && <span className={css.room} />
        )}
      </Row>
      {swap && (
        <Text tone={2} size="hint" breaks className={css.instead}>
          {t('insteadOf', { name: planned, amount: amountIn(foods, row) })}
        </Text>
      )}
      <Stack gap={6} className={css.notes}>
        <AllergyNote rows={[row]} swaps={day.swaps} />
        <RowLabel row={row} swaps={day.swaps} />
        {isAllergic && isSwappable && (
          <div>
            <Button
              size="small"
              icon={IconArrowsExchange}
              aria-label={t('swap', { name })}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}>
              {t('swapShort')}
            </Button>
          </div>
        )}
        {isAllergic && !isSwappable && <AskSwap clientId={clientId} view={view} day={day} name={name} />}
      </Stack>
      {isOpen && (
        <SwapSheet
          row={row}
          swap={swap}
          offered={offered}
          foods={foods}
          onChoose={(choice, chosenName) => writes.swap(view, row, { choice, name: chosenName, before: choiceOf(swap) })}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

const RowLine = ({ name, main, beside }: { name: string; main: string; beside?: string }) => (
  <Row gap={12} align="baseline" justify="between" grow className={css.line}>
    <Text as="span" size={16} weight={400} breaks>
      {name}
    </Text>
    <span className={css.amount}>
      <Text as="span" size={16} weight={500} figures>
        {main}
      </Text>
      {beside && (
        <Text as="span" size="hint" tone={2} figures>
          {beside}
        </Text>
      )}
    </span>
  </Row>
)
