import { Button } from '#ui/button'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAssignWords } from './words.ts'

interface ConflictNoteProps {
  /** The clients whose allergy is touched, and for whom no reason was given. */
  names: readonly string[]
  onGo: () => void
}

/** Says beside the button why the plan cannot be assigned yet, and leads to the missing reason. */
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
