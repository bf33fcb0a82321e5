import type { Training } from '@allenio/contract/workouts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { AddTool } from './add-tool.tsx'
import { exerciseRights } from './facts.ts'
import { useExerciseWords } from './words.ts'
import { useSelected } from '#lib/store'

interface AddExerciseProps {
  player: OpenWorkout
  training: Training | undefined
}

/** The button at the end of a workout, for those who may add to it. */
export function AddExercise({ player, training }: AddExerciseProps) {
  const t = useExerciseWords()
  const [isOpen, setOpen] = useState(false)
  const clientId = useSelected(player.workout, stored => stored.clientId)
  if (!exerciseRights(training, clientId).add) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={IconPlus} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && (
        <Modal opened onClose={close} title={t('add')}>
          <AddTool player={player} training={training} onClose={close} />
        </Modal>
      )}
    </>
  )
}
