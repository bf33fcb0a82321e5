import { useMe } from '#shell'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, EmptyNewsPicture, NoResultsPicture } from '#ui/illustrations'
import { isNarrowed } from './filter-input.ts'
import type { Place } from './place.ts'
import { useListWords } from './words.ts'
import { hrefTo } from '#lib/screens'

/** Nothing yet, all read, or nothing that fits: each has another way on. */
export function None({ place: { filters, narrow, clear }, isOfClient }: { place: Place; isOfClient?: true }) {
  const t = useListWords()
  const isClient = useMe()?.workspace?.role === 'client'
  const { unread, ...others } = filters
  if (isNarrowed(others)) {
    return (
      <EmptyState
        picture={<NoResultsPicture />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={<Button onClick={clear}>{t('clear')}</Button>}
      />
    )
  }
  if (unread) {
    return (
      <EmptyState
        picture={<AllClearPicture />}
        title={t('allReadTitle')}
        text={t('allReadText')}
        action={<Button onClick={() => narrow({ unread: undefined })}>{t('showAll')}</Button>}
      />
    )
  }
  if (isOfClient) return <EmptyState picture={<EmptyNewsPicture />} title={t('emptyTitle')} text={t('emptyTextClient')} />
  return (
    <EmptyState
      large
      picture={<EmptyNewsPicture />}
      title={t('emptyTitle')}
      text={t(isClient ? 'emptyTextOwn' : 'emptyText')}
      action={<ButtonLink href={hrefTo('/settings', { hash: 'notifications' })}>{t('settings')}</ButtonLink>}
    />
  )
}
