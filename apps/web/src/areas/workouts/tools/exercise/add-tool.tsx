import type { ExerciseCell } from '@allenio/contract/programs'
import type { Training } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { toast } from '#ui/toast'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { setsToAdd } from './facts.ts'
import { useExerciseWords } from './words.ts'
import { ExerciseSearch as Search } from './exercise-search.tsx'

interface AddToolProps {
  player: OpenWorkout
  training: Training | undefined
  onClose: () => void
}

/** Adds an exercise at the end of the workout, with the sets of its last time. */
export function AddTool({ player, training, onClose }: AddToolProps) {
  const t = useExerciseWords()
  const add = async (exercise: ExerciseCell) => {
    onClose()
    const sets = setsToAdd(training, exercise).map(set => ({ id: newId(), ...set }))
    await player.keep({ kind: 'add exercise', exerciseId: newId(), exercise, target: null, sets })
    toast({ type: 'success', text: t('added', { name: exercise.name }) })
  }
  return <Search training={training} clientId={player.workout.get().clientId} onChoose={exercise => void add(exercise)} />
}
