import { endOneSession, endOtherSessions, listSessions } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { IconDevices, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { deviceKind } from './device-name.ts'
import { useSecurityWords } from './words.ts'

export { IconDevices as Icon }

type Session = Output<typeof listSessions>['sessions'][number]

export function Section() {
  const t = useSecurityWords()
  const query = useQuery(read(listSessions, {}, { quiet: true }))
  const endOthers = useCall(endOtherSessions, { onSuccess: toastMessage })
  const askEndOthers = async () => {
    const isSure = await confirm({
      title: t('endOthersTitle'),
      text: t('endOthersText'),
      proceed: t('endOthers'),
      close: t('cancel'),
      danger: true,
    })
    if (isSure) endOthers.mutate({})
  }
  return (
    <Stack gap={12} align="start">
      <Text tone={2} prose>
        {t('sessionsText')}
      </Text>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={2} hasAvatar columns={1} tall />}>
        {({ sessions }) => (
          <SettingRows>
            {sessions.map(session => (
              <SessionRow key={session.id} session={session} />
            ))}
          </SettingRows>
        )}
      </Loaded>
      {(query.data?.sessions.length ?? 0) > 1 && (
        <Button kind="danger" isBusy={endOthers.isPending} onClick={() => void askEndOthers()}>
          {t('endOthers')}
        </Button>
      )}
    </Stack>
  )
}

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop }

function SessionRow({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const t = useSecurityWords()
  const { ago, day } = useFormats()
  const end = useCall(endOneSession, { onSuccess: toastMessage })
  const name = device || t('unknownDevice')
  const use = isCurrent ? t('activeNow') : t('lastUsed', { ago: ago(lastUsedAt) })
  return (
    <SettingRow
      icon={icons[deviceKind(device)]}
      sub={`${use}, ${t('since', { day: day(createdAt) })}`}
      name={
        <>
          {name}
          {isCurrent && <Badge status="done">{t('thisDevice')}</Badge>}
        </>
      }>
      {!isCurrent && (
        <Button kind="quiet" isBusy={end.isPending} aria-label={t('endSessionOf', { device: name })} onClick={() => end.mutate({ id })}>
          {t('endSession')}
        </Button>
      )}
    </SettingRow>
  )
}
