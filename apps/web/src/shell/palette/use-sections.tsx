import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import type { Me } from '../me/me.ts'
import { useWords } from '../words/index.ts'
import { useActions, usePages } from './own-items.tsx'
import type { PaletteSection } from './palette-list.tsx'
import { recentItems } from './recent.ts'
import { ranked } from './score.ts'
import { useSearchResult } from './search-result.ts'

/** The sections of the palette for a query. Before anything is typed these are recent items, all pages and all commands. */
export function useSections(me: Me, query: string): { sections: readonly PaletteSection[]; isSearching: boolean } {
  const t = useWords()
  const pages = usePages(me)
  const actions = useActions(me)
  const { sections: results, isSearching } = useSearchResult(me, query)
  const [recent] = useState(recentItems)
  const before = query === '' ? recent.filter(({ href }) => !pages.some(page => page.href === href)) : []
  const sections = [
    { heading: t('paletteRecent'), items: before.map(item => ({ ...item, icon: IconHistory })) },
    ...results.map(({ heading, items }) => ({ heading, items: items.filter(({ id }) => !before.some(each => each.id === id)) })),
    { heading: t('palettePages'), items: ranked(pages, query) },
    { heading: t('paletteActions'), items: ranked(actions, query) },
  ]
  return { sections: sections.filter(({ items }) => items.length > 0), isSearching }
}
