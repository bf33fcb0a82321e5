import type { GoogleStatus } from '@allenio/contract/google'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { googleQuery, useChangeAccount, useConnect } from '../data.ts'
import { useGoogleWords } from '../words.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'

export { IconBrandGoogle as Icon }

/** The linked Google account: connect, see its state, take another one, disconnect. */
export function Section() {
  const t = useGoogleWords()
  const query = useQuery(googleQuery())
  return (
    <Stack gap={16}>
      <Text tone={2} prose>
        {t('lead')}
      </Text>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={3} />}>
        {status => <LinkState status={status} />}
      </Loaded>
      <Text size="small" tone={3} prose>
        {t('privacy')}
      </Text>
    </Stack>
  )
}

function LinkState({ status: { account_linked: isLinked, email, isBroken, linkedAt } }: { status: GoogleStatus }) {
  const t = useGoogleWords()
  const { day } = useFormats()
  const connect = useConnect()
  const change = useChangeAccount()
  const [isLeaving, setLeaving] = useState(false)
  if (!isLinked || email === null) {
    return (
      <Row gap={12} wrap>
        <Button kind="primary" icon={IconBrandGoogle} isBusy={connect.isPending} onClick={() => connect.mutate({})}>
          {t('connect')}
        </Button>
      </Row>
    )
  }
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Row gap={8} wrap>
          <Text as="span" weight={500} breaks>
            {email}
          </Text>
          <Badge status={isBroken ? 'error' : 'done'}>{t(isBroken ? 'broken' : 'linked')}</Badge>
        </Row>
        {isBroken ? <Text prose>{t('brokenText')}</Text> : linkedAt && <Text tone={2}>{t('linkedSince', { day: day(linkedAt) })}</Text>}
      </Stack>
      <Row gap={8} wrap>
        {isBroken && (
          <Button kind="primary" isBusy={connect.isPending} onClick={() => connect.mutate({})}>
            {t('again')}
          </Button>
        )}
        <Button isBusy={change.isPending} onClick={() => change.mutate({})}>
          {t('another')}
        </Button>
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {t('disconnect')}
        </Button>
      </Row>
      {isLeaving && <DisconnectDialog email={email} onClose={() => setLeaving(false)} />}
    </Stack>
  )
}
