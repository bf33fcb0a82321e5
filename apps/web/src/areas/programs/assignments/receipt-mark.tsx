import type { ProgramUser } from '@allenio/contract/program-users'
import { IconDeviceMobileCheck, IconEye, IconSend, IconUserOff } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { useAssignmentWords } from './words.ts'

/** How far the release has come to its client. */
export function ReceiptMark({ receipt }: Pick<ProgramUser, 'receipt'>) {
  const t = useAssignmentWords()
  const { ago } = useFormats()
  if (!receipt) {
    return (
      <Badge bare icon={IconUserOff}>
        {t('notSent')}
      </Badge>
    )
  }
  const { openedAt, storedAt } = receipt
  const [icon, text] = openedAt
    ? [IconEye, t('openedOn', { day: ago(openedAt) })]
    : storedAt
      ? [IconDeviceMobileCheck, t('stored')]
      : [IconSend, t('sent')]
  return (
    <Badge bare icon={icon}>
      {text}
    </Badge>
  )
}
