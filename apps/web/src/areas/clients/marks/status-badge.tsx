import { linkLife } from '@allenio/contract/account'
import type { ClientRow } from '@allenio/contract/clients'
import { IconMailOff, IconMailQuestion, IconPlayerPause, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '#ui/badge'
import { usePartWords } from './words.ts'

type StatusFacts = Pick<ClientRow, 'status' | 'isRegistered' | 'invitedAt' | 'declinedAt' | 'deletedAt'>

/** Says only what is out of the ordinary: active and registered is nothing to say. A list says elsewhere who is not registered. */
export function StatusBadge({ client: { status, isRegistered, invitedAt, declinedAt, deletedAt } }: { client: StatusFacts }) {
  const t = usePartWords()
  const [now] = useState(() => Date.now())
  if (deletedAt) {
    return (
      <Badge status="error" icon={IconTrash}>
        {t('deleted')}
      </Badge>
    )
  }
  if (status === 'inactive') return <Badge icon={IconPlayerPause}>{t('inactive')}</Badge>
  if (isRegistered && !declinedAt) return null
  const isExpired = invitedAt !== null && Date.parse(invitedAt) + linkLife.invitationDays * 86_400_000 < now
  return (
    <Badge status="note" icon={declinedAt || isExpired ? IconMailOff : IconMailQuestion}>
      {t(declinedAt ? 'declined' : isExpired ? 'expired' : 'notRegistered')}
    </Badge>
  )
}
