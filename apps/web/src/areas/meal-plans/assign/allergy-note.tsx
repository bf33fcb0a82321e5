import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useAssignWords } from './words.ts'

interface AllergyNoteProps {
  allergies: readonly string[]
  /** The sentence about the plan that the client follows; empty without one. */
  followed: string
}

/** Under a name that is not chosen yet: the allergies that the plan touches, and what the client follows now. */
export function AllergyNote({ allergies, followed }: AllergyNoteProps) {
  const t = useAssignWords()
  return (
    <Stack as="span" gap={2}>
      <Text as="span" size="inherit" tone="error">
        <Row as="span" gap={4} align="start">
          <Icon of={IconAlertTriangle} size={16} />
          <Text as="span" size="inherit" tone="inherit" breaks>
            {t('touches', { exclusions: allergies.join(', ') })}
          </Text>
        </Row>
      </Text>
      {followed && <span>{followed}</span>}
    </Stack>
  )
}
