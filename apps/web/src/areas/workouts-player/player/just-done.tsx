import type { SetFigures } from '@allenio/contract/workouts'
import { AfterSet } from '../sets/after-set.tsx'
import { effortOf } from '../sets/effort.ts'
import css from './focus.module.css'
import { OtherSet } from './other-set.tsx'
import type { PlayerState, SetPlace } from './player-state.ts'

interface AfterProps {
  state: PlayerState
  place: SetPlace
}

interface JustDoneProps extends AfterProps {
  onChoose: (setId: string | undefined) => void
}

/** The last set, where its exercise is not the one of the page, while there is time to say how it was. */
export function JustDone({ state, place, onChoose }: JustDoneProps) {
  return (
    <ul className={css.sets}>
      <OtherSet view={place.view} exercise={place.exercise.name} onChoose={onChoose}>
        <After state={state} place={place} />
      </OtherSet>
    </ul>
  )
}

export function After({ state: { facts, isReadOnly, keep }, place: { exercise, view }, take }: AfterProps & { take?: () => SetFigures }) {
  const effort = isReadOnly ? undefined : effortOf(exercise, view.set.kind, facts.settings.clientColumns)
  return <AfterSet view={view} effort={effort} take={take} keep={keep} />
}
