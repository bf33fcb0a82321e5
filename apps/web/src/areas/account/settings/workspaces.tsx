import type { Output } from '@allenio/contract'
import { leaveBusiness, listOwnBusinesses } from '@allenio/contract/account'
import { IconBuildingStore, IconDoorExit } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { read, useCall } from '#lib/api'
import { session, setWorkspace } from '#lib/session'
import type { SettingsSectionProps } from '#lib/settings'
import { switchWorkspace } from '#shell'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { OwnInvitations } from './own-invitations.tsx'
import { useSettingsWords } from './words.ts'

export { IconBuildingStore as Icon }

type OwnBusiness = Output<typeof listOwnBusinesses>['businesses'][number]

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const query = useQuery(read(listOwnBusinesses, {}, { isStored: true, quiet: true }))
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={Math.max(1, me.memberships.length)} columns={1} />}>
      {({ businesses, invitations }) => (
        <Stack gap={24}>
          <Text tone={2} prose>
            {businesses.length > 0 ? t('workspacesText') : t('workspacesNone')}
          </Text>
          <OwnInvitations invitations={invitations} />
          {businesses.length > 0 && (
            <SettingRows>
              {businesses.map(each => (
                <BusinessRow key={each.workspaceId} business={each} currentId={me.workspace?.id} />
              ))}
            </SettingRows>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function BusinessRow({ business, currentId }: { business: OwnBusiness; currentId: string | undefined }) {
  const t = useSettingsWords()
  const { workspaceId, name, role, isActive, isOnlyAdmin } = business
  const leaving = useLeaving(business)
  const entry = useMutation({ mutationFn: () => switchWorkspace(workspaceId) })
  const roles = { admin: t('role_admin'), coach: t('role_coach'), nutritionist: t('role_nutritionist'), client: t('role_client') }
  const sub = [roles[role], !isActive && t('accessOff'), isOnlyAdmin && t('onlyAdmin')].filter(Boolean).join(' · ')
  return (
    <SettingRow name={name} sub={sub}>
      {workspaceId === currentId ? (
        <Badge status="done">{t('current')}</Badge>
      ) : (
        isActive && (
          <Button kind="quiet" isBusy={entry.isPending} aria-label={t('openOf', { name })} onClick={() => entry.mutate()}>
            {t('open')}
          </Button>
        )
      )}
      {!isOnlyAdmin && (
        <MoreMenu
          label={t('actionsOf', { name })}
          items={[{ label: t('leave'), icon: IconDoorExit, danger: true, disabled: leaving.isBusy, onClick: leaving.ask }]}
        />
      )}
    </SettingRow>
  )
}

function useLeaving({ workspaceId, name, role }: OwnBusiness) {
  const t = useSettingsWords()
  const { mutate, isPending } = useCall(leaveBusiness, {
    onSuccess: (answer, more) => {
      toastMessage(answer, more)
      // the tab was in the workspace that was left, so the server chooses where it continues
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
