import { declinedPauseDays } from '@allenio/contract/account-invitations'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { useMemberActions } from '../data/use-member-actions.ts'
import type { Collaborator } from '../data/use-team.ts'
import { useWords } from '../words/index.ts'
import css from './team.module.css'

export function AccessSection({ member }: { member: Collaborator }) {
  const t = useWords()
  const actions = useMemberActions()
  const { may } = member
  return (
    <div className={css.stack}>
      <AccessWords member={member} />
      <div className={css.buttons}>
        {may.invite && (
          <Button icon={<IconMailForward stroke={1.5} aria-hidden />} loading={actions.isBusy} onClick={() => actions.inviteAgain(member)}>
            {t('inviteAgain')}
          </Button>
        )}
        {may.deactivate && (
          <Button disabled={actions.isBusy} onClick={() => actions.deactivate(member)}>
            {t('deactivate')}
          </Button>
        )}
        {may.restore && (
          <Button loading={actions.isBusy} onClick={() => actions.restore(member)}>
            {t('restore')}
          </Button>
        )}
      </div>
    </div>
  )
}

function AccessWords({ member: { status, private: known } }: { member: Collaborator }) {
  const t = useWords()
  const { ago, day } = useFormats()
  const [now] = useState(() => new Date().toISOString())
  const invitation = known?.invitation
  if (status === 'inactive') return <p>{t('accessInactive')}</p>
  if (!invitation) return <p>{t('accessActive')}</p>
  const { sentAt, liveUntil, declinedAt } = invitation
  if (declinedAt) return <p>{t('declinedOn', { ago: ago(declinedAt), count: declinedPauseDays })}</p>
  const life = liveUntil > now ? t('invitedUntil', { day: day(liveUntil) }) : t('invitedExpired')
  return (
    <p>
      {t('invitedOn', { ago: ago(sentAt) })} {life}
    </p>
  )
}
