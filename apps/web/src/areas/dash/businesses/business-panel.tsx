import type { CoachDetail } from '@allenio/contract/dash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FactList } from '#areas/purchases'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { businessQuery } from './data.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { EndGrantDialog, ReleaseDialog, SuspendDialog, TestDialog, TrialDialog, UndoDialog } from './reason-dialogs.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { StateBadge } from './state-badge.tsx'
import { useBusinessWords, usePlanText } from './words.ts'

interface BusinessPanelProps {
  id: string
  onClose: () => void
}

/** Everything that the operator knows of one business, and may do about it. */
export function BusinessPanel({ id, onClose }: BusinessPanelProps) {
  const t = useBusinessWords()
  const query = useQuery(businessQuery(id))
  return (
    <SidePanel opened bare width={480} title={query.data?.business ?? t('business')} onClose={onClose}>
      <Loaded
        query={query}
        failed={t('detailFailed')}
        skeleton={
          <Section>
            <SkeletonLines lines={8} />
          </Section>
        }
        gone={<EmptyState level={3} title={t('gone')} />}>
        {business => <Content business={business} />}
      </Loaded>
    </SidePanel>
  )
}

type DialogName = 'grant' | 'endGrant' | 'trial' | 'test' | 'suspend' | 'release' | 'factor' | 'delete' | 'undo'

function Content({ business }: { business: CoachDetail }) {
  const t = useBusinessWords()
  const planText = usePlanText()
  const { integer, day, dayTime } = useFormats()
  const [dialog, setDialog] = useState<DialogName>()
  const close = () => setDialog(undefined)
  const { owner, deletion, suspendedAt, suspensionReason, plan, interventions } = business
  const { places, price } = planText(business)
  const ask = (name: DialogName, label: string) => (
    <Button size="small" onClick={() => setDialog(name)}>
      {label}
    </Button>
  )
  return (
    <>
      <Section>
        <Stack gap={16}>
          <StateBadge {...business} />
          {suspendedAt && <AttentionLine text={t('suspendedSince', { day: day(suspendedAt), reason: suspensionReason ?? '' })} />}
          {deletion && <AttentionLine text={t('closing', { day: day(deletion.dueAt) })} action={ask('undo', t('undo'))} />}
          <FactList
            facts={[
              {
                label: t('owner'),
                value: owner ? (
                  <Stack gap={2}>
                    {owner.name}
                    <TextLink href={`mailto:${owner.email}`}>{owner.email}</TextLink>
                  </Stack>
                ) : (
                  t('noOwner')
                ),
              },
              { label: t('registered'), value: day(business.registeredAt) },
              { label: t('seen'), value: business.seenAt ? dayTime(business.seenAt) : t('never') },
              {
                label: t('clients'),
                value: t('clientCount', { active: integer(business.activeClients), inactive: integer(business.inactiveClients) }),
              },
              { label: t('collaborators'), value: integer(business.collaborators) },
              { label: t('plan'), value: places },
              { label: t('price'), value: price },
              { label: t('planEnds'), value: plan?.endsAt && day(plan.endsAt) },
              { label: t('trialEnds'), value: day(business.trialEndsAt) },
              { label: t('subscriptions'), value: integer(business.runningSubscriptions) },
              { label: t('customApp'), value: business.hasCustomApp ? t('yes') : t('no') },
            ]}
          />
        </Stack>
      </Section>
      {deletion && (
        <Section level={3} title={t('steps')}>
          <SettingRows>
            {deletion.steps.map(({ kind, business: name, doneAt }, place) => (
              <SettingRow
                key={place}
                name={t(`step_${kind}`)}
                sub={[name, doneAt ? t('stepDone', { day: dayTime(doneAt) }) : t('stepOpen')].filter(Boolean).join(' · ')}
              />
            ))}
          </SettingRows>
        </Section>
      )}
      <Section level={3} title={t('actions')}>
        <Row gap={8} wrap>
          {(!plan || business.state === 'granted' || business.state === 'ended') && ask('grant', t('grant'))}
          {business.state === 'granted' && ask('endGrant', t('endGrant'))}
          {!plan && ask('trial', t('changeTrial'))}
          {ask('test', business.isTest ? t('unmarkTest') : t('markTest'))}
          {owner && business.ownerHasSecondFactor && ask('factor', t('resetFactor'))}
          {suspendedAt ? ask('release', t('release')) : ask('suspend', t('suspend'))}
          {owner && !deletion && (
            <Button size="small" kind="danger" onClick={() => setDialog('delete')}>
              {t('delete')}
            </Button>
          )}
        </Row>
      </Section>
      <Section level={3} title={t('log')}>
        {interventions.length === 0 ? (
          <Text tone={2}>{t('logEmpty')}</Text>
        ) : (
          <SettingRows>
            {interventions.map(({ id, action, reason, at }) => (
              <SettingRow key={id} name={t(`action_${action}`)} sub={[dayTime(at), reason].filter(Boolean).join(' · ')} />
            ))}
          </SettingRows>
        )}
      </Section>
      {dialog === 'grant' && <GrantDialog business={business} onClose={close} />}
      {dialog === 'endGrant' && <EndGrantDialog business={business} onClose={close} />}
      {dialog === 'trial' && <TrialDialog business={business} onClose={close} />}
      {dialog === 'test' && <TestDialog business={business} onClose={close} />}
      {dialog === 'suspend' && <SuspendDialog business={business} onClose={close} />}
      {dialog === 'release' && <ReleaseDialog business={business} onClose={close} />}
      {dialog === 'undo' && <UndoDialog business={business} onClose={close} />}
      {dialog === 'factor' && owner && <ResetFactorDialog email={owner.email} onClose={close} />}
      {dialog === 'delete' && owner && <DeleteDialog owner={owner} goesWithOwner={business.goesWithOwner} onClose={close} />}
    </>
  )
}
