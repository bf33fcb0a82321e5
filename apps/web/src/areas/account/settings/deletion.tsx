import { deleteAccount, deletionDays, keepAccount } from '@allenio/contract/account'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { listEndingPlans, type EndingPlan } from '@allenio/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { ProofDialog } from '#areas/auth'
import { callSaying, read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import type { SettingsPerson, SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

export { IconTrash as Icon }

const dayMs = 86_400_000

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const { day } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const [due] = useState(() => new Date(Date.now() + deletionDays * dayMs))
  /** Only the answer to the request names the businesses that go; a later visit knows just the day. */
  const [businesses, setBusinesses] = useState<readonly string[]>([])
  const keep = useCall(keepAccount, { onSuccess: toastMessage })
  const { mine, others } = businessesOf(me.memberships)
  if (me.deletionDueAt) {
    return (
      <Stack gap={12} align="start" className={css.notice}>
        <div>
          <strong>{t('deletionDue', { day: day(me.deletionDueAt) })}</strong>
          {businesses.length > 0 && <p>{t('deletionGone', { names: businesses.join(', ') })}</p>}
        </div>
        <Button isBusy={keep.isPending} onClick={() => keep.mutate({})}>
          {t('keep')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      <Text tone={2} prose>
        {t('deleteText')}
      </Text>
      <Row>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('deleteButton')}
        </Button>
      </Row>
      {isAsking && (
        <ProofDialog
          onClose={() => setAsking(false)}
          title={t('deleteTitle')}
          text={t('deleteLead', { day: day(due) })}
          proceed={t('deleteProceed')}
          isDanger
          email={me.email}
          hasPasskeys={me.secondFactor.passkeys > 0}
          act={async ({ password, passkey }) => {
            const answer = await callSaying(deleteAccount, { password, passkey })
            setBusinesses(answer.data.workspaces)
            await answer.refreshed
            toastMessage(answer.data, answer)
          }}>
          {() => (
            <Text as="div" tone={2}>
              <ul className={css.going}>
                <li>{t('deletePerson')}</li>
                {mine.length > 0 && <li>{t('deleteBusiness', { names: mine.join(', ') })}</li>}
                <EndingPlans due={due} />
                {others.length > 0 && <li>{t('deleteMember', { names: others.join(', ') })}</li>}
              </ul>
            </Text>
          )}
        </ProofDialog>
      )}
    </Stack>
  )
}

/** The running plans, with what becomes of them: nobody should be charged for a business that is about to go without having read it. */
function EndingPlans({ due }: { due: Date }) {
  const t = useSettingsWords()
  const { day } = useFormats()
  const { data } = useQuery(read(listEndingPlans, {}, { quiet: true }))
  const textOf = ({ business, name, isPaid, renewsAt }: EndingPlan) => {
    const values = { plan: name, business, day: day(due) }
    if (!isPaid) return t('deleteGrantedPlan', values)
    if (renewsAt === null || Date.parse(renewsAt) > due.getTime()) return t('deletePlan', values)
    return t('deletePlanRenews', { ...values, renewal: day(renewsAt) })
  }
  return data?.plans.map(plan => <li key={`${plan.business} ${plan.name}`}>{textOf(plan)}</li>)
}

/** The businesses that an account runs, and those of others that keep data about the person: deleting the account affects both. */
export function businessesOf(memberships: SettingsPerson['memberships']): { mine: string[]; others: string[] } {
  const names = (isMine: boolean) => memberships.filter(({ role }) => (role === 'admin') === isMine).map(({ name }) => name)
  return { mine: names(true), others: names(false) }
}
