import type { ClientRow } from '@allenio/contract/clients'
import { IconMailQuestion, IconPlayerPause, IconTrash } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { usePartWords } from '../words/parts.ts'

type Shown = Pick<ClientRow, 'status' | 'isRegistered' | 'deletedAt'>

/** Says only what is out of the ordinary: active and registered is nothing to say. A list says elsewhere who is not registered. */
export function StatusBadge({ client: { status, isRegistered, deletedAt } }: { client: Shown }) {
  const t = usePartWords()
  if (deletedAt) return <Badge status="error" icon={<IconTrash stroke={1.5} aria-hidden />}>{t('deleted')}</Badge>
  if (status === 'inactive') return <Badge icon={<IconPlayerPause stroke={1.5} aria-hidden />}>{t('inactive')}</Badge>
  if (!isRegistered) return <Badge status="note" icon={<IconMailQuestion stroke={1.5} aria-hidden />}>{t('notRegistered')}</Badge>
  return null
}
