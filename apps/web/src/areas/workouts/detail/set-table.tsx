import type { ExerciseResult, SetResult } from '@allenio/contract/workouts'
import { compareSets, printEarlierSet, setTexts, type ComparedSet } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useSetTexts } from './set-texts.ts'
import css from './detail.module.css'
import { useResultWords } from './words.ts'

export interface SetColumns {
  hasPlan: boolean
  hasEffort: boolean
  hasMaximum: boolean
}

/** The columns that any exercise of a workout needs: all its tables have them, so that they stand under each other. */
export function setColumnsOf(exercises: readonly Pick<ExerciseResult, 'exercise' | 'target' | 'maximum' | 'sets'>[]): SetColumns {
  const rows = exercises.flatMap(compareSets)
  return {
    hasPlan: rows.some(({ plan }) => plan !== null),
    hasEffort: rows.some(({ plan, done }) => (done?.rpe ?? done?.rir ?? plan?.rpe ?? plan?.rir ?? null) !== null),
    hasMaximum: rows.some(({ done }) => (done?.e1rm ?? null) !== null),
  }
}

/** Sets as they were asked beside sets as they were done. An arrow marks where the two differ. */
export function SetTable({ exercise, columns }: { exercise: ExerciseResult; columns: SetColumns }) {
  const t = useResultWords()
  const { weight } = useFormats()
  const { effort, planned, sign, kind } = useSetTexts()
  const rows = compareSets(exercise)
  if (rows.length === 0) return null
  return (
    <table className={css.sets} aria-label={t('setsOf', { exercise: exercise.name })}>
      <thead>
        <tr>
          <th scope="col">{t('set')}</th>
          {columns.hasPlan && <th scope="col">{t('asked')}</th>}
          <th scope="col">{t('done')}</th>
          {columns.hasEffort && (
            <th scope="col" className={css.effort}>
              {t('effort')}
            </th>
          )}
          {columns.hasMaximum && (
            <th scope="col" className={css.maximum}>
              {t('maximum')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const { plan, done, number } = row
          const setKind = done?.kind ?? plan?.kind ?? 'work'
          return (
            <tr key={done?.id ?? `planned ${number} ${setKind}`} data-kind={setKind}>
              <th scope="row" title={kind(setKind)}>
                {sign(setKind, number)}
                <VisuallyHidden>{setKind === 'work' ? '' : ` ${kind(setKind)}`}</VisuallyHidden>
              </th>
              {columns.hasPlan && (
                <td className={css.asked}>{plan ? planned(plan, exercise.maximum ?? undefined) || '–' : t('addedSet')}</td>
              )}
              <td>
                <Done row={row} />
              </td>
              {columns.hasEffort && <td>{(done?.doneAt && effort(done)) || '–'}</td>}
              {columns.hasMaximum && <td className={css.maximum}>{done && done.e1rm !== null && weight(done.e1rm, { most: 1 })}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Done({ row: { plan, done, differences } }: { row: ComparedSet<SetResult> }) {
  const t = useResultWords()
  const language = useLanguage()
  if (!done || done.doneAt === null) return <span className={css.undone}>{t('notDone')}</span>
  return setTexts(done, language, plan?.load?.unit).map(({ figure, text, before }) => {
    const difference = differences[figure]
    return (
      <span key={figure}>
        {before}
        <span className={css.figure}>
          <span data-differs={difference}>{text}</span>
          {difference && (
            <>
              <span aria-hidden className={css.arrow}>
                {difference === 'more' ? '↑' : '↓'}
              </span>
              <VisuallyHidden>{` ${t(difference)}`}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    )
  })
}

/** Earlier figures of sets that somebody has edited. */
export function SetEdits({ exercise }: { exercise: ExerciseResult }) {
  const t = useResultWords()
  const { dayTime } = useFormats()
  const language = useLanguage()
  const { sign } = useSetTexts()
  return compareSets(exercise).map(({ plan, done, number }) => {
    if (!done || done.edits.length === 0) return null
    const earlier = done.edits.map((edit, at) => {
      const text = printEarlierSet(edit, done.edits[at + 1] ?? done, { language, unit: plan?.load?.unit })
      return `${text} (${dayTime(edit.changedAt)})`
    })
    return (
      <Text key={done.id} size="small" tone={2}>
        {t('edited', { set: sign(done.kind, number), earlier: earlier.slice(-shownEdits).join(', ') })}
      </Text>
    )
  })
}

const shownEdits = 3
