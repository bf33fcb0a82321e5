import { declinedPauseDays } from '@allenio/contract/account'
import { IconArrowsExchange, IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useDoInvitationsWait } from '#shell/invitations'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import type { Collaborator } from '../team/data.ts'
import css from '../team/team.module.css'
import { useWords } from '../words/index.ts'
import { MemberClients } from './clients.tsx'
import { MemberFrame } from './frame.tsx'
import { useMemberActions } from './member-actions.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RoleForm } from './role-form.tsx'

/** Answers: what may this person do here, and can they come in? */
export function AccessPage() {
  const t = useWords()
  return (
    <MemberFrame tab="edit">
      {({ member, remove }) => (
        <div className={css.sections}>
          <Sheet framed>
            <Section split title={t('roleSection')} text={t('roleText')}>
              <RoleForm key={`${member.role} ${member.private?.isNameHidden}`} member={member} />
            </Section>
            <Section split title={t('accessSection')}>
              <AccessSection member={member} />
            </Section>
            <Section split title={t('removeSection')} text={t('removeSectionText')}>
              <Button kind="danger" onClick={remove}>
                {t('remove')}
              </Button>
            </Section>
          </Sheet>
        </div>
      )}
    </MemberFrame>
  )
}

function AccessSection({ member }: { member: Collaborator }) {
  const t = useWords()
  const actions = useMemberActions()
  const { may } = member
  return (
    <Stack gap={12} align="start">
      <AccessWords member={member} />
      <Row gap={8} wrap>
        {may.invite && (
          <Button icon={IconMailForward} isBusy={actions.isBusy} onClick={() => actions.inviteAgain(member)}>
            {t('inviteAgain')}
          </Button>
        )}
        {may.deactivate && (
          <Button disabled={actions.isBusy} onClick={() => actions.deactivate(member)}>
            {t('deactivate')}
          </Button>
        )}
        {may.restore && (
          <Button isBusy={actions.isBusy} onClick={() => actions.restore(member)}>
            {t('restore')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function AccessWords({ member: { status, private: details } }: { member: Collaborator }) {
  const t = useWords()
  const { ago, day } = useFormats()
  const doInvitationsWait = useDoInvitationsWait()
  const [now] = useState(() => new Date().toISOString())
  const invitation = details?.invitation
  if (status === 'inactive') return <p>{t('accessInactive')}</p>
  if (!invitation) return <p>{t('accessActive')}</p>
  const { sentAt, liveUntil, declinedAt } = invitation
  if (declinedAt) return <p>{t('declinedOn', { ago: ago(declinedAt), count: declinedPauseDays })}</p>
  if (doInvitationsWait) return <p>{t('invitationWaits')}</p>
  const life = liveUntil > now ? t('invitedUntil', { day: day(liveUntil) }) : t('invitedExpired')
  return (
    <p>
      {t('invitedOn', { ago: ago(sentAt) })} {life}
    </p>
  )
}

/** Answers: whom does this person look after? */
export function ClientsPage() {
  const t = useWords()
  const [isAssigning, setAssigning] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const assign = () => setAssigning(true)
  const stay = () => setMoving(false)
  return (
    <MemberFrame
      tab="clients"
      primary={({ member }) =>
        member.clients > 0 && (
          <Button kind="primary" icon={IconUserPlus} onClick={assign}>
            {t('assign')}
          </Button>
        )
      }
      more={({ member }) =>
        member.clients > 0 ? [{ label: t('moveAll'), icon: IconArrowsExchange, onClick: () => setMoving(true) }] : []
      }>
      {({ member }) => (
        <>
          <MemberClients member={member} isAssigning={isAssigning} onAssign={assign} onAssigned={() => setAssigning(false)} />
          {isMoving && <MoveDialog member={member} clientIds={undefined} onClose={stay} onDone={stay} />}
        </>
      )}
    </MemberFrame>
  )
}
