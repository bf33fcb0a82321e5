import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '#ui/badge'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'

/** Marks only unusual states: an active member gets a plain word or nothing. */
export function StatusBadge({ member: { status, private: details }, plain }: { member: Collaborator; plain?: string }) {
  const t = useWords()
  const [now] = useState(() => new Date().toISOString())
  if (details?.invitation?.declinedAt) return <Badge status="error">{t('declined')}</Badge>
  if (details?.invitation && details.invitation.liveUntil < now) return <Badge status="error">{t('expired')}</Badge>
  if (status === 'invited') return <Badge status="attention">{t('invited')}</Badge>
  if (status === 'inactive') return <Badge status="error">{t('inactive')}</Badge>
  return plain ?? null
}

export function HiddenNameBadge({ member }: { member: Collaborator }) {
  const t = useWords()
  if (!member.private?.isNameHidden) return null
  return <Badge icon={IconEyeOff}>{t('nameHidden')}</Badge>
}
