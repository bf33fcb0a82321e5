import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { useMacroText } from '#areas/aliments'
import { useToday } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { clientMacrosQuery, targetOn } from '../data.ts'

const useFigureWords = areaWords('macros overview', { it: { today: 'Obiettivo di oggi' }, en: { today: 'Today’s target' } })

/** The target that counts today, in one line; nothing without one. */
function useSummary(id: string): ClientSummary {
  const t = useFigureWords()
  const macroText = useMacroText()
  const today = useToday()
  const { data, isPending } = useInfiniteQuery(clientMacrosQuery(id))
  const target = targetOn(data?.rows ?? [], today)
  const [value, ...rest] = target ? macroText(target).split(' · ') : []
  const figure: OverviewFigure | undefined =
    value === undefined ? undefined : { label: t('today'), value, note: rest.join(' · '), href: hrefTo('/clients/$id/macros', { id }) }
  return { isEmpty: data && data.rows.length === 0, ...(figure && { figure }), additions: isPending ? undefined : [] }
}

export const part: OverviewPart = { useSummary }
