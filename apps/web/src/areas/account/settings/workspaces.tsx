import { leaveBusiness, listOwnBusinesses } from '@allenio/contract/account-invitations'
import type { Output } from '@allenio/contract'
import { IconBuildingStore, IconDoorExit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { switchWorkspace } from '#shell'
import { messageOf, read, useCall } from '#lib/api'
import { session, setWorkspace } from '#lib/session'
import type { SettingsSectionProps } from '#lib/settings'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { ErrorState } from '#ui/error-state'
import { MoreMenu } from '#ui/menu'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { OwnInvitations } from '../parts/own-invitations.tsx'
import { useSettingsWords } from '../words/settings.ts'
import css from './settings.module.css'

export { IconBuildingStore as Icon }

type OwnBusiness = Output<typeof listOwnBusinesses>['businesses'][number]

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const { data, isError, refetch, isRefetching } = useQuery(read(listOwnBusinesses, {}, { keep: true, quiet: true }))
  if (!data) {
    return isError ? (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
    ) : (
      <SkeletonRows rows={Math.max(1, me.memberships.length)} columns={1} />
    )
  }
  return (
    <div className={css.stack}>
      <p className={css.text}>{data.businesses.length > 0 ? t('workspacesText') : t('workspacesNone')}</p>
      <OwnInvitations invitations={data.invitations} />
      {data.businesses.length > 0 && (
        <SettingRows>
          {data.businesses.map(each => (
            <BusinessRow key={each.workspaceId} business={each} currentId={me.workspace?.id} />
          ))}
        </SettingRows>
      )}
    </div>
  )
}

function BusinessRow({ business, currentId }: { business: OwnBusiness; currentId: string | undefined }) {
  const t = useSettingsWords()
  const [isGoing, setGoing] = useState(false)
  const { workspaceId, name, role, isActive, isOnlyAdmin } = business
  const leaving = useLeaving(business)
  const enter = async () => {
    setGoing(true)
    try {
      await switchWorkspace(workspaceId)
    } catch (error) {
      toast({ type: 'error', text: messageOf(error) })
      setGoing(false)
    }
  }
  const roles = { admin: t('role_admin'), coach: t('role_coach'), nutritionist: t('role_nutritionist'), client: t('role_client') }
  const sub = [roles[role], !isActive && t('accessOff'), isOnlyAdmin && t('onlyAdmin')].filter(Boolean).join(' · ')
  return (
    <SettingRow name={name} sub={sub}>
      {workspaceId === currentId ? (
        <Badge status="done">{t('current')}</Badge>
      ) : (
        isActive && (
          <Button kind="quiet" loading={isGoing} aria-label={t('openOf', { name })} onClick={() => void enter()}>
            {t('open')}
          </Button>
        )
      )}
      {!isOnlyAdmin && (
        <MoreMenu
          label={t('actionsOf', { name })}
          items={[{ label: t('leave'), icon: <IconDoorExit stroke={1.5} />, danger: true, disabled: leaving.isBusy, onClick: leaving.ask }]}
        />
      )}
    </SettingRow>
  )
}

function useLeaving({ workspaceId, name, role }: OwnBusiness) {
  const t = useSettingsWords()
  const { mutate, isPending } = useCall(leaveBusiness, {
    onSuccess: (_, { message }) => {
      if (message) toast({ type: 'success', text: message })
      // this tab was in that workspace, so the server chooses where it continues
      if (session().workspaceId === workspaceId) setWorkspace(undefined)
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t('leaveTitle', { name }),
      text: role === 'client' ? t('leaveTextClient', { name }) : t('leaveTextTeam', { name }),
      proceed: t('leave'),
      close: t('cancel'),
      danger: true,
    })
    if (isSure) mutate({ workspaceId })
  }
  return { ask: () => void ask(), isBusy: isPending }
}
