import type { ExerciseCell } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { printSet, setsByExercise } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useStored } from '#lib/store'
import { ExercisePicture } from '#ui/exercise-picture'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Text } from '#ui/text'
import type { SheetProps } from './exercise-sheet.tsx'
import css from './exercise.module.css'
import { ExerciseSearch } from './exercise-search.tsx'
import { figuresAfterSwap, knownExercise, lastResult } from './facts.ts'
import { useExerciseWords } from './words.ts'

/** Another exercise for this place: approved ones first, then those of the same muscle and force. The team chooses among all. */
export function SwapTool({ player, training, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const { state, clientId } = useStored(player.workout)
  const exercise = state.exercises.get(exerciseId)
  if (!exercise) return null
  const { target } = exercise
  const planned = target?.exercise
  const choicesOfPlan = knownExercise(training, planned?.id ?? exercise.exercise.id)
  const choices = (ids: readonly string[] = []) =>
    ids.flatMap(id => {
      const each = knownExercise(training, id)
      return each && id !== exercise.exercise.id ? [{ id, name: each.name }] : []
    })
  const swap = async (next: ExerciseCell) => {
    onClose()
    const sets = setsByExercise(state).get(exerciseId) ?? []
    const ids = { exerciseId: newId(), setIds: sets.map(() => newId()) }
    const figures = figuresAfterSwap(training, next, target)
    await player.keep({ kind: 'swap exercise', exerciseId, exercise: next, figures, next: ids })
  }
  const groups = [
    { label: t('planned'), items: planned && planned.id !== exercise.exercise.id ? [planned] : [] },
    { label: t('approved'), items: choices(choicesOfPlan?.alternatives) },
    { label: t('similar'), items: choices(choicesOfPlan?.similar) },
  ].filter(({ items }) => items.length > 0)
  return (
    <Stack gap={16}>
      {groups.length === 0 && clientId === null && <Text tone={2}>{t('noSwap')}</Text>}
      {groups.map(({ label, items }) => (
        <Stack key={label} gap={4}>
          <Text size="hint" tone={3}>
            {label}
          </Text>
          <div className={css.rows}>
            <List label={label}>
              {items.map(item => (
                <ListRow
                  key={item.id ?? item.name}
                  lead={<ExercisePicture exercise={knownExercise(training, item.id) ?? { id: item.id }} size="mark" />}
                  title={item.name}
                  sub={<LastSet exercise={item} training={training} />}
                  onClick={() => void swap(item)}
                />
              ))}
            </List>
          </div>
        </Stack>
      ))}
      {clientId !== null && <ExerciseSearch training={training} clientId={clientId} onChoose={next => void swap(next)} />}
    </Stack>
  )
}

function LastSet({ exercise, training }: { exercise: ExerciseCell } & Pick<SheetProps, 'training'>) {
  const language = useLanguage()
  const { day } = useFormats()
  const last = lastResult(training, exercise)
  const set = last?.sets.findLast(({ kind }) => kind === 'work')
  return last && set && `${day(last.day)}: ${printSet(set, language)}`
}
