import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Dropzone } from '#ui/dropzone'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { SendingList } from '#ui/sending-list'
import { Text } from '#ui/text'
import type { ToolProps } from './facts.ts'
import { filmFault, filmQueue } from './film-queue.ts'
import { useExerciseWords } from './words.ts'
import { useStored } from '#lib/store'

/** A film of how somebody does it, for the coach. Without a network it waits on the device. */
export function FilmTool({ player, exerciseId }: ToolProps) {
  const t = useExerciseWords()
  const { state } = useStored(player.workout)
  const [faults, setFaults] = useState<readonly string[]>([])
  const exercise = state.exercises.get(exerciseId)
  const queue = filmQueue(state.workout.id, exerciseId)
  const send = (files: File[]) => {
    const found = files.flatMap(file => filmFault(file) ?? [])
    setFaults(found)
    if (found.length === 0) queue.send(files)
  }
  const hasFilm = exercise?.videoId !== null && exercise?.videoId !== undefined
  return (
    <Stack gap={16}>
      {exercise?.target?.asksForVideo && !hasFilm && <Text>{t('filmAsked')}</Text>}
      {hasFilm && (
        <Row gap={8}>
          <Icon of={IconCheck} />
          <Text>
            {t('filmSent')}. {t('filmAgain')}
          </Text>
        </Row>
      )}
      <SendingList label={t('sending')} queue={queue} />
      <Dropzone title={t('filmTitle')} hint={t('filmHint')} accept="video/*" messages={faults} onFiles={send} />
    </Stack>
  )
}
