import { dayIn } from '@allenio/domain/days'
import { useEffect, useState } from 'react'
import { sortedByScore } from '#lib/words'
import { extras } from '../extras/area-extras.ts'
import type { Me } from '../me/me.ts'
import type { PaletteItem, PaletteSource, PaletteVerb } from './palette-item.ts'
import { calledVerbs, type VerbCall } from './verbs.ts'

const pauseMs = 120

export interface ResultSection {
  id: string
  heading: string
  items: readonly PaletteItem[]
  /** Rows of a command whose whole word was typed, so that nothing else can be meant. */
  isSure?: true
  followsCommands?: true
}

interface SearchResult {
  query: string
  sections: readonly ResultSection[]
  hasFailed: boolean
}

export interface CurrentResult extends Omit<SearchResult, 'query'> {
  /** The rows answer an earlier query; they stay on the screen, so that it does not flicker, but nobody can choose them. */
  isOutdated: boolean
}

type Search = (signal: AbortSignal) => Promise<ResultSection>

/**
 * The results of the areas' sources and verbs, or their suggestions before anything is typed. Answers to an older query
 * are ignored. A source that fails does not affect the others.
 */
export function useSearchResult({ permissions, roles, timeZone }: Me, query: string): CurrentResult {
  const [result, setResult] = useState<SearchResult>({ query: '', sections: [], hasFailed: false })
  const [hasAnswer, setHasAnswer] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        const searches = searchesFor({ permissions, roles, query, today: dayIn(timeZone) })
        const answers = await Promise.allSettled(searches.map(search => search(stop.signal)))
        if (stop.signal.aborted) return
        const sections = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
        setResult({ query, sections: sections.filter(({ items }) => items.length > 0), hasFailed: sections.length < answers.length })
        setHasAnswer(true)
      },
      query === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, permissions, roles, timeZone])
  const isOutdated = !hasAnswer || result.query !== query
  const isOfAnotherKind = isOutdated && (query === '') !== (result.query === '')
  return { sections: isOfAnotherKind ? [] : result.sections, hasFailed: !isOutdated && result.hasFailed, isOutdated }
}

/** Whether somebody has a source or a verb. */
export const mayUse = ({ permission, role }: Pick<PaletteVerb, 'permission' | 'role'>, me: Pick<Me, 'permissions' | 'roles'>): boolean =>
  (!permission || me.permissions.includes(permission)) && (!role || me.roles.includes(role))

function searchesFor({ query, today, ...me }: Pick<Me, 'permissions' | 'roles'> & { query: string; today: string }): readonly Search[] {
  const sources = extras().palette.filter(source => mayUse(source, me))
  if (query === '') return sources.map(source => signal => offerOf(source, { signal, today }))
  const { sure, possible } = calledVerbs(
    extras().verbs.filter(verb => mayUse(verb, me)),
    query,
  )
  const ofVerb =
    (call: VerbCall, isSure?: true): Search =>
    signal =>
      answerOfVerb(call, { signal, today, isSure })
  if (sure.length > 0) return sure.map(call => ofVerb(call, true))
  return [
    ...sources.map(
      (source): Search =>
        signal =>
          answerOf(source, { query: query.trim(), signal, today }),
    ),
    ...possible.map(call => ofVerb(call)),
  ]
}

interface Question {
  signal: AbortSignal
  today: string
}

const answerOf = async (
  { id, heading, search, followsCommands }: PaletteSource,
  { query, ...asked }: Question & { query: string },
): Promise<ResultSection> => ({
  id,
  heading: heading(),
  items: sortedByScore(await search(query, asked), query),
  ...(followsCommands && { followsCommands }),
})

const answerOfVerb = async (
  { verb, text }: { verb: PaletteVerb; text: string },
  { isSure, ...asked }: Question & { isSure: true | undefined },
): Promise<ResultSection> => ({
  id: `verb ${verb.id}`,
  heading: verb.label(),
  items: (await verb.search(text, asked)).map(item => ({ icon: verb.icon, ...item })),
  ...(isSure && { isSure }),
})

const offerOf = async ({ id, offer }: PaletteSource, asked: Question): Promise<ResultSection> => ({
  id,
  heading: offer?.heading() ?? '',
  items: offer ? await offer.items(asked) : [],
})
