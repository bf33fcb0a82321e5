import { printPainPlace } from '@allenio/domain/workouts'
import { IconBandage, IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import type { ToolProps } from './facts.ts'
import { useExerciseWords } from './words.ts'
import { ExerciseSheet as Sheet } from './exercise-sheet.tsx'

/** The pain and the note that somebody has said of an exercise; a press opens them again. */
export function Remarks({ player, training, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const language = useLanguage()
  const exercise = useSelected(player.workout, ({ state }) => state.exercises.get(exerciseId))
  const [tool, setTool] = useState<'pain' | 'note'>()
  if (!exercise) return null
  const { note, pain } = exercise
  if (note === '' && pain === null) return null
  return (
    <Row gap={8} wrap>
      {pain && (
        <Button size="small" icon={IconBandage} onClick={() => setTool('pain')}>
          {t('painAt', { where: printPainPlace(pain.where, language), level: pain.level })}
        </Button>
      )}
      {note !== '' && (
        <Button size="small" icon={IconNote} onClick={() => setTool('note')}>
          <Text as="span" size="inherit" tone="inherit" breaks>
            {note.length > longestLine ? `${note.slice(0, longestLine)}…` : note}
          </Text>
        </Button>
      )}
      {tool && <Sheet {...{ player, training, exerciseId, tool }} onClose={() => setTool(undefined)} />}
    </Row>
  )
}

const longestLine = 40
