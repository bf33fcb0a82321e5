import { useEffect, useState } from 'react'
import { extras } from '../../extras.ts'
import type { PaletteItem } from './palette-item.ts'

const pauseMs = 120

export interface Found {
  query: string
  sections: readonly { heading: string, items: readonly PaletteItem[] }[]
}

const nothing: Found = { query: '', sections: [] }

/** What the areas find; answers to an older question are thrown away. An area that fails does not silence the others. */
export function useFound(query: string): { sections: Found['sections'], isSearching: boolean } {
  const [found, setFound] = useState(nothing)
  const hasSources = extras.palette.length > 0
  useEffect(() => {
    if (query === '' || extras.palette.length === 0) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(extras.palette.map(async source =>
        ({ heading: source.heading(), items: await source.search(query, stop.signal) })))
      if (stop.signal.aborted) return
      const sections = answers.flatMap(answer => answer.status === 'fulfilled' ? [answer.value] : [])
      setFound({ query, sections: sections.filter(({ items }) => items.length > 0) })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  if (query === '') return { sections: [], isSearching: false }
  // the last answer stays until the next one is there: the list does not jump
  return { sections: found.sections, isSearching: hasSources && found.query !== query }
}
