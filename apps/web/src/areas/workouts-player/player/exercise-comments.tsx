import { readWorkoutComments } from '@allenio/contract/workouts'
import { IconMessage } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isVisible } from '#lib/device'
import { enqueueWrite } from '#lib/offline'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { ExerciseView } from '../sets/workout-view.ts'
import css from './focus.module.css'
import type { PlayerState } from './player-state.ts'
import { usePlayerWords } from './words.ts'

const readAfterMs = 1_500
/** Comments that were already reported as read, until the plan on the device shows it. */
const readIds = new Set<string>()

interface ExerciseCommentsProps {
  state: PlayerState
  exercise: ExerciseView
}

/** The coach’s comments on this exercise: the new ones, else the last one. Whoever has it before the eyes has read it. */
export function ExerciseComments({ state: { stored }, exercise: { comments } }: ExerciseCommentsProps) {
  const t = usePlayerWords()
  const ofTeam = comments.filter(({ isByClient }) => !isByClient)
  const unread = ofTeam.filter(({ isRead }) => !isRead)
  const visibleComments = unread.length > 0 ? unread : ofTeam.slice(-1)
  const ids = unread.map(({ id }) => id).join(' ')
  const isOwn = stored.clientId === null
  useEffect(() => {
    if (ids === '' || !isOwn) return
    const timer = setTimeout(() => {
      const fresh = ids.split(' ').filter(id => !readIds.has(id))
      if (fresh.length === 0 || !isVisible()) return
      for (const id of fresh) readIds.add(id)
      void enqueueWrite(readWorkoutComments, { ids: fresh }, { lane: 'workout comments' })
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [ids, isOwn])
  if (visibleComments.length === 0) return null
  return (
    <Stack gap={8} className={css.comments}>
      {visibleComments.map(({ id, text, addedBy }) => (
        <div key={id} className={css.comment} data-unread={unread.some(each => each.id === id) || undefined}>
          <Icon of={IconMessage} size={18} />
          <Text as="span" breaks>
            <b>{addedBy ?? t('comment')}</b> {text}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
