import type { Output } from '@allenio/contract'
import { acceptOwnInvitation, declineOwnInvitation, type listOwnBusinesses } from '@allenio/contract/account'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Row, Stack } from '#ui/layout'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

type OwnInvitation = Output<typeof listOwnBusinesses>['invitations'][number]

/** Businesses that wait for the person's answer. */
export function OwnInvitations({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const t = useSettingsWords()
  if (invitations.length === 0) return null
  return (
    <Stack gap={8}>
      <Text as="span" weight={500} id="own-invitations">
        {t('invitations')}
      </Text>
      <SettingRows labelledBy="own-invitations">
        {invitations.map(each => (
          <InvitationRow key={each.id} invitation={each} />
        ))}
      </SettingRows>
    </Stack>
  )
}

function InvitationRow({ invitation: { id, business, role, liveUntil } }: { invitation: OwnInvitation }) {
  const t = useSettingsWords()
  const { day } = useFormats()
  const acceptance = useCall(acceptOwnInvitation, { onSuccess: toastMessage })
  const refusal = useCall(declineOwnInvitation, { onSuccess: toastMessage })
  const isBusy = acceptance.isPending || refusal.isPending
  const roles = { admin: t('asAdmin'), coach: t('asCoach'), nutritionist: t('asNutritionist'), client: t('asClient') }
  const decline = async () => {
    const isSure = await confirm({
      title: t('declineTitle', { name: business }),
      text: t('declineText', { name: business }),
      proceed: t('decline'),
      close: t('cancel'),
    })
    if (isSure) refusal.mutate({ id })
  }
  return (
    <SettingRow wide name={business} sub={`${roles[role]} · ${t('answerBy', { day: day(liveUntil) })}`}>
      <Row gap={8} className={css.control}>
        <Button kind="quiet" disabled={isBusy} aria-label={t('declineOf', { name: business })} onClick={() => void decline()}>
          {t('decline')}
        </Button>
        <Button
          isBusy={acceptance.isPending}
          disabled={isBusy}
          aria-label={t('acceptOf', { name: business })}
          onClick={() => acceptance.mutate({ id })}>
          {t('accept')}
        </Button>
      </Row>
    </SettingRow>
  )
}
