import { Count } from '#ui/badge'
import { VisuallyHidden } from '#ui/visually-hidden'
import { extras } from '../extras/area-extras.ts'
import { useWords } from '../words/index.ts'

/** The number of waiting things behind an entry, if its area counts them. */
export function EntryCount({ path, dot }: { path: string; dot?: string | undefined }) {
  const useCount = extras().badges[path]
  return useCount ? <Waiting useCount={useCount} dot={dot} /> : null
}

/** Shows a dot in the given style where a number has no space. */
function Waiting({ useCount, dot }: { useCount: () => number; dot: string | undefined }) {
  const count = useCount()
  const t = useWords()
  if (count <= 0) return null
  if (dot)
    return (
      <span className={dot}>
        <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
      </span>
    )
  return <Count count={count} label={t('waiting', { count })} onSidebar />
}
