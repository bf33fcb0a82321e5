import type { WorkoutDetail } from '@allenio/contract/workouts'
import { IconMessageCircle } from '@tabler/icons-react'
import { discuss } from '#areas/chat'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { useResultWords } from './words.ts'

interface DiscussButtonProps {
  workout: Pick<WorkoutDetail, 'id' | 'client' | 'name' | 'day'>
  /** only the icon, beside other buttons */
  small?: boolean
}

/** Opens the chat about a workout, for both sides. */
export function DiscussButton({ workout: { id, client, name, day }, small }: DiscussButtonProps) {
  const t = useResultWords()
  const me = useMe()
  if (!me?.permissions.includes('view chats')) return null
  const open = () => discuss(client.id, { kind: 'workout', id, title: name, day })
  return small ? (
    <IconButton label={t('chat')} icon={IconMessageCircle} kind="framed" onClick={open} />
  ) : (
    <Button icon={IconMessageCircle} onClick={open}>
      {t('chat')}
    </Button>
  )
}
