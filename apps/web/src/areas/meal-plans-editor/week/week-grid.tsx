import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Badge } from '#ui/badge'
import { BareButton, BareList } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { DayMark } from '../days/day-list.tsx'
import { dayName, mealDescription, mealTitle } from '../row-names.ts'
import type { DayEntry, MealEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { allHitsText, hitText, quantityText, rowName } from '../sheet/columns.ts'
import { targetOf } from '../target.ts'
import { TargetVerdict } from '../totals/energy.tsx'
import { totalsOf, totalText } from '../totals.ts'
import { useEditorWords } from '../words.ts'
import css from './week-grid.module.css'

/** All days side by side, to be compared; a press on a meal leads to it in its day. */
export function WeekGrid() {
  const { outline } = useEditor()
  const days = useSelected(outline, all => all.days)
  return (
    <div className={css.grid}>
      {days.map(day => (
        <DayColumn key={day.id} day={day} />
      ))}
    </div>
  )
}

function DayColumn({ day }: { day: DayEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const { dayId, view, document, planId } = useEditor()
  const target = targetOf(useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {})
  const totals = totalsOf(day.sum)
  const name = dayName(day, language, t)
  const open = () => {
    dayId.set(day.id)
    view.set('day')
  }
  return (
    <div className={css.day}>
      <BareButton className={css.head} onClick={open}>
        <span className={css.title}>
          <Ellipsis>{name}</Ellipsis>
          <DayMark mark={day.mark} />
          <Text as="span" tone={2} figures>
            {totalText(totals, 'kcal')}
          </Text>
        </span>
        <TargetVerdict totals={totals} target={target} isBrief />
      </BareButton>
      {day.meals.map(meal => (
        <MealCard key={meal.id} meal={meal} onOpen={open} />
      ))}
    </div>
  )
}

function MealCard({ meal, onOpen }: { meal: MealEntry; onOpen: () => void }) {
  const t = useEditorWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  return (
    <BareButton className={css.meal} onClick={onOpen}>
      <span className={css.title}>
        <Ellipsis>{mealTitle(meal, language, t('meal'))}</Ellipsis>
        <Text as="span" size="hint" tone={2} figures>
          {totalText(totalsOf(meal.sum), 'kcal', '')}
        </Text>
      </span>
      <BareList gap={2}>
        {meal.rows.map(row => (
          <li key={row.id} className={css.food}>
            <span className={css.row}>
              <Ellipsis className={css.name} tone={row.mark === 'red' ? 'error' : 'inherit'}>
                {rowName(row, language) || t('chooseFood')}
              </Ellipsis>
              <Text as="span" size="hint" tone={2} figures>
                {quantityText(row, count => `${decimal(count, { most: 2 })} ${t('portions', { count })}`)}
              </Text>
            </span>
            {row.mark && (
              <span title={allHitsText(row, t)}>
                <Badge bare status={row.mark === 'red' ? 'error' : 'attention'}>
                  {hitText(row, t)}
                </Badge>
              </span>
            )}
          </li>
        ))}
      </BareList>
      {meal.meal.isFree && (
        <Text as="span" size="hint" tone={2} lines={3}>
          {mealDescription(meal, language) || t('isFree')}
        </Text>
      )}
      {meal.mark && (
        <span title={allHitsText(meal, t)}>
          <Badge bare status={meal.mark === 'red' ? 'error' : 'attention'}>
            {hitText(meal, t)}
          </Badge>
        </span>
      )}
    </BareButton>
  )
}
