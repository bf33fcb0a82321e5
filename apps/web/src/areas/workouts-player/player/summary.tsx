import { resultLimits } from '@allenio/contract/workouts'
import { printPainPlace, summaryOf } from '@allenio/domain/workouts'
import { IconTrophy } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useReasonWords, type WorkoutStatus } from '#areas/workouts'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { Figure } from '#ui/figure'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { useSetNames } from '../sets/set-names.ts'
import type { PlayerState } from './player-state.ts'
import { StatusNotes } from './status-notes.tsx'
import { useSummaryWords } from './summary-words.ts'
import css from './summary.module.css'
import { usePlayerWords } from './words.ts'

const pauseMs = 600

const efforts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

interface SummaryProps {
  state: PlayerState
  status: WorkoutStatus
  onEdit: () => void
}

/** Shows at a glance what was done, and asks how it was. */
export function Summary({ state, status, onEdit }: SummaryProps) {
  const t = useSummaryWords()
  const inPlayer = usePlayerWords()
  const reasonText = useReasonWords()
  const { integer } = useFormats()
  const language = useLanguage()
  const { stored, facts, player, view } = state
  const { workout } = stored.state
  const summary = summaryOf(stored.state, { bests: facts.bests, formula: facts.settings.maximumFormula })
  const withRecords = summary.exercises.filter(({ records }) => records.length > 0)
  const withNote = view.exercises.filter(({ exercise }) => exercise.note !== '')
  const nameOf = (id: string) => view.exercises.find(({ exercise }) => exercise.id === id)?.name ?? ''
  const { record: recordName } = useSetNames()
  return (
    <div className={css.summary}>
      <header className={css.head}>
        <Text tone={2}>{t('summary')}</Text>
        <Title level={1} breaks>
          {workout.name || inPlayer('freeWorkout')}
        </Title>
      </header>
      <StatusNotes workoutId={workout.id} status={status} onTakeOver={() => player?.takeOver()} />
      <div className={css.figures}>
        <Figure size="large" value={integer(summary.minutes)} unit={t('minutesLabel', { count: summary.minutes })} />
        <Figure size="large" value={`${summary.setsDone}`} unit={`/ ${summary.sets} ${t('setsLabel')}`} />
        {summary.tonnageKg > 0 && <Figure size="large" value={integer(Math.round(summary.tonnageKg))} unit={t('tonnageLabel')} />}
      </div>
      {summary.skipped.length > 0 && <Text tone={2}>{t('skippedCount', { count: summary.skipped.length })}</Text>}
      {withRecords.length > 0 && (
        <Part title={t('recordsTitle')}>
          {withRecords.map(({ exercise, records }) => (
            <Row as="li" key={exercise.id} gap={12} align="start" className={css.line}>
              <Icon of={IconTrophy} className={css.trophy} />
              <Stack>
                <b>{nameOf(exercise.id)}</b>
                <Text as="span" tone={2}>
                  {records.map(recordName).join(' · ')}
                </Text>
              </Stack>
            </Row>
          ))}
        </Part>
      )}
      {summary.skipped.length > 0 && (
        <Part title={t('skippedTitle')}>
          {summary.skipped.map(({ id, skipReason }) => (
            <li key={id} className={css.line}>
              {nameOf(id)} <Text as="span" tone={2}>{`· ${reasonText(skipReason ?? 'other')}`}</Text>
            </li>
          ))}
        </Part>
      )}
      {summary.withPain.length > 0 && (
        <Part title={t('painTitle')}>
          {summary.withPain.map(({ id, pain }) => (
            <li key={id} className={css.line}>
              {nameOf(id)}{' '}
              <Text as="span" tone={2}>
                {pain && `· ${t('painOf', { where: printPainPlace(pain.where, language), level: pain.level })}`}
              </Text>
            </li>
          ))}
        </Part>
      )}
      {withNote.length > 0 && (
        <Part title={t('notesTitle')}>
          {withNote.map(({ exercise, name }) => (
            <Stack as="li" key={exercise.id} className={css.line}>
              {name}
              <Text as="span" tone={2} lines={3}>
                {exercise.note}
              </Text>
            </Stack>
          ))}
        </Part>
      )}
      <HowItWas state={state} />
      <div className={css.foot}>
        <Button size="large" wide onClick={onEdit}>
          {t('editSets')}
        </Button>
        <ButtonLink kind="primary" size="large" wide href={hrefTo('/home')}>
          {t('close')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Title level={2} size={16}>
        {title}
      </Title>
      <BareList>{children}</BareList>
    </section>
  )
}

/** Asks for the effort with one tap, and has a line for the coach, which is stored while it is typed. */
function HowItWas({ state: { stored, keep, isReadOnly } }: { state: PlayerState }) {
  const t = useSummaryWords()
  const name = useId()
  const { rpe, note } = stored.state.workout
  const [typed, setTyped] = useState<string>()
  const store = useEffectEvent(async () => {
    if (typed === undefined) return
    await keep({ kind: 'note workout', note: typed })
    setTyped(now => (now === typed ? undefined : now))
  })
  useEffect(() => {
    const timer = setTimeout(() => void store(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  // a field that is removed together with its page gets no blur event
  useEffect(() => () => void store(), [])
  return (
    <Stack gap={20} inert={isReadOnly}>
      <fieldset className={css.effort}>
        <Title level={2} size={16}>
          <legend>{t('effort')}</legend>
        </Title>
        <div className={css.chips}>
          {efforts.map(value => (
            <ChoiceChip
              key={value}
              type="radio"
              name={name}
              checked={rpe === value}
              onChange={() => void keep({ kind: 'rate workout', rpe: value })}>
              {value}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('note')}
        placeholder={t('notePlaceholder')}
        value={typed ?? note}
        maxLength={resultLimits.note}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Stack>
  )
}
