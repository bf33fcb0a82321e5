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
import { lazyPart } from '#lib/lazy-part'
import { useStored } from '#lib/store'
import { MoreMenu, type MenuGroup, type MenuItem } from '#ui/menu'
import { exerciseRights, hasBar, nameOf, type ToolProps } from './facts.ts'
import type { ExerciseTool } from './exercise-sheet.tsx'
import { useExerciseWords } from './words.ts'

const Sheet = lazyPart(() => import('./exercise-sheet.tsx'), 'ExerciseSheet')

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
  const { state, clientId } = useStored(player.workout)
  const [tool, setTool] = useState<ExerciseTool>()
  const exercise = state.exercises.get(exerciseId)
  if (!exercise) return null
  const name = nameOf(training, exercise)
  const rights = exerciseRights(training, clientId)
  const open = (opened: ExerciseTool, label: string = t(opened)): MenuItem => ({
    label,
    icon: icons[opened],
    onClick: () => setTool(opened),
  })
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
    {
      items: [
        ...(rights.reorder ? [open('order')] : []),
        ...(rights.add ? [open('add')] : []),
        ...endItems({ player, exerciseId }, t, open),
      ],
    },
  ]
  return (
    <>
      <MoreMenu label={t('actions', { name })} groups={groups.filter(({ items }) => items.length > 0)} />
      {tool && <Sheet {...{ player, training, exerciseId, tool }} onClose={() => setTool(undefined)} />}
    </>
  )
}

/** Skips, or removes what the plan does not have. The player's undo takes it back. */
function endItems(
  { player, exerciseId }: Pick<ToolProps, 'player' | 'exerciseId'>,
  t: Say,
  open: (tool: ExerciseTool) => MenuItem,
): MenuItem[] {
  const exercise = player.workout.get().state.exercises.get(exerciseId)
  if (!exercise) return []
  const skip: MenuItem =
    exercise.skipReason === null
      ? open('skip')
      : { label: t('unskip'), icon: icons.skip, onClick: () => void player.keep({ kind: 'skip exercise', exerciseId, reason: null }) }
  if (exercise.rowId !== null) return [skip]
  const remove = () => void player.keep({ kind: 'remove exercise', exerciseId })
  return [skip, { label: t('remove'), icon: IconTrash, danger: true, onClick: remove }]
}
