import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed, type CalendarFeed, type FeedDetail } from '@allenio/contract/calendars'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { CopyField } from '#ui/copy-field'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { RadioCards } from '#ui/radio-cards'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { useCalendarWords } from '../words.ts'

export { IconCalendarShare as Icon }

/** The address at which other apps read the person's dates. */
export function Section() {
  const t = useCalendarWords()
  const query = useQuery(read(getCalendarFeed, {}, { quiet: true }))
  return (
    <Stack gap={16}>
      <Text tone={2} prose>
        {t('feedLead')}
      </Text>
      <Loaded query={query} failed={t('feedFailed')} skeleton={<SkeletonLines lines={4} />}>
        {feed => <Feed feed={feed} />}
      </Loaded>
    </Stack>
  )
}

function Feed({ feed: { isActive, detail: storedDetail, createdAt, readAt } }: { feed: CalendarFeed }) {
  const t = useCalendarWords()
  const { day } = useFormats()
  const [detail, setDetail] = useState<FeedDetail>(storedDetail)
  const [address, setAddress] = useState<string>()
  const create = useCall(createCalendarFeed, { onSuccess: made => setAddress(made.address) })
  const revoke = useCall(deleteCalendarFeed, {
    onSuccess: (answer, more) => {
      setAddress(undefined)
      toastMessage(answer, more)
    },
  })
  const askToCreate = async () => {
    const mayReplace = !isActive || (await confirm({ title: t('feedRenewTitle'), text: t('feedRenewText'), proceed: t('feedRenew') }))
    if (mayReplace) create.mutate({ detail })
  }
  const askToRevoke = async () => {
    const question = { title: t('feedRevokeTitle'), text: t('feedRevokeText'), proceed: t('feedRevoke'), danger: true }
    if (await confirm(question)) revoke.mutate({})
  }
  return (
    <Stack gap={16}>
      {isActive && createdAt !== null ? (
        <Stack gap={2}>
          <Text weight={500}>{t('feedSince', { day: day(createdAt) })}</Text>
          <Text tone={2}>{readAt === null ? t('feedUnread') : t('feedRead', { day: day(readAt) })}</Text>
        </Stack>
      ) : (
        <Text>{t('feedNone')}</Text>
      )}
      {address !== undefined && <CopyField label={t('feedAddress')} value={address} hint={t('feedOnce')} />}
      <RadioCards
        label={t('feedDetail')}
        value={detail}
        onChange={setDetail}
        options={[
          { value: 'names', label: t('feedNames'), hint: t('feedNamesHint') },
          { value: 'titles', label: t('feedTitles'), hint: t('feedTitlesHint') },
          { value: 'busy', label: t('feedBusy'), hint: t('feedBusyHint') },
        ]}
      />
      {isActive && detail !== storedDetail && <Text tone={2}>{t('feedDetailLater')}</Text>}
      <Row gap={8} wrap>
        <Button kind={isActive ? 'secondary' : 'primary'} isBusy={create.isPending} onClick={() => void askToCreate()}>
          {t(isActive ? 'feedRenew' : 'feedCreate')}
        </Button>
        {isActive && (
          <Button kind="quiet" isBusy={revoke.isPending} onClick={() => void askToRevoke()}>
            {t('feedRevoke')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
