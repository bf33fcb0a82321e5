import type { DietFood, DietRecipe, RowSwaps } from '@allenio/contract/meal-diary'
import { IconMessageCircle, IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { Text } from '#ui/text'
import type { DayView, MealView } from '../diet/day-view.ts'
import { foodIn, rowsOfMeal } from '../diet/plan-rows.ts'
import { PhotoButton, PhotoStrip } from '../photos/photo-strip.tsx'
import { AllergyNote } from './allergy-note.tsx'
import { MealRow } from './meal-row.tsx'
import css from './meal.module.css'
import { useRowTexts } from './row-texts.ts'
import type { MealWrites } from './use-meal-writes.ts'
import { useMealWords } from './words.ts'
import { NoteDialog } from './note-dialog.tsx'

export interface MealBodyProps {
  /** The client whose diary it is. */
  clientId: string
  view: MealView
  day: DayView
  writes: MealWrites
  foods: readonly DietFood[]
  recipes: readonly DietRecipe[]
  swaps: readonly RowSwaps[]
  isNext: boolean
  /** A day to come is only read. */
  mayTick: boolean
  isEnergyVisible: boolean
}

/** The foods of a meal, its notes, and the three answers. */
export function MealBody(props: MealBodyProps) {
  const { view, day, foods, isEnergyVisible, mayTick } = props
  const { meal, note } = view
  const t = useMealWords()
  const { integer } = useFormats()
  const { descriptionOf, titleOf } = useRowTexts()
  const hasCookedWeights = rowsOfMeal(meal).some(
    row => (foodIn(foods, day.swaps.get(row.id)?.food ?? row.food)?.cookingFactor ?? null) !== null,
  )
  return (
    <Stack gap={16}>
      {meal.isFree && (
        <Stack gap={4}>
          <Text size={16} weight={400} prose breaks className={css.prose}>
            {descriptionOf(meal) || t('freeMeal')}
          </Text>
          <AllergyNote rows={[meal]} />
          {isEnergyVisible && meal.estimatedKcal !== undefined && (
            <Text tone={2} figures>
              {t('about', { kcal: integer(meal.estimatedKcal) })}
            </Text>
          )}
        </Stack>
      )}
      {view.state === 'partly' && meal.components.length > 0 && mayTick && <Text tone={2}>{t('partlyHint')}</Text>}
      {meal.components.length > 0 && (
        <BareList>
          {meal.components.map(component => (
            <MealRow key={component.id} component={component} {...props} />
          ))}
        </BareList>
      )}
      {hasCookedWeights && (
        <Text tone={2} size="hint">
          {t('cookedSource')}
        </Text>
      )}
      {meal.note && (
        <Text tone={2} prose breaks className={css.prose}>
          {meal.note}
        </Text>
      )}
      {note && (
        <Quote>
          <Text breaks className={css.prose}>
            {note}
          </Text>
        </Quote>
      )}
      <PhotoStrip photos={view.photos} name={titleOf(meal)} />
      {mayTick && <StateButtons {...props} />}
      <Row gap={4} wrap className={css.tools}>
        {mayTick && (
          <>
            <PhotoButton date={day.date} name={titleOf(meal)} of={{ mealId: meal.id }} />
            <NoteButton {...props} />
          </>
        )}
        <DiscussButton {...props} />
      </Row>
    </Stack>
  )
}

function StateButtons({ view, writes, isNext }: MealBodyProps) {
  const t = useMealWords()
  const { titleOf } = useRowTexts()
  const buttonOf = (state: 'eaten' | 'partly' | 'skipped') => ({
    'aria-pressed': view.state === state,
    'aria-label': t('stateOf', { meal: titleOf(view.meal), state: t(state) }),
    onClick: () => writes.tick(view, view.state === state ? null : state),
    children: t(state),
  })
  return (
    <div className={css.answers}>
      <Button
        size="large"
        wide
        kind={view.state === 'eaten' ? 'ink' : isNext && view.state === null ? 'primary' : 'secondary'}
        {...buttonOf('eaten')}
      />
      <Button size="large" wide kind={view.state === 'partly' ? 'ink' : 'secondary'} {...buttonOf('partly')} />
      <Button size="large" wide kind={view.state === 'skipped' ? 'ink' : 'secondary'} {...buttonOf('skipped')} />
    </div>
  )
}

function NoteButton({ view, writes }: MealBodyProps) {
  const t = useMealWords()
  const { titleOf } = useRowTexts()
  const [isOpen, setOpen] = useState(false)
  const meal = titleOf(view.meal)
  return (
    <>
      <Button kind="quiet" icon={IconNote} aria-label={t('note', { meal })} onClick={() => setOpen(true)}>
        {t('addNote')}
      </Button>
      {isOpen && (
        <NoteDialog
          title={t('note', { meal })}
          note={view.note}
          onSave={note => writes.saveNote(view, note)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function DiscussButton({ clientId, view, day }: MealBodyProps) {
  const t = useMealWords()
  const { titleOf } = useRowTexts()
  const mayChat = useMe()?.permissions.includes('view chats')
  const title = titleOf(view.meal)
  return (
    mayChat && (
      <Button
        kind="quiet"
        icon={IconMessageCircle}
        aria-label={t('discussMeal', { meal: title })}
        onClick={() => discuss(clientId, { kind: 'meal', id: view.meal.id, title, day: day.date })}>
        {t('discuss')}
      </Button>
    )
  )
}
