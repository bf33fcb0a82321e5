import { useFormats } from '#lib/formats'
import { isGone, messageOf } from '#lib/api'
import { useParam } from '#shell'
import { Button } from '#ui/button'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { ListHead, useTripText } from '../lines/list-head.tsx'
import { ShoppingLines } from '../lines/shopping-lines.tsx'
import css from './shared.module.css'
import { useSharedList } from './use-shared-list.ts'
import { useSharedWords } from './words.ts'

/** The list for whoever has the link. It names neither the client nor the business. */
export function Page() {
  const t = useSharedWords()
  const { day } = useFormats()
  const tripText = useTripText()
  const token = useParam('token')
  const { list, error, isPending, isRefetching, refetch, isWaiting, tick } = useSharedList(token)
  if (isGone(error)) return <GuestPage picture={<BrokenPicture />} title={t('goneTitle')} lead={t('goneText')} />
  if (isPending) return <GuestWaiting fields={5} />
  if (!list) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('failedTitle')} lead={messageOf(error)}>
        <GuestButtons>
          <Button isBusy={isRefetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </GuestButtons>
      </GuestPage>
    )
  }
  const { lines } = list
  return (
    <GuestPage title={t('title')} lead={t('lead')} after={t('until', { day: day(list.expiresAt) })}>
      {isWaiting && (
        <Text tone="attention" aria-live="polite">
          {t('waiting')}
        </Text>
      )}
      <Sheet className={css.list}>
        <ListHead trip={tripText(list)} lines={lines} />
        {lines.length === 0 && <Text tone={2}>{t('empty')}</Text>}
        <ShoppingLines lines={lines} onTick={line => tick(line.id, !line.isTicked)} />
      </Sheet>
    </GuestPage>
  )
}
