import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { AddExercise, AskedFilm, ExerciseMenu, Remarks } from '#areas/workouts'
import { Icon } from '#ui/icon'
import { BareButton, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { ExerciseComments } from '../player/exercise-comments.tsx'
import { TargetLine } from '../player/exercise-head.tsx'
import { After } from '../player/just-done.tsx'
import { lastTick, type PlayerState } from '../player/player-state.ts'
import { countSets } from '../sets/set-count.ts'
import { SetList } from '../sets/set-list.tsx'
import type { ExerciseView } from '../sets/workout-view.ts'
import css from './exercises.module.css'
import { useFloorWords } from './words.ts'

interface ColumnExercisesProps {
  state: PlayerState
  /** The client's name. */
  name: string
  isOpen: boolean
}

type Group = readonly ExerciseView[]

const keyOf = (group: Group): string => group[0]?.exercise.id ?? ''
const isDone = (group: Group): boolean => group.every(each => each.isDone || each.isSkipped)

/** All exercises in their order, one line each; the present one shows its sets. */
export function ColumnExercises({ state, name, isOpen }: ColumnExercisesProps) {
  const t = useFloorWords()
  const { stored, view, player, training, isReadOnly } = state
  const { current, choose } = useCurrentGroup(state)
  const place = useRef<HTMLLIElement>(null)
  const key = current && keyOf(current)
  useEffect(() => {
    if (!isOpen) return
    place.current?.scrollIntoView({ block: 'nearest' })
    // in a low column, the next set has to be visible
    place.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'nearest' })
  }, [key, isOpen, view.nextSetId])
  const last = state.isResting || !current ? lastTick(view) : undefined
  const justDone = stored.state.workout.state === 'under way' ? last : undefined
  const nextGroup = view.groups[view.groups.findIndex(group => group === current) + 1]
  return (
    <Stack gap={12}>
      {view.groups.length === 0 && <Text tone={2}>{t('empty')}</Text>}
      <ol className={css.groups} aria-label={t('allExercises', { name })}>
        {view.groups.map(group =>
          group === current ? (
            <li key={keyOf(group)} ref={place} className={css.current} aria-current="step">
              {group.map(exercise => (
                <ExerciseSets key={exercise.exercise.id} state={state} exercise={exercise} />
              ))}
            </li>
          ) : (
            <li key={keyOf(group)} className={css.group}>
              <GroupLine group={group} isNext={group === nextGroup} onChoose={() => choose(group)} />
              {justDone && group.includes(justDone.exercise) && <After state={state} place={justDone} />}
            </li>
          ),
        )}
      </ol>
      {player && !isReadOnly && <AddExercise player={player} training={training} />}
    </Stack>
  )
}

/** Returns the group of the next set, unless another one is chosen. The choice lasts until its sets are done, or open again. */
function useCurrentGroup({ view }: PlayerState) {
  const [chosen, setChosen] = useState<{ key: string; wasDone: boolean }>()
  const chosenGroup = view.groups.find(group => keyOf(group) === chosen?.key)
  const isStill = chosenGroup && isDone(chosenGroup) === chosen?.wasDone
  const current = isStill
    ? chosenGroup
    : view.groups.find(group => group.some(({ sets }) => sets.some(({ set }) => set.id === view.nextSetId)))
  return { current, choose: (group: Group) => setChosen({ key: keyOf(group), wasDone: isDone(group) }) }
}

interface GroupLineProps {
  group: Group
  isNext: boolean
  onChoose: () => void
}

function GroupLine({ group, isNext, onChoose }: GroupLineProps) {
  const t = useFloorWords()
  return (
    <BareButton className={css.line} data-done={isDone(group) || undefined} onClick={onChoose}>
      {group.map(each => {
        const { done, sets } = countSets([each])
        return (
          <Row as="span" key={each.exercise.id} gap={8} className={css.lineOf}>
            <span className={css.label}>{each.label}</span>
            <span className={css.lineName}>{each.name}</span>
            {isNext && each === group[0] && (
              <Text as="span" size="small" tone={3}>
                {t('next')}
              </Text>
            )}
            <Text as="span" size="small" tone={each.isDone ? 'done' : 3} figures>
              {each.isSkipped ? t('skipped') : each.isDone ? <Icon of={IconCheck} size={16} /> : `${done}/${sets}`}
            </Text>
          </Row>
        )
      })}
    </BareButton>
  )
}

function ExerciseSets({ state, exercise: view }: { state: PlayerState; exercise: ExerciseView }) {
  const t = useFloorWords()
  const { isReadOnly, player, training } = state
  const { exercise, label, name, isSkipped } = view
  const note = view.target?.note
  return (
    <div className={css.exercise}>
      <Row gap={8}>
        <span className={css.label}>{label}</span>
        <h3 className={css.name}>{name}</h3>
        {player && !isReadOnly && <ExerciseMenu player={player} training={training} exerciseId={exercise.id} />}
      </Row>
      <TargetLine state={state} exercise={view} />
      {note && (
        <Text size="small" tone={2} lines={3} breaks>
          {note}
        </Text>
      )}
      {player && !isReadOnly && <AskedFilm player={player} training={training} exerciseId={exercise.id} />}
      {player && !isReadOnly && <Remarks player={player} training={training} exerciseId={exercise.id} />}
      <ExerciseComments state={state} exercise={view} />
      {isSkipped ? <Text tone={3}>{t('skipped')}</Text> : <SetList view={view} state={state} nextSetId={state.view.nextSetId} />}
    </div>
  )
}
