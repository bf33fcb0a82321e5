import { getCalendarSync, syncCalendars } from '@allenio/contract/calendars'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { config } from '#lib/config'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useCalendarWords } from '../words.ts'

/** Reads the linked calendar at once, and says when that was done last. Without a link there is nothing to see. */
export function SyncCalendar() {
  const t = useCalendarWords()
  const me = useMe()
  const maySync = config.hasGoogle && (me?.permissions.includes('update reminders') ?? false)
  const { data } = useQuery({ ...read(getCalendarSync, {}, { quiet: true }), enabled: maySync })
  const sync = useCall(syncCalendars, { onSuccess: () => toast({ id: 'calendar synced', type: 'success', text: t('done') }) })
  if (!maySync || !data?.isLinked) return null
  if (data.isBroken) return <Link href={`${hrefTo('/settings')}#google`}>{t('brokenLink')}</Link>
  return (
    <Row gap={8}>
      <Button kind="quiet" icon={IconRefresh} aria-label={t('sync')} isBusy={sync.isPending} onClick={() => sync.mutate({})}>
        {t('syncNow')}
      </Button>
      <Text as="span" size="small" tone={2} figures>
        {data.lastSync === null ? t('neverSynced') : t('synced', { time: data.lastSync })}
      </Text>
    </Row>
  )
}
