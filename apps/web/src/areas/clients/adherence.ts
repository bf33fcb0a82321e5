import type { MarksCall } from '@allenio/contract'
import type { adherenceLevels } from '@allenio/contract/clients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, read, readInPortions } from '#lib/api'
import type { AdherenceColumn } from './slots.ts'

/** A dot of the client list as an area's call answers it. */
interface Mark {
  clientId: string
  percent: number | null
  level: Exclude<(typeof adherenceLevels)[number], 'none'> | null
}

interface Marks<OfArea extends Mark> {
  list: MarksCall<OfArea>
  /** How many clients one call may name. */
  atOnce: number
  /** Words the count behind a mark. */
  useTitle: () => (mark: OfArea) => string
}

/** Reads the dots of all listed clients at once; while more are loaded the marks of the others stay. */
export const adherenceFrom = <OfArea extends Mark>({ list, atOnce, useTitle }: Marks<OfArea>): AdherenceColumn['useAdherence'] =>
  function useAdherence(clientIds) {
    const titleOf = useTitle()
    const { data } = useQuery({
      ...read(list, { clientId: [...clientIds] }, { quiet: true, staleTime: 60_000 }),
      queryFn: async ({ signal }) => ({
        marks: await readInPortions({ ids: clientIds, atOnce, ask: async clientId => (await call(list, { clientId }, { signal })).marks }),
      }),
      enabled: clientIds.length > 0,
      placeholderData: keepPreviousData,
    })
    return data && new Map(data.marks.map(mark => [mark.clientId, { percent: mark.percent, level: mark.level, title: titleOf(mark) }]))
  }
