import { useWords } from '../words/index.ts'
import type { usePalette } from './use-palette.ts'
import css from './palette.module.css'

type State = Pick<ReturnType<typeof usePalette>, 'query' | 'items' | 'sections' | 'isSearching' | 'isSending' | 'hasFailed' | 'failure'>

/** Below the rows: what the palette is doing, and why it has nothing to show. */
export function PaletteState({ palette }: { palette: State }) {
  const t = useWords()
  const { query, items, sections, isSearching, isSending, hasFailed, failure } = palette
  const isEmpty = !isSearching && items.length === 0
  return (
    <output className={css.state}>
      {failure && <b>{failure}</b>}
      {isSending && t('paletteSending')}
      {isSearching && sections.length === 0 && query !== '' && t('paletteSearching')}
      {isEmpty && !hasFailed && (
        <>
          <b>{t('paletteEmpty', { query: query.trim() })}</b>
          {t('paletteEmptyHint')}
        </>
      )}
      {hasFailed && !isSearching && t('paletteFailed')}
    </output>
  )
}
