import { IconDeviceMobileCheck, IconEye, IconSend, IconUserOff } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import type { IconComponent } from '#ui/icon'
import { Tooltip } from '#ui/tooltip'
import { useFollowerWords } from './words.ts'

interface ReceiptMarkProps {
  /** Null where the client has no account yet. */
  receipt: { sentAt: string | null; storedAt: string | null; openedAt: string | null } | null
  /** The client's first deed with it, such as a first set. */
  lastStep?: { icon: IconComponent; text: string } | undefined
}

/** How far a release has come to its client; the tip has the steps before. */
export function ReceiptMark({ receipt, lastStep }: ReceiptMarkProps) {
  const t = useFollowerWords()
  const { ago } = useFormats()
  const steps = [
    { key: 'sentOn', icon: IconSend, at: receipt?.sentAt },
    { key: 'storedOn', icon: IconDeviceMobileCheck, at: receipt?.storedAt },
    { key: 'openedOn', icon: IconEye, at: receipt?.openedAt },
  ] as const
  const reached = [...steps.flatMap(({ key, icon, at }) => (at ? [{ icon, text: t(key, { day: ago(at) }) }] : [])), lastStep ?? []].flat()
  // a deed on somebody else's screen has no receipt of an account
  if (!receipt && reached.length === 0) {
    return (
      <Badge bare icon={IconUserOff}>
        {t('notSent')}
      </Badge>
    )
  }
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
