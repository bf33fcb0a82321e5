import type { ProgramUser } from '@allenio/contract/program-users'
import { IconBarbell, IconDeviceMobileCheck, IconEye, IconSend, IconUserOff } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Tooltip } from '#ui/tooltip'
import { useAssignmentWords } from './words.ts'

interface ReceiptMarkProps extends Pick<ProgramUser, 'receipt'> {
  /** When the client has begun to train by it. */
  firstSetAt: string | undefined
}

/** How far the release has come to its client; the tip has the steps before. */
export function ReceiptMark({ receipt, firstSetAt }: ReceiptMarkProps) {
  const t = useAssignmentWords()
  const { ago } = useFormats()
  // a set that was trained on somebody else's screen has no receipt of an account
  if (!receipt && !firstSetAt) {
    return (
      <Badge bare icon={IconUserOff}>
        {t('notSent')}
      </Badge>
    )
  }
  const steps = [
    { key: 'sentOn', icon: IconSend, at: receipt?.sentAt },
    { key: 'storedOn', icon: IconDeviceMobileCheck, at: receipt?.storedAt },
    { key: 'openedOn', icon: IconEye, at: receipt?.openedAt },
    { key: 'trainedOn', icon: IconBarbell, at: firstSetAt },
  ] as const
  const reached = steps.flatMap(({ key, icon, at }) => (at ? [{ icon, text: t(key, { day: ago(at) }) }] : []))
  const last = reached.at(-1)
  return (
    <Tooltip text={reached.map(({ text }) => text).join(' · ')} disabled={reached.length < 2} isInside>
      <span>
        <Badge bare icon={last?.icon ?? IconSend}>
          {last?.text ?? t('sent')}
        </Badge>
      </span>
    </Tooltip>
  )
}
