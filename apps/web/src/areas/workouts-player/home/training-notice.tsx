import { daysBetween } from '@allenio/domain/days'
import { useToday } from '#shell'
import { config } from '#lib/config'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text, Title } from '#ui/text'
import type { TrainingDay } from '../plan/planned-workouts.ts'
import type { HeroState } from './hero-state.ts'
import { playerHref } from '../player/address.ts'
import css from './training-hero.module.css'
import { useHomeWords } from './words.ts'

type QuietState = Exclude<HeroState, { kind: 'open' | 'due' }>

/** A day on which nothing has to be trained: why, and what comes next. */
export function Notice({ state, mayTrainFreely }: { state: QuietState; mayTrainFreely: boolean }) {
  const t = useHomeWords()
  const say = useNotice()
  // a business that looks after meals alone does not speak of training
  if (state.kind === 'nothing' && config.variant === 'dietitian' && !mayTrainFreely) return null
  const { title, text } = say(state)
  return (
    <div className={css.notice}>
      <Stack gap={4}>
        <Title level={2} size={20} breaks>
          {title}
        </Title>
        <Text tone={2} breaks>
          {text}
        </Text>
        <Missed days={'missed' in state ? state.missed : []} />
      </Stack>
      <Row gap={10} wrap>
        {state.kind === 'done' && <ButtonLink href={playerHref({ id: state.workout.id })}>{t('seeSummary')}</ButtonLink>}
        {state.kind === 'rest' && <ButtonLink href={hrefTo('/me/workout')}>{t('trainNow')}</ButtonLink>}
        {(state.kind === 'paused' || state.kind === 'upcoming') && <ButtonLink href={hrefTo('/programs')}>{t('seePlan')}</ButtonLink>}
        {mayTrainFreely && <ButtonLink href={playerHref({ free: 'yes' })}>{t('trainFreely')}</ButtonLink>}
      </Row>
    </div>
  )
}

function Missed({ days }: { days: readonly TrainingDay[] }) {
  const t = useHomeWords()
  const [first] = days
  if (!first) return null
  const name = first.workouts[0]?.name || t('day', { number: first.day.dayNumber })
  return (
    <TextLink href={hrefTo('/me/workout')}>
      {days.length === 1 ? t('missedOne', { name }) : t('missedSome', { count: days.length })}
    </TextLink>
  )
}

function useNotice() {
  const t = useHomeWords()
  const today = useToday()
  const { weekday, day: formatDay } = useFormats()
  const whenOf = (date: string) => (date > today && daysBetween(today, date) < 7 ? weekday(date) : formatDay(date))
  const nextOf = (next: TrainingDay | null) => {
    if (!next) return ''
    const name = next.workouts[0]?.name || t('day', { number: next.day.dayNumber })
    return next.day.date === null ? t('nextAnyDay', { name }) : t('next', { name, when: whenOf(next.day.date) })
  }
  return (state: QuietState): { title: string; text: string } => {
    switch (state.kind) {
      case 'done':
        return { title: t('doneTitle', { name: state.workout.name || t('free') }), text: nextOf(state.next) }
      case 'rest':
        return { title: t('restTitle'), text: nextOf(state.next) }
      case 'paused':
        return { title: t('pausedTitle'), text: t('pausedText') }
      case 'upcoming': {
        const { title, startDay } = state.assignment
        return { title: t('upcomingTitle', { title, when: whenOf(startDay) }), text: t('upcomingText') }
      }
      case 'over':
        return { title: t('overTitle'), text: t('overText') }
      case 'nothing':
        return { title: t('nothingTitle'), text: t('nothingText') }
      default:
        return state satisfies never
    }
  }
}
