import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useSearchWords } from './words.ts'
import { useExcerpt } from '../excerpt.ts'
import { countOf } from './search-state.ts'
import css from './search-bar.module.css'
import type { useMessageSearch } from './use-message-search.ts'

/** The reason why there are no hits to step through. A visible hit is only announced to screen readers. */
export function SearchLine({ search }: { search: ReturnType<typeof useMessageSearch> }) {
  const t = useSearchWords()
  const { state, retry } = search
  const isVisible = state === 'short' || state === 'none' || state === 'offline' || state === 'failed'
  return (
    <div className={isVisible ? css.line : undefined} aria-live="polite">
      {isVisible && <p>{t(state)}</p>}
      {state === 'failed' && (
        <Button size="small" kind="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {state === 'searching' && <VisuallyHidden>{t('searching')}</VisuallyHidden>}
      <HitAnnouncement search={search} />
    </div>
  )
}

function HitAnnouncement({ search: { hit, at, count, hasMore } }: { search: ReturnType<typeof useMessageSearch> }) {
  const t = useSearchWords()
  const { dayTime } = useFormats()
  const excerpt = useExcerpt()
  if (!hit) return null
  const name = hit.isOwn ? t('you') : hit.sender.name
  const values = { at: at + 1, all: countOf(count, hasMore), name, time: dayTime(hit.createdAt), text: excerpt(hit).text }
  return <VisuallyHidden>{t('found', values)}</VisuallyHidden>
}
