import { AddExercise, AskedFilm, ExerciseMenu, Remarks } from '#areas/workouts'
import { classes } from '#ui/classes'
import { BareButton, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { SetList } from '../sets/set-list.tsx'
import type { ExerciseView } from '../sets/workout-view.ts'
import { ExerciseComments } from './exercise-comments.tsx'
import { TargetLine } from './exercise-head.tsx'
import css from './list.module.css'
import type { PlayerState } from './player-state.ts'
import { usePlayerWords } from './words.ts'

interface ExerciseListProps {
  state: PlayerState
  currentSetId: string | undefined
  /** The comments stand beside it already. */
  isBeside: boolean
  onOpen: (setId: string | undefined) => void
}

/** All sets of the workout, each with its tick; those that are done in turns stand together. */
export function ExerciseList({ state, currentSetId, isBeside, onOpen }: ExerciseListProps) {
  return (
    <div className={css.list}>
      {state.view.groups.map(group => (
        <div key={group[0]?.exercise.id} className={classes(group.length > 1 && css.superset)}>
          {group.map(exercise => (
            <ExerciseSets
              key={exercise.exercise.id}
              state={state}
              exercise={exercise}
              currentSetId={currentSetId}
              isBeside={isBeside}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
      {state.player && !state.isReadOnly && <AddExercise player={state.player} training={state.training} />}
    </div>
  )
}

function ExerciseSets({ state, exercise: view, currentSetId, isBeside, onOpen }: ExerciseListProps & { exercise: ExerciseView }) {
  const t = usePlayerWords()
  const { isReadOnly, player, training } = state
  const { exercise, sets, label, name, isSkipped } = view
  const first = sets.find(({ set }) => set.doneAt === null) ?? sets[0]
  return (
    <section className={css.exercise} aria-labelledby={`exercise-${exercise.id}`} data-skipped={isSkipped || undefined}>
      <Row gap={8} as="header" className={css.head}>
        <Text as="span" weight={600} tone={2}>
          {label}
        </Text>
        <h2 id={`exercise-${exercise.id}`} className={css.name}>
          <BareButton className={css.open} aria-label={t('openExercise', { exercise: name })} onClick={() => onOpen(first?.set.id)}>
            {name}
          </BareButton>
        </h2>
        {player && !isReadOnly && <ExerciseMenu player={player} training={training} exerciseId={exercise.id} />}
      </Row>
      <TargetLine state={state} exercise={view} />
      {!isBeside && player && !isReadOnly && <AskedFilm player={player} training={training} exerciseId={exercise.id} />}
      {!isBeside && player && !isReadOnly && <Remarks player={player} training={training} exerciseId={exercise.id} />}
      {!isBeside && <ExerciseComments state={state} exercise={view} />}
      {isSkipped ? (
        <Text tone={3}>{t('skipped')}</Text>
      ) : (
        <SetList
          view={view}
          state={state}
          nextSetId={currentSetId}
          isBeside={isBeside}
          hasTempo={!state.isResting && state.facts.settings.clientColumns.includes('tut')}
        />
      )}
    </section>
  )
}
