import { useEffect, useState } from 'react'
import { extras } from '../../extras.ts'
import type { Me } from '../me/me.ts'
import type { PaletteItem, PaletteSource } from './palette-item.ts'

const pauseMs = 120

interface Section {
  heading: string
  items: readonly PaletteItem[]
}

interface SearchResult {
  query: string
  sections: readonly Section[]
}

/**
 * The results of the areas' sources, or their suggestions before anything is typed. Answers to an older query are
 * ignored. A source that fails does not affect the others.
 */
export function useSearchResult(me: Me, query: string): { sections: SearchResult['sections']; isSearching: boolean } {
  const [result, setResult] = useState<SearchResult>()
  const { permissions } = me
  useEffect(() => {
    const sources = extras.palette.filter(({ permission }) => !permission || permissions.includes(permission))
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        const answers = await Promise.allSettled(sources.map(source => answerOf(source, query, stop.signal)))
        if (stop.signal.aborted) return
        const sections = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
        setResult({ query, sections: sections.filter(({ items }) => items.length > 0) })
      },
      query === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, permissions])
  // the last results stay until the next ones arrive, so that the list does not jump
  const isOfAnother = result?.query !== query
  const isStale = isOfAnother && (query === '' || result?.query === '')
  return { sections: isStale ? [] : (result?.sections ?? []), isSearching: query !== '' && isOfAnother }
}

async function answerOf({ heading, search, offer }: PaletteSource, query: string, signal: AbortSignal): Promise<Section> {
  if (query !== '') return { heading: heading(), items: await search(query, signal) }
  return offer ? { heading: offer.heading(), items: await offer.items(signal) } : { heading: '', items: [] }
}
