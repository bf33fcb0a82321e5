import { useState } from 'react'
import { setsByExercise } from '@allenio/domain/workouts'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { PlateStock } from '../plates/plate-stock.tsx'
import { Plates } from '../plates/plates.tsx'
import { WarmUp } from '../plates/warm-up.tsx'
import { AddTool } from './add-tool.tsx'
import { hasBar, nameOf, type ToolProps } from './facts.ts'
import { FilmTool } from './film-tool.tsx'
import { GuideTool } from './guide-tool.tsx'
import { HistoryTool } from './history-tool.tsx'
import { NoteTool } from './note-tool.tsx'
import { OrderTool } from './order-tool.tsx'
import { PainTool } from './pain-tool.tsx'
import { SkipTool } from './skip-tool.tsx'
import { SwapTool } from './swap-tool.tsx'
import { useExerciseWords } from './words.ts'
import { useSelected } from '#lib/store'

export type ExerciseTool = 'guide' | 'history' | 'swap' | 'warmUp' | 'plates' | 'order' | 'add' | 'note' | 'pain' | 'film' | 'skip'

export interface SheetProps extends ToolProps {
  onClose: () => void
}

/** One tool of an exercise over the player. */
export function ExerciseSheet({ tool, ...props }: SheetProps & { tool: ExerciseTool }) {
  const t = useExerciseWords()
  const exercise = useSelected(props.player.workout, stored => stored.state.exercises.get(props.exerciseId))
  if (!exercise) return null
  const name = nameOf(props.training, exercise)
  const isOfWorkout = tool === 'order' || tool === 'add'
  return (
    <Modal opened onClose={props.onClose} title={t(tool)} text={isOfWorkout ? undefined : name}>
      <Tool tool={tool} {...props} />
    </Modal>
  )
}

function Tool({ tool, ...props }: SheetProps & { tool: ExerciseTool }) {
  switch (tool) {
    case 'guide':
      return <GuideTool {...props} />
    case 'history':
      return <HistoryTool {...props} />
    case 'swap':
      return <SwapTool {...props} />
    case 'warmUp':
      return <WarmUp {...props} hasBar={isOnBar(props)} stepKg={props.training?.settings.loadStep ?? 2.5} onAdded={props.onClose} />
    case 'plates':
      return <PlateTool {...props} />
    case 'order':
      return <OrderTool {...props} />
    case 'add':
      return <AddTool {...props} />
    case 'note':
      return <NoteTool {...props} />
    case 'pain':
      return <PainTool {...props} />
    case 'film':
      return <FilmTool {...props} />
    case 'skip':
      return <SkipTool {...props} />
    default:
      return tool satisfies never
  }
}

const isOnBar = ({ player, training, exerciseId }: ToolProps): boolean =>
  hasBar(training, player.workout.get().state.exercises.get(exerciseId)?.exercise.id)

/** The plates of the set that is next, and what they are taken from. */
function PlateTool({ player, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const [isStockOpen, setStockOpen] = useState(false)
  const sets = setsByExercise(useSelected(player.workout, stored => stored.state)).get(exerciseId) ?? []
  const set = sets.find(({ doneAt, kg }) => doneAt === null && kg !== null) ?? sets.findLast(({ kg }) => kg !== null)
  return (
    <Stack gap={20}>
      <Plates kg={set?.kg ?? 0} />
      {isStockOpen ? (
        <PlateStock />
      ) : (
        <Button kind="quiet" onClick={() => setStockOpen(true)}>
          {t('plateStock')}
        </Button>
      )}
    </Stack>
  )
}
