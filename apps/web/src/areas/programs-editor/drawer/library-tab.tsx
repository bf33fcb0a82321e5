import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { insertTyped } from '../gestures/typed-cells.ts'
import { ExerciseSearch } from '../library/exercise-search.tsx'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useSelected, useStored } from '#lib/store'
import { useDayTitles } from '../days/day-titles.ts'
import { useEditor, useWeek } from '../session.ts'
import { useDrawerWords } from './words.ts'

/** The exercises; one that is pressed goes below the row of the cursor, else to the end of the week's first day. */
export function LibraryTab() {
  const t = useDrawerWords()
  const titles = useDayTitles()
  const session = useEditor()
  const library = useExerciseLibrary()
  const week = useWeek()
  const rowId = useStored(session.rowId)
  const entry = useSelected(session.outline, ({ entries }) => entries.get(rowId ?? ''))
  const groupId = entry?.groupId ?? week?.days[0]?.workouts[0]?.id
  const place = useSelected(session.outline, ({ workouts }) => workouts.get(groupId ?? ''))
  if (!place || groupId === undefined) return null
  return (
    <Stack gap={12}>
      <Text tone={2}>{t('goesTo', { place: titles(place.day, place.workout).title })}</Text>
      <ExerciseSearch
        onChoose={(text, optionId) => {
          const added = insertTyped(session, { groupId, afterId: entry?.id, text, optionId }, { library })
          if (added !== undefined) session.rowId.set(added)
        }}
      />
    </Stack>
  )
}
