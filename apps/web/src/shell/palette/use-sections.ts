import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { ranked, scoreItem, strongScore, useLanguage } from '#lib/words'
import { extras } from '../extras/area-extras.ts'
import type { Me } from '../me/me.ts'
import { useWords } from '../words/index.ts'
import { useActions, useCommandsHere, usePages } from './own-items.tsx'
import type { PaletteItem } from './palette-item.ts'
import { recentItems } from './recent.ts'
import { mayUse, useSearchResult, type CurrentResult } from './search-result.ts'
import { verbItem } from './verbs.ts'

export interface PaletteSection {
  id: string
  heading: string
  items: readonly PaletteItem[]
  isOutdated?: boolean
}

export interface Sections extends Pick<CurrentResult, 'hasFailed'> {
  sections: readonly PaletteSection[]
  /** The server's answer to the query is still to come. */
  isSearching: boolean
}

/** The sections of the palette for a query. Before anything is typed these are recent items, and all commands and pages. */
export function useSections(me: Me, query: string): Sections {
  const t = useWords()
  const language = useLanguage()
  const pages = usePages(me)
  const actions = useActions(me)
  const here = useCommandsHere()
  const { sections: results, isOutdated, hasFailed } = useSearchResult(me, query)
  const [recent] = useState(recentItems)
  const before = query === '' ? recent.filter(({ href }) => !pages.some(page => page.href === href)) : []
  const verbs = extras()
    .verbs.filter(verb => mayUse(verb, me) && !results.some(({ id }) => id === `verb ${verb.id}`))
    .map(verb => verbItem(verb, language))
  const text = query.trim()
  const found = withoutTwins(results, before).map(({ isSure, ...section }) => ({
    ...section,
    isOutdated,
    strength: isSure ? Infinity : bestOf(section.items, text),
  }))
  const own = (id: string, heading: string, items: readonly PaletteItem[]) => ({ id, heading, items, strength: bestOf(items, text) })
  const all =
    text === ''
      ? [
          own(
            'recent',
            t('paletteRecent'),
            before.map(item => ({ ...item, icon: IconHistory })),
          ),
          own('here', t('hereShortcuts'), here),
          ...found,
          own('verbs', t('paletteVerbs'), verbs),
          own('pages', t('palettePages'), pages),
          own('actions', t('paletteActions'), actions),
        ]
      : [
          ...found.filter(({ followsCommands }) => !followsCommands),
          own('here', t('hereShortcuts'), ranked(here, text)),
          own('pages', t('palettePages'), ranked(pages, text)),
          own('actions', t('paletteActions'), ranked([...verbs, ...actions], text)),
          ...found.filter(({ followsCommands }) => followsCommands),
        ].toSorted((one, other) => placeOf(other.strength) - placeOf(one.strength))
  return { sections: all.filter(({ items }) => items.length > 0), isSearching: isOutdated, hasFailed }
}

const bestOf = (items: readonly PaletteItem[], query: string) => Math.max(0, ...items.map(item => scoreItem(item, query)))

/** Rows that begin as it was typed stand before those that only contain it; otherwise people come first and commands follow. */
const placeOf = (strength: number) => (strength === Infinity ? 2 : strength >= strongScore ? 1 : 0)

/** Two sources, or two calls of a verb, may find the same thing. */
function withoutTwins(sections: CurrentResult['sections'], before: readonly { id: string }[]): CurrentResult['sections'] {
  const ids = new Set(before.map(({ id }) => id))
  return sections.map(section => ({ ...section, items: section.items.filter(({ id }) => !ids.has(id) && ids.add(id)) }))
}
