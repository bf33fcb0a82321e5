import type { ProgramSettings } from '@allenio/contract/program-settings'
import type { WorkoutGesture } from '@allenio/domain/workouts'
import { useDeferredValue, useId } from 'react'
import { useFormats } from '#lib/formats'
import { ChoiceChip } from '#ui/choice-chip'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './focus.module.css'
import type { SetPlace } from './player-state.ts'
import { usePlayerWords } from './words.ts'

const rpeValues = [6, 7, 7.5, 8, 8.5, 9, 9.5, 10]
const rirValues = [0, 1, 2, 3, 4, 5]

/** The question after a set: the one of the two that the plan speaks of, as far as clients see it. */
export function effortOf({ exercise, view }: SetPlace, columns: ProgramSettings['clientColumns']): 'rpe' | 'rir' | undefined {
  if (view.set.kind === 'warmup' || exercise.type !== 'reps') return undefined
  if (columns.includes('rir') && (exercise.target?.rir !== undefined || !columns.includes('rpe'))) return 'rir'
  return columns.includes('rpe') ? 'rpe' : undefined
}

interface EffortChipsProps {
  place: SetPlace
  effort: 'rpe' | 'rir'
  keep: (gesture: WorkoutGesture) => Promise<unknown>
}

/** How hard the last set was, by one tap; a second one on the same value takes it back. */
export function EffortChips({ place: { view }, effort, keep }: EffortChipsProps) {
  const t = usePlayerWords()
  const { decimal } = useFormats()
  const name = useId()
  // the set ticked and its rest are painted first
  const hasChips = useDeferredValue(true, false)
  const { set, figures } = view
  const choose = (value: number | null) => void keep({ kind: 'edit set', setId: set.id, figures: { ...figures, [effort]: value } })
  return (
    <fieldset className={css.effort}>
      <legend>
        <VisuallyHidden>{t(effort === 'rpe' ? 'rpeQuestion' : 'rirQuestion')}</VisuallyHidden>
      </legend>
      <div className={css.chips}>
        <Text as="span" tone={2} aria-hidden>
          {effort.toUpperCase()}
        </Text>
        {hasChips &&
          (effort === 'rpe' ? rpeValues : rirValues).map(value => (
            <ChoiceChip
              key={value}
              type="radio"
              name={name}
              checked={figures[effort] === value}
              onChange={() => choose(value)}
              onClick={() => figures[effort] === value && choose(null)}>
              {decimal(value)}
            </ChoiceChip>
          ))}
      </div>
    </fieldset>
  )
}
