import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { allergiesOf, doubtsOf } from '../diet/plan-rows.ts'
import { useMealWords } from './words.ts'

interface AllergyNoteProps {
  rows: Parameters<typeof allergiesOf>[0]
  swaps?: Parameters<typeof allergiesOf>[1]
}

/** Warns of a plan that touches an allergy of its client: it was given with a reason, or before anybody knew. */
export function AllergyNote({ rows, swaps }: AllergyNoteProps) {
  const t = useMealWords()
  const allergies = allergiesOf(rows, swaps)
  const doubts = doubtsOf(rows, swaps)
  if (allergies.length + doubts.length === 0) return null
  return (
    <Stack as="span" gap={2}>
      {allergies.length > 0 && (
        <Text as="span" size="hint" weight={600} tone="error">
          <Row as="span" gap={4}>
            <Icon of={IconAlertTriangle} size={16} />
            <span>{t('allergy', { names: allergies.join(', ') })}</span>
          </Row>
        </Text>
      )}
      {doubts.length > 0 && (
        <Text as="span" size="hint" tone="attention">
          {t('toVerify', { names: doubts.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}
