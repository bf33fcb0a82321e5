import { printTarget, targetFacts } from '@allenio/domain/programs'
import { AskedFilm, ExerciseMenu, GuidePicture, Remarks } from '#areas/workouts'
import { useLanguage } from '#lib/words'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import type { ExerciseView } from '../sets/workout-view.ts'
import { ExerciseComments } from './exercise-comments.tsx'
import css from './focus.module.css'
import type { PlayerState } from './player-state.ts'
import { usePlayerWords } from './words.ts'

interface ExerciseHeadProps {
  state: PlayerState
  exercise: ExerciseView
  /** Shows only the name, while the client rests. */
  isShort: boolean
}

/** The head of the present exercise: its letter, its name, its target. */
export function ExerciseHead({ state, exercise, isShort }: ExerciseHeadProps) {
  const t = usePlayerWords()
  const { facts, view, player, training, isReadOnly } = state
  const columns = facts.settings.clientColumns
  const note = columns.includes('note') ? exercise.target?.note : undefined
  return (
    <Stack gap={4} as="header" className={css.head}>
      <Row gap={8} align="baseline">
        <b>{exercise.label}</b>
        <Text as="span" size={16} weight={400} tone={2}>
          {t('exerciseOf', { number: exercise.number, count: view.exercises.length })}
        </Text>
        {player && !isReadOnly && (
          <div className={css.menu}>
            <ExerciseMenu player={player} training={training} exerciseId={exercise.exercise.id} />
          </div>
        )}
      </Row>
      <Row gap={12} justify="between" align="start">
        <Title level={1} lines={3} breaks>
          {exercise.name}
        </Title>
        {!isShort && player && !isReadOnly && <GuidePicture player={player} training={training} exerciseId={exercise.exercise.id} />}
      </Row>
      {!isShort && <TargetLine state={state} exercise={exercise} />}
      {!isShort && note && (
        <Text tone={2} prose className={css.note}>
          {note}
        </Text>
      )}
      {!isShort && player && !isReadOnly && <AskedFilm player={player} training={training} exerciseId={exercise.exercise.id} />}
      {player && !isReadOnly && <Remarks player={player} training={training} exerciseId={exercise.exercise.id} />}
      {!isShort && <ExerciseComments state={state} exercise={exercise} />}
    </Stack>
  )
}

/** "4 × 6–8 · RPE 8 · recupero 2:30" */
export function TargetLine({ state: { facts, stored }, exercise }: { state: PlayerState; exercise: ExerciseView }) {
  const t = usePlayerWords()
  const language = useLanguage()
  const { target, rest, maximum, isMaximumMissing } = exercise
  if (!target) return null
  const columns = facts.settings.clientColumns
  const parts = [printTarget(target, columns, language), ...targetFacts({ ...target, ...rest }, columns, { language, maximum })]
  const text = parts.filter(Boolean).join(' · ')
  return (
    <>
      {text && (
        <Text tone={2} figures>
          {text}
        </Text>
      )}
      {isMaximumMissing && <Text tone="attention">{t(stored.clientId === null ? 'maximumMissing' : 'clientMaximumMissing')}</Text>}
    </>
  )
}
