import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaperPages as Pages } from '@allenio/contract/paper-pages'
import { messageOf } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { PageSkeleton, PaperPage } from './paper-page.tsx'
import css from './paper-preview.module.css'
import { placeOn } from './place-on.ts'
import { pagesQuery, type PaperCalls } from './queries.ts'
import { usePreviewWords } from './words.ts'

interface PaperPagesProps {
  calls: PaperCalls
  /** The part that is being edited: its page comes into view when it becomes another one. */
  placeId: string | undefined
  /** Wider than the screen, so that small print can be read. */
  isZoomed: boolean
}

/** The pages below one another on a desk, as the server has drawn them last. */
export function PaperPages({ calls, placeId, isZoomed }: PaperPagesProps) {
  const t = usePreviewWords()
  const isOnline = useIsOnline()
  const { data, error, refetch, isFetching } = useQuery(pagesQuery(calls))
  const list = usePlaceInView(data, placeId)
  if (!data) {
    if (!error)
      return (
        <Waiting>
          <div className={css.pages}>
            <div className={css.page}>
              <PageSkeleton />
            </div>
          </div>
        </Waiting>
      )
    return isOnline ? (
      <ErrorState title={t('failed')} text={messageOf(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <EmptyState title={t('offlineTitle')} text={t('offlineText')} />
    )
  }
  return (
    <>
      {!isOnline && <Notice text={t('offline')} />}
      {isOnline && error && <Notice text={t('behind')} onRetry={() => void refetch()} isBusy={isFetching} />}
      <ol ref={list} className={classes(css.pages, isZoomed && css.zoomed)} data-pages>
        {data.pages.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is told by its number: its picture is another after each change
          <PaperPage key={index} calls={calls} pages={data} index={index} />
        ))}
      </ol>
    </>
  )
}

interface NoticeProps {
  text: string
  onRetry?: () => void
  isBusy?: boolean
}

function Notice({ text, onRetry, isBusy }: NoticeProps) {
  const t = usePreviewWords()
  return (
    <div className={css.notice}>
      <Text as="output" size="hint" tone={2}>
        {text}
      </Text>
      {onRetry && (
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}

/** Scrolls to the part that is edited when it becomes another one, and never because the pages have changed. */
function usePlaceInView(pages: Pages | undefined, placeId: string | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const [seenId, setSeenId] = useState<string>()
  const isListed = pages?.places.some(({ id }) => id === placeId) ?? false
  const show = useEffectEvent((id: string) => {
    const box = list.current
    const place = pages && placeOn(pages, id)
    if (!box || !place) return
    const page = box.children[place.index]
    if (!(page instanceof HTMLElement)) return
    // a place that begins high on a page is seen with the whole page
    const top = page.offsetTop - aboveIt + (place.share < highOnPage ? 0 : place.share * page.offsetHeight)
    // the first place is there when the preview opens
    box.scrollTo({ top, behavior: seenId === undefined ? 'instant' : 'smooth' })
    setSeenId(id)
  })
  useEffect(() => {
    if (placeId !== undefined && isListed) show(placeId)
  }, [placeId, isListed])
  return list
}

/** Pixels that stay in view above it. */
const aboveIt = 12
const highOnPage = 0.4
