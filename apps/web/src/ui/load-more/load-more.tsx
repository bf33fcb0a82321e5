import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button'
import { useWords } from '#ui/words'
import css from './load-more.module.css'

export interface LoadMoreProps {
  /** a paged query, as `useInfiniteQuery` returns it */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
}

const aheadPx = 1200

/** The foot of a paged list. It loads before the end is reached, or by a button; after a failure only by the button. */
export function LoadMore({ list }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list
  const words = useWords()
  const foot = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => void fetchNextPage())
  const mayLoad = hasNextPage && !isFetchingNextPage && !hasFailed
  useEffect(() => {
    const element = foot.current
    if (!mayLoad || !element) return
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) load()
      },
      // the page may scroll, or a box within it, so both margins are set
      { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [mayLoad])
  if (!hasNextPage) return null
  return (
    <div ref={foot} className={css.more}>
      {hasFailed && <p role="alert">{words.loadFailed}</p>}
      <Button kind={hasFailed ? 'secondary' : 'quiet'} isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {hasFailed ? words.retry : isFetchingNextPage ? words.loading : words.loadMore}
      </Button>
    </div>
  )
}
