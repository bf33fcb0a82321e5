import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button'
import { useWords } from '#ui/words'
import css from './load-more.module.css'

export type LoadMoreProps = {
  /** the `nextPage` of the last page that was loaded; 0 at the end */
  nextPage: number
  loading: boolean
  failed?: boolean | undefined
  onLoad: () => void
}

const AHEAD_PX = 1200

/** The foot of a paged list. It loads before the end is reached, or by a button; after a failure only by the button. */
export function LoadMore({ nextPage, loading, failed, onLoad }: LoadMoreProps) {
  const words = useWords()
  const foot = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const mayLoad = nextPage > 0 && !loading && !failed
  useEffect(() => {
    const element = foot.current
    if (!mayLoad || !element) return
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) load()
      },
      // the page may scroll, or a box within it, so both margins are set
      { rootMargin: `${AHEAD_PX}px`, scrollMargin: `${AHEAD_PX}px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [mayLoad, nextPage])
  if (nextPage <= 0) return null
  return (
    <div ref={foot} className={css.more}>
      {failed && <p role="alert">{words.loadFailed}</p>}
      <Button kind={failed ? 'secondary' : 'quiet'} loading={loading} onClick={onLoad}>
        {failed ? words.retry : loading ? words.loading : words.loadMore}
      </Button>
    </div>
  )
}
