import type { SetFigures } from '@allenio/contract/workouts'
import { isBeyondEstimate, mostRepsForMaximum, type WorkoutGesture } from '@allenio/domain/workouts'
import { useDeferredValue, useId } from 'react'
import { useFormats } from '#lib/formats'
import { ChoiceChip } from '#ui/choice-chip'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './after-set.module.css'
import type { Effort } from './effort.ts'
import { useSetNames } from './set-names.ts'
import { useSetWords } from './words.ts'
import type { SetView } from './workout-view.ts'

const values = { rpe: [6, 7, 7.5, 8, 8.5, 9, 9.5, 10], rir: [0, 1, 2, 3, 4, 5] } as const satisfies Record<Effort, readonly number[]>

interface AfterSetProps {
  view: SetView
  /** The question; without one only the news are told. */
  effort: Effort | undefined
  /** The figures as they stand now. */
  take?: () => SetFigures
  keep: (gesture: WorkoutGesture) => Promise<unknown>
}

/** The records of a set that is done, and the question how hard it was. */
export function AfterSet(props: AfterSetProps) {
  const t = useSetWords()
  const { decimal } = useFormats()
  const { record } = useSetNames()
  const { records, e1rm, set } = props.view
  // an estimate that was shown does not go without a word
  const maximumText =
    e1rm !== null
      ? t('maximum', { kg: decimal(e1rm, { most: 1 }) })
      : set.kind !== 'warmup' && isBeyondEstimate(set) && t('noMaximum', { reps: mostRepsForMaximum })
  if (records.length === 0 && !maximumText && !props.effort) return null
  return (
    <div className={css.after}>
      {records.length > 0 ? (
        <Text size="small" tone="done">
          {records.map(record).join(' · ')}
        </Text>
      ) : (
        maximumText && (
          <Text size="small" tone={3} figures>
            {maximumText}
          </Text>
        )
      )}
      {props.effort && <EffortChips {...props} effort={props.effort} />}
    </div>
  )
}

/** One tap; a second one on the same value takes it back. */
function EffortChips({ view: { set, figures }, effort, take = () => figures, keep }: AfterSetProps & { effort: Effort }) {
  const t = useSetWords()
  const { decimal } = useFormats()
  const name = useId()
  // the set ticked and its rest are painted first
  const hasChips = useDeferredValue(true, false)
  const choose = (value: number | null) => void keep({ kind: 'edit set', setId: set.id, figures: { ...take(), [effort]: value } })
  return (
    <fieldset className={css.effort}>
      <legend>
        <VisuallyHidden>{t(effort)}</VisuallyHidden>
      </legend>
      <div className={css.chips}>
        <Text as="span" tone={2} aria-hidden>
          {effort.toUpperCase()}
        </Text>
        {hasChips &&
          values[effort].map(value => (
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
