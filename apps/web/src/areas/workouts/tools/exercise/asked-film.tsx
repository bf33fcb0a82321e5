import { IconCheck, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { useSelected } from '#lib/store'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import type { ToolProps } from './facts.ts'
import { useExerciseWords } from './words.ts'
import { ExerciseSheet as Sheet } from './exercise-sheet.tsx'

/** Asks for the film that the coach wants of this exercise, until it is there. */
export function AskedFilm({ player, training, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const exercise = useSelected(player.workout, ({ state }) => state.exercises.get(exerciseId))
  const [isOpen, setIsOpen] = useState(false)
  if (!exercise?.target?.asksForVideo || exercise.skipReason !== null) return null
  return (
    <div>
      {exercise.videoId === null ? (
        <Button size="small" icon={IconVideo} onClick={() => setIsOpen(true)}>
          {t('askedFilm')}
        </Button>
      ) : (
        <Badge bare icon={IconCheck}>
          {t('filmSent')}
        </Badge>
      )}
      {isOpen && <Sheet {...{ player, training, exerciseId }} tool="film" onClose={() => setIsOpen(false)} />}
    </div>
  )
}
