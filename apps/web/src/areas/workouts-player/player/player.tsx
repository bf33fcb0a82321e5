import type { Training } from '@allenio/contract/workouts'
import { IconFlag, IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { AddExercise, alertSettings, RestAlerts, RestLine, useIsRestOver, type StoredWorkout } from '#areas/workouts'
import { usePageTitle, useShortcuts } from '#shell'
import { useHasSettled } from '#lib/build'
import { useIsMobile, useWakeLock } from '#lib/device'
import { useStoredPreference } from '#lib/session'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { modalOpen } from '#ui/layers'
import { Text, Title } from '#ui/text'
import { useFactsBefore } from '../sets/use-facts-before.ts'
import { addedSet, viewOf } from '../sets/workout-view.ts'
import { Focus } from './focus.tsx'
import { FinishFoot, Foot } from './foot.tsx'
import { Header, type PlayerMode } from './header.tsx'
import { JustDone } from './just-done.tsx'
import { ExerciseList } from './list.tsx'
import { Summary } from './summary.tsx'
import css from './player.module.css'
import { PlanChange } from './plan-change.tsx'
import { NotesBeforeStart, PlanNotes } from './plan-notes.tsx'
import { findSet, lastTick, type PlayerState } from './player-state.ts'
import { OfflineLine, StatusNotes } from './status-notes.tsx'
import { useOpenWorkout } from './use-open-workout.ts'
import { usePlayerActions } from './use-player-actions.ts'
import { useSetWords } from '../sets/words.ts'
import { usePlayerWords } from './words.ts'

interface PlayerProps {
  workout: StoredWorkout
  training: Training | undefined
  /** Opens a finished workout with its sets instead of its summary. */
  isEditAsked: boolean
}

const parseMode = (value: unknown): PlayerMode => (value === 'list' ? 'list' : 'focus')
const nothing = async () => undefined

/** The player of a workout: what to do now, how much, and how long to rest. */
function OpenPlayer({ workout: first, training, isEditAsked }: PlayerProps) {
  const t = usePlayerWords()
  const isPhone = useIsMobile()
  const hasSettled = useHasSettled(true)
  const { stored, status, player } = useOpenWorkout(first)
  const isRestOver = useIsRestOver(stored.rest)
  const [mode, setMode] = useStoredPreference('workout player', parseMode)
  const [chosenSetId, chooseSet] = useState<string>()
  const [isEditing, setEditing] = useState(isEditAsked)
  const { workout } = stored.state
  const facts = useFactsBefore(training, stored)
  const view = viewOf(stored.state, facts)
  const isReadOnly = status.isOwner === false
  const state: PlayerState = {
    stored,
    player,
    training: workout.programUserId === null ? withFreeChoice(training) : training,
    facts,
    view,
    isResting: stored.rest !== null && !isRestOver,
    isReadOnly,
    keep: player?.keep ?? nothing,
    keepRest: player?.keepRest ?? nothing,
  }
  const { undo, finish, discard } = usePlayerActions(player, facts)
  const place = findSet(view, chosenSetId) ?? findSet(view, view.nextSetId)
  const turn = () => setMode(mode === 'focus' ? 'list' : 'focus')
  usePageTitle(workout.name || t('freeWorkout'))
  useUndoKeys(undo)
  useWakeLock(alertSettings.useValue().isScreenOn && workout.state === 'under way')
  useShortcuts([
    { keys: 'u', label: t('keyUndo'), run: undo },
    { keys: 'v', label: t('keyView'), run: turn },
  ])
  const isFinished = workout.state === 'finished'
  if (isFinished && !isEditing) return <Summary state={state} status={status} onEdit={() => setEditing(true)} />
  const hasFocus = !isFinished && (!isPhone || mode === 'focus')
  const open = (setId: string | undefined) => {
    chooseSet(setId)
    setMode('focus')
  }
  return (
    <div className={css.player} data-wide={(!isPhone && hasFocus) || undefined}>
      {player && !isFinished && hasSettled && <RestAlerts player={player} next={place?.exercise.name} />}
      <Header
        state={state}
        currentSetId={place?.view.set.id}
        mode={isPhone && !isFinished ? mode : undefined}
        onMode={setMode}
        onUndo={undo}
        onFinish={finish}
        onDiscard={discard}
      />
      <StatusNotes workoutId={workout.id} status={status} saysUnsent={false} onTakeOver={() => player?.takeOver()} />
      <OfflineLine />
      <PlanChange state={state} />
      {isPhone && hasFocus && <NotesBeforeStart state={state} />}
      <div className={css.columns}>
        {hasFocus &&
          (place ? (
            <Focus state={state} place={place} onChoose={chooseSet} />
          ) : (
            <AllDone state={state} onChoose={chooseSet} onFinish={finish} />
          ))}
        {(!isPhone || !hasFocus) && (
          <div className={css.list}>
            {!hasFocus && <ListHead state={state} />}
            <PlanNotes state={state} />
            <ExerciseList state={state} currentSetId={place?.view.set.id} isBeside={hasFocus} onOpen={open} />
          </div>
        )}
      </div>
      {!hasFocus &&
        (isFinished ? (
          <Foot>
            <Button kind="primary" size="large" wide onClick={() => setEditing(false)}>
              {t('backToSummary')}
            </Button>
          </Foot>
        ) : state.isResting && player ? (
          <Foot isLine>
            <IconButton kind="framed" label={t('finish')} icon={IconFlag} disabled={isReadOnly} onClick={finish} />
            <RestLine player={player} />
          </Foot>
        ) : (
          <FinishFoot isMain={!place} isReadOnly={isReadOnly} onFinish={finish} />
        ))}
    </div>
  )
}

/** The memoised player. It reads its workout itself, so a new list of workouts, which each set causes, does not render it again. */
export const Player = memo(OpenPlayer, (before, after) => before.training === after.training && before.isEditAsked === after.isEditAsked)

/** Lets the client add exercises to a workout without a plan, whatever the setting. */
const withFreeChoice = (training: Training | undefined): Training | undefined =>
  training && { ...training, settings: { ...training.settings, mayClientsAddExercises: true } }

/** Undoes by Ctrl+Z, except in fields, where it undoes what was typed. */
function useUndoKeys(undo: () => void): void {
  const run = useEffectEvent(undo)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || isField || modalOpen.get()) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function ListHead({ state }: { state: PlayerState }) {
  const t = usePlayerWords()
  const { workout } = state.stored.state
  return (
    <div className={css.head}>
      <Title level={1}>{workout.name || t('freeWorkout')}</Title>
      {workout.state === 'finished' && <Text tone={2}>{t('edited')}</Text>}
    </div>
  )
}

interface AllDoneProps {
  state: PlayerState
  onChoose: (setId: string | undefined) => void
  onFinish: () => void
}

function AllDone({ state, onChoose, onFinish }: AllDoneProps) {
  const t = usePlayerWords()
  const say = useSetWords()
  const { view, player, training, isReadOnly, keep } = state
  const skipped = view.exercises.filter(({ isSkipped }) => isSkipped)
  const names = skipped.map(({ name }) => name).join(', ')
  const last = view.exercises.findLast(({ isSkipped }) => !isSkipped)
  const isEmpty = view.exercises.length === 0
  const place = lastTick(view)
  return (
    <div className={css.allDone}>
      <Title level={1}>{t(isEmpty ? 'empty' : 'allDone')}</Title>
      <Text tone={2} prose>
        {t(isEmpty ? 'emptyText' : skipped.length > 0 ? 'allButSkipped' : 'allDoneText', { count: skipped.length, names })}
      </Text>
      {place && <JustDone state={state} place={place} onChoose={onChoose} />}
      {last && !isReadOnly && (
        <Button icon={IconPlus} onClick={() => void keep(addedSet(last))}>
          {say('addSetTo', { exercise: last.name })}
        </Button>
      )}
      {player && !isReadOnly && <AddExercise player={player} training={training} />}
      <FinishFoot isMain={!isEmpty} isReadOnly={isReadOnly} onFinish={onFinish} />
    </div>
  )
}
