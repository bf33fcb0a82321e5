import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { MealState } from '@allenio/contract/meal-diary'
import { useFormats } from '#lib/formats'
import { BareButton, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TickCircle, type TickState } from '#ui/tick-circle'
import { VisuallyHidden } from '#ui/visually-hidden'
import { plannedEnergy, rowsOfMeal } from '../diet/plan-rows.ts'
import { AllergyNote } from './allergy-note.tsx'
import { MealBody, type MealBodyProps } from './meal-body.tsx'
import css from './meal.module.css'
import { useRowTexts } from './row-texts.ts'
import { useMealWords } from './words.ts'

interface MealBlockProps extends MealBodyProps {
  isOpen: boolean
  onTurn: () => void
}

const ticks = { eaten: 'done', partly: 'partly', skipped: 'skipped' } as const satisfies Record<MealState, TickState>

/** A meal as one line with its tick, or with all that is in it. */
export function MealBlock({ isOpen, onTurn, ...body }: MealBlockProps) {
  const t = useMealWords()
  const { view, writes, isNext, mayTick, isEnergyVisible } = body
  const { titleOf } = useRowTexts()
  const { integer } = useFormats()
  const id = useId()
  const title = titleOf(view.meal)
  const energy = isEnergyVisible ? plannedEnergy(view.meal.figures) : undefined
  const kcal = energy && `${energy.isAtLeast ? `${t('atLeast')} ` : ''}${t('kcal', { kcal: integer(energy.kcal) })}`
  const facts = [view.meal.time, kcal].filter(Boolean).join(' · ')
  return (
    <li className={css.meal} data-next={isNext || undefined} data-open={isOpen || undefined}>
      <Row gap={0} align="stretch">
        {mayTick && (
          <BareButton
            className={css.tick}
            aria-label={t('tick', { meal: title })}
            aria-pressed={view.state === 'partly' ? 'mixed' : view.state === 'eaten'}
            onClick={() => writes.tick(view, view.state === null ? 'eaten' : null)}>
            <TickCircle state={view.state === null ? undefined : ticks[view.state]} />
          </BareButton>
        )}
        <h3 className={css.heading}>
          <BareButton className={css.opener} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onTurn}>
            <Stack as="span" gap={2} grow>
              {isNext && (
                <Text as="span" size="hint" tone={2}>
                  {t('next')}
                </Text>
              )}
              <Row as="span" gap={8} align="baseline" wrap>
                <Text as="span" size={isNext && isOpen ? 20 : 16} weight={600} breaks>
                  {title}
                </Text>
                {facts && (
                  <Text as="span" tone={2} figures>
                    {facts}
                  </Text>
                )}
                {view.state && <MealStateText state={view.state} />}
              </Row>
              {!isOpen && <Summary view={view} day={body.day} />}
              {!isOpen && <AllergyNote rows={[view.meal, ...rowsOfMeal(view.meal)]} swaps={body.day.swaps} />}
            </Stack>
            <IconChevronDown stroke={1.5} aria-hidden className={css.chevron} />
          </BareButton>
        </h3>
      </Row>
      {isOpen && (
        <div id={id} className={css.body}>
          <MealBody {...body} />
        </div>
      )}
    </li>
  )
}

/** Eaten needs no word for those who see the tick. */
function MealStateText({ state }: { state: MealState }) {
  const t = useMealWords()
  if (state === 'eaten') return <VisuallyHidden>{t(state)}</VisuallyHidden>
  return (
    <Text as="span" size="hint" tone={2}>
      {t(state)}
    </Text>
  )
}

/** The foods in one line. */
function Summary({ view, day }: Pick<MealBodyProps, 'view' | 'day'>) {
  const { summaryOf } = useRowTexts()
  const text = summaryOf(view.meal, day.swaps)
  if (!text) return null
  return (
    <Text as="span" tone={2} clip className={css.summary}>
      {text}
    </Text>
  )
}
