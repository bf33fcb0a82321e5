import { IconUsers } from '@tabler/icons-react'
import { FieldError } from '#ui/field'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import type { Reach } from './use-reach.ts'
import { useToManyWords } from './words.ts'

interface ReachLineProps {
  reach: Reach
  /** The title says it already. */
  isHidden: boolean
  error: string | undefined
}

/** The number of recipients, as the server counts them. */
export function ReachLine({ reach: { count, hasFailed }, isHidden, error }: ReachLineProps) {
  const t = useToManyWords()
  if (error) return <FieldError>{error}</FieldError>
  if (isHidden) return null
  if (hasFailed) return <FieldError>{t('countFailed')}</FieldError>
  return (
    <Row gap={8} aria-live="polite">
      <Text as="span" tone={2}>
        <Icon of={IconUsers} size={18} />
      </Text>
      <Text weight={500}>{count === undefined ? t('counting') : t('reaches', { count })}</Text>
    </Row>
  )
}
