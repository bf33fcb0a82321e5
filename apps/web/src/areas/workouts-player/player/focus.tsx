import { printTarget } from '@allenio/domain/programs'
import { printSet } from '@allenio/domain/workouts'
import { askedBeside } from '../sets/asked-set.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { isSamePress, RestButtons, RestRing, Stopwatch, TempoGuide } from '#areas/workouts'
import { useShortcuts } from '#shell'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Text, Title } from '#ui/text'
import { useSetNames } from '../sets/set-names.ts'
import type { FigureName } from '../sets/figures.ts'
import { figureChecks } from '../sets/needed-figures.ts'
import { Stepper } from '../sets/stepper.tsx'
import { useDraftFigures } from '../sets/use-draft-figures.ts'
import { useSetMenu } from '../sets/use-set-menu.ts'
import { useFigureQuestion } from '../sets/use-figure-question.ts'
import { useSetWords } from '../sets/words.ts'
import { ExerciseHead } from './exercise-head.tsx'
import css from './focus.module.css'
import { Foot } from './foot.tsx'
import { exerciseAfter, findSet, lastTick, type PlayerState, type SetPlace } from './player-state.ts'
import { After, JustDone } from './just-done.tsx'
import { OtherSet } from './other-set.tsx'
import { usePlayerWords } from './words.ts'

interface FocusProps {
  state: PlayerState
  place: SetPlace
  /** Chooses a set; undefined means the next open one. */
  onChoose: (setId: string | undefined) => void
}

/** One set with large fields, with all sets of its exercise in view. */
export function Focus({ state, place, onChoose }: FocusProps) {
  const { exercise, view } = place
  const { isResting } = state
  const last = lastTick(state.view)
  return (
    <div className={css.focus}>
      <ExerciseHead state={state} exercise={exercise} isShort={isResting} />
      {isResting && state.player && <RestRing player={state.player} />}
      {last && last.exercise !== exercise && isResting && <JustDone state={state} place={last} onChoose={onChoose} />}
      <ol className={css.sets}>
        {exercise.sets.map(each =>
          each === view ? (
            // a constant key keeps the component from set to set, because rendering it anew would delay the next set
            <CurrentSet key="current" state={state} place={place} onChoose={onChoose} />
          ) : (
            <OtherSet key={each.set.id} view={each} onChoose={onChoose}>
              {each === last?.view && <After state={state} place={last} />}
            </OtherSet>
          ),
        )}
      </ol>
      <NextExercise state={state} setId={view.set.id} />
    </div>
  )
}

const withoutWords = {
  kg: 'doneWithoutLoad',
  reps: 'doneWithoutReps',
  seconds: 'doneWithoutTime',
  metres: 'doneWithoutDistance',
} as const satisfies Record<FigureName, string>

function CurrentSet({ state, place, onChoose }: FocusProps) {
  const t = usePlayerWords()
  const language = useLanguage()
  const say = useSetWords()
  const { nameOfCount, name } = useSetNames()
  const { exercise, view } = place
  const { facts, player, keep, keepRest, isReadOnly, isResting } = state
  const { set, former, plan } = view
  const plannedText = askedBeside(plan, language)
  const { figures, change, take } = useDraftFigures(view, (setId, edited) => keep({ kind: 'edit set', setId, figures: edited }))
  const menu = useSetMenu(view, { keep, take })
  const isDone = set.doneAt !== null
  const steppers = useRef<HTMLDivElement>(null)
  const question = useFigureQuestion(set.id, figureChecks(exercise, facts.settings.clientColumns), figures)
  // iPhones leave the keyboard open when a button is pressed
  const leaveField = () => steppers.current?.querySelector<HTMLElement>(':focus')?.blur()
  const tick = () => {
    // without a rest, the button of the next set appears at the same place, where a double press must not tick it
    const last = lastTick(state.view)?.view.set.doneAt
    if (last && isSamePress(Date.parse(last), Date.now())) return
    const missing = question.askNext()
    if (missing) return steppers.current?.querySelectorAll('input')[exercise.figures.indexOf(missing)]?.focus()
    navigator.vibrate?.(10)
    leaveField()
    void keep({ kind: 'tick set', setId: set.id, figures: take() })
    onChoose(undefined)
  }
  const save = () => {
    leaveField()
    void keep({ kind: 'edit set', setId: set.id, figures: take() })
    onChoose(undefined)
  }
  const untick = () => void keep({ kind: 'untick set', setId: set.id })
  const skip = () => void keepRest(() => null)
  useShortcuts([
    { keys: 'd', label: t('keyDone'), run: isDone ? save : tick },
    ...(isResting ? [{ keys: 'r', label: t('keyRest'), run: skip }] : []),
  ])
  return (
    <li className={css.current}>
      <Row gap={8} justify="between" wrap>
        <Row gap={4}>
          <Title level={2} size={16}>
            {nameOfCount(view)}
          </Title>
          {!isReadOnly && <MoreMenu label={say('setMenu', { set: name(view), exercise: exercise.name })} groups={menu} />}
        </Row>
        {plannedText && (
          <Text as="span" weight={600} figures>
            {plannedText}
          </Text>
        )}
        {former && (
          <Text as="span" tone={3} figures clip>
            {t('lastTime', { set: printSet(former, language) })}
          </Text>
        )}
      </Row>
      <div ref={steppers} className={css.steppers} inert={isReadOnly}>
        {exercise.figures.map(each => (
          <Stepper
            key={each}
            setId={set.id}
            name={each}
            value={figures[each]}
            set={name(view)}
            stepKg={facts.settings.loadStep}
            onChange={value => change(each, value)}
          />
        ))}
      </div>
      {question.text && !isDone && (
        <output>
          <Text as="span" tone="attention">
            {question.text}
          </Text>
        </output>
      )}
      {isDone && <After state={state} place={place} take={take} />}
      {exercise.type === 'time' && !isDone && !isReadOnly && (
        <Stopwatch key={set.id} setId={set.id} target={figures.seconds} onStop={seconds => change('seconds', seconds)} />
      )}
      {exercise.type === 'reps' && !isDone && !isResting && facts.settings.clientColumns.includes('tut') && (
        <TempoGuide key={set.id} tut={exercise.target?.tut} />
      )}
      <Foot>
        {isResting && !isDone && player ? (
          <RestButtons player={player} />
        ) : (
          <>
            {isDone && <IconButton kind="framed" label={t('untickSet')} icon={IconArrowBackUp} onClick={untick} />}
            <Button kind="primary" size="large" wide disabled={isReadOnly} onClick={isDone ? save : tick}>
              {t(isDone ? 'saveSet' : question.missing ? withoutWords[question.missing] : 'done')}
            </Button>
          </>
        )}
      </Foot>
    </li>
  )
}

function NextExercise({ state, setId }: { state: PlayerState; setId: string }) {
  const t = usePlayerWords()
  const language = useLanguage()
  const next = exerciseAfter(state, setId)
  if (!next) return null
  const { superset } = findSet(state.view, setId)?.exercise.exercise ?? {}
  const isInTurns = typeof superset === 'string' && superset === next.exercise.superset
  return (
    <Row gap={8} className={css.next}>
      <Text as="span" tone={2}>
        {t(isInTurns ? 'nextInTurns' : 'next')}
      </Text>
      <b>{next.label}</b>
      <Stack grow>
        <Text as="span" clip>
          {next.name}
        </Text>
      </Stack>
      {next.target && (
        <Text as="span" tone={3} figures>
          {printTarget(next.target, state.facts.settings.clientColumns, language)}
        </Text>
      )}
    </Row>
  )
}
