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
  if (deletedAt)
    return (
      <Badge status="error" icon={<IconTrash stroke={1.5} aria-hidden />}>
        {t('deleted')}
      </Badge>
    )
  if (status === 'inactive') return <Badge icon={<IconPlayerPause stroke={1.5} aria-hidden />}>{t('inactive')}</Badge>
  if (declinedAt)
    return (
      <Badge status="note" icon={<IconMailOff stroke={1.5} aria-hidden />}>
        {t('declined')}
      </Badge>
    )
  const isExpired = !isRegistered && invitedAt !== null && Date.parse(invitedAt) + linkLife.invitationDays * 86_400_000 < now
  if (isExpired)
    return (
      <Badge status="note" icon={<IconMailOff stroke={1.5} aria-hidden />}>
        {t('expired')}
      </Badge>
    )
  if (!isRegistered)
    return (
      <Badge status="note" icon={<IconMailQuestion stroke={1.5} aria-hidden />}>
        {t('notRegistered')}
      </Badge>
    )
  return null
}
