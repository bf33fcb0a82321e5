import type { CompletedExercise } from '@allenio/contract/workouts'
import {
  IconArrowsExchange,
  IconArrowsSort,
  IconBarbell,
  IconChartLine,
  IconFlame,
  IconInfoCircle,
  IconMoodSad,
  IconNote,
  IconPlayerSkipForward,
  IconPlus,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useSelected } from '#lib/store'
import { MoreMenu, type MenuGroup, type MenuItem } from '#ui/menu'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { exerciseRights, hasBar, nameOf, type ToolProps } from './facts.ts'
import type { ExerciseTool } from './exercise-sheet.tsx'
import { useExerciseWords } from './words.ts'
import { ExerciseSheet as Sheet } from './exercise-sheet.tsx'

type Say = ReturnType<typeof useExerciseWords>

const icons = {
  guide: IconInfoCircle,
  history: IconChartLine,
  swap: IconArrowsExchange,
  warmUp: IconFlame,
  plates: IconBarbell,
  order: IconArrowsSort,
  add: IconPlus,
  note: IconNote,
  pain: IconMoodSad,
  film: IconVideo,
  skip: IconPlayerSkipForward,
} as const satisfies Record<ExerciseTool, unknown>

/** Everything that can be done with an exercise beside its sets; what is chosen opens as a sheet. */
export function ExerciseMenu({ player, training, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  // the name alone, so that a set does not render the menu again
  const name = useSelected(player.workout, ({ state }) => {
    const exercise = state.exercises.get(exerciseId)
    return exercise && nameOf(training, exercise)
  })
  const [tool, setTool] = useState<ExerciseTool>()
  if (name === undefined) return null
  return (
    <>
      <MoreMenu label={t('actions', { name })} groups={() => menuGroups({ player, training, exerciseId }, t, setTool)} />
      {tool && <Sheet {...{ player, training, exerciseId, tool }} onClose={() => setTool(undefined)} />}
    </>
  )
}

function menuGroups({ player, training, exerciseId }: ToolProps, t: Say, onOpen: (tool: ExerciseTool) => void): MenuGroup[] {
  const { state, clientId } = player.workout.get()
  const exercise = state.exercises.get(exerciseId)
  if (!exercise) return []
  const rights = exerciseRights(training, clientId)
  const open = (tool: ExerciseTool, label: string = t(tool)): MenuItem => ({ label, icon: icons[tool], onClick: () => onOpen(tool) })
  const isLifted = exercise.target?.type === undefined || exercise.target.type === 'reps'
  const groups: MenuGroup[] = [
    { items: [open('guide'), open('history')] },
    {
      items: [
        ...(rights.swap ? [open('swap')] : []),
        ...(isLifted ? [open('warmUp')] : []),
        ...(isLifted && hasBar(training, exercise.exercise.id) ? [open('plates')] : []),
      ],
    },
    { items: [open('note'), open('pain'), open('film', t(exercise.target?.asksForVideo ? 'askedFilm' : 'film'))] },
    { items: [...(rights.reorder ? [open('order')] : []), ...(rights.add ? [open('add')] : []), ...endItems(player, exercise, t, open)] },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Skips, or removes what the plan does not have. The player's undo takes it back. */
function endItems(player: OpenWorkout, exercise: CompletedExercise, t: Say, open: (tool: ExerciseTool) => MenuItem): MenuItem[] {
  const exerciseId = exercise.id
  const skip: MenuItem =
    exercise.skipReason === null
      ? open('skip')
      : { label: t('unskip'), icon: icons.skip, onClick: () => void player.keep({ kind: 'skip exercise', exerciseId, reason: null }) }
  if (exercise.rowId !== null) return [skip]
  const remove = () => void player.keep({ kind: 'remove exercise', exerciseId })
  return [skip, { label: t('remove'), icon: IconTrash, danger: true, onClick: remove }]
}
