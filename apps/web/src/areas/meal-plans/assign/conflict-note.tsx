import { Button } from '#ui/button'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAssignWords } from './words.ts'

interface ConflictNoteProps {
  /** Those whose allergy is touched, and for whom nobody has given a reason yet. */
  names: readonly string[]
  onGo: () => void
}

/** Says beside the button why it will not assign yet, and leads to the reason that is missing. */
export function ConflictNote({ names, onGo }: ConflictNoteProps) {
  const t = useAssignWords()
  const [first] = names
  return (
    <output>
      {first !== undefined && (
        <Button size="small" icon={IconAlertTriangle} onClick={onGo}>
          {names.length === 1 ? t('conflictOne', { name: first }) : t('conflicts', { count: names.length })}
        </Button>
      )}
    </output>
  )
}
