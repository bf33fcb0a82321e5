import type { ReadDiaryDay } from '@allenio/contract/meal-diary'
import { addDays, romeDay } from '@allenio/domain/days'
import { foodName } from '@allenio/domain/aliments'
import { levelOf } from '@allenio/domain/meal-diary'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { AdherenceMark } from '#ui/adherence-mark'
import { BareList, Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { Text } from '#ui/text'
import { CopyDay } from './copy/copy-day.tsx'
import { DiaryEntries } from './diary-entries.tsx'
import { DiaryMeal } from './diary-meal.tsx'
import { useDiaryWords } from './words.ts'
import css from './diary.module.css'

/** Days, the latest first. */
export const DiaryDays = ({ clientId, days }: { clientId: string; days: readonly ReadDiaryDay[] }) => {
  const t = useDiaryWords()
  const mayChat = useMe()?.permissions.includes('view chats') ?? false
  return (
    <BareList aria-label={t('days')}>
      {days.map(day => (
        <li key={day.day} className={css.day}>
          <DiaryDay clientId={clientId} day={day} mayChat={mayChat} />
        </li>
      ))}
    </BareList>
  )
}

interface DiaryDayProps {
  clientId: string
  day: ReadDiaryDay
  mayChat: boolean
}

/** Whether a day has no record at all. It is shown in one line, because the plan tells what was planned. */
const isUnlogged = ({ meals, entries, water, note }: ReadDiaryDay): boolean =>
  entries.length === 0 &&
  water === 0 &&
  note === '' &&
  meals.every(meal => meal.state === null && meal.note === '' && meal.photos.length === 0)

/** Something was eaten that a plan can have. */
const hasFood = ({ meals, entries }: ReadDiaryDay): boolean =>
  entries.length > 0 || meals.some(({ state }) => state === 'eaten' || state === 'partly')

function DiaryDay({ clientId, day, mayChat }: DiaryDayProps) {
  const t = useDiaryWords()
  if (isUnlogged(day)) {
    return (
      <Row gap={12} wrap justify="between">
        <DayHead day={day} isQuiet />
        <Text as="span" tone={3}>
          {t('nothingLogged')}
        </Text>
      </Row>
    )
  }
  return (
    <Stack gap={16}>
      <Row gap={12} wrap justify="between">
        <DayHead day={day} />
        <Row gap={12} wrap>
          <DayFigures day={day} />
          {hasFood(day) && <CopyDay clientId={clientId} day={day.day} />}
        </Row>
      </Row>
      {day.note && (
        <Quote label={t('dayNote')}>
          <Text breaks prose>
            {day.note}
          </Text>
        </Quote>
      )}
      <BareList gap={16}>
        {day.meals.map(meal => (
          <li key={meal.mealId}>
            <DiaryMeal clientId={clientId} day={day.day} meal={meal} mayChat={mayChat} />
          </li>
        ))}
      </BareList>
      {day.entries.length > 0 && <DiaryEntries clientId={clientId} day={day.day} entries={day.entries} meals={day.meals} />}
    </Stack>
  )
}

function DayHead({ day: { day, planDay, planTitle, isMoved }, isQuiet = false }: { day: ReadDiaryDay; isQuiet?: boolean }) {
  const t = useDiaryWords()
  const language = useLanguage()
  const { weekday, day: formatDay } = useFormats()
  const today = romeDay()
  const near = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : undefined
  const planned = planDay && [planTitle, foodName(planDay, language)].filter(Boolean).join(', ')
  return (
    <Row gap={8} wrap align="baseline">
      <Text as="h4" size={16} weight={isQuiet ? 400 : 600} tone={isQuiet ? 2 : 1} className={css.date}>
        {near ? `${near}, ${formatDay(day)}` : `${weekday(day)} ${formatDay(day)}`}
      </Text>
      {planned && !isQuiet && (
        <Text as="span" tone={3} breaks>
          {[planned, isMoved && t('moved')].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Row>
  )
}

function DayFigures({ day: { day, meals, percent, planned, logged, water, waterTarget } }: { day: ReadDiaryDay }) {
  const t = useDiaryWords()
  // a day is judged when it is over, or once all its meals are ticked
  const isOpen = day >= romeDay() && meals.some(({ state }) => state === null)
  const { integer, decimal } = useFormats()
  const litres = (ml: number) => decimal(ml / 1000, { most: 2 })
  return (
    <Row gap={16} wrap>
      {logged !== null && planned !== null && (
        <Text as="span" tone={2} figures>
          {t('ofPlanned', { kcal: integer(Math.round(logged)), planned: integer(Math.round(planned)) })}
        </Text>
      )}
      {water > 0 && (
        <Text as="span" tone={2} figures>
          {`${t('water')} ${litres(water)}${waterTarget === null ? '' : ` / ${litres(waterTarget)}`} l`}
        </Text>
      )}
      {isOpen && (
        <Text as="span" tone={3}>
          {t('notOver')}
        </Text>
      )}
      {percent !== null && !isOpen && <AdherenceMark percent={percent} level={levelOf(percent)} label={t('percentOfDay')} />}
    </Row>
  )
}
