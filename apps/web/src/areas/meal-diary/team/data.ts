import { getClientDiary, getDietMap, getExpenditure, listSwapHabits } from '@allenio/contract/client-diary'
import { listQuery, read } from '#lib/api'

export const dietMapQuery = (id: string) => read(getDietMap, { id }, { quiet: true, keep: true })

export const clientDiaryQuery = (id: string, until: string | undefined) =>
  listQuery(
    getClientDiary,
    { id, ...(until !== undefined && { until }) },
    { rows: ({ days }) => days, quiet: true, linksFiles: true, ...(until === undefined && { keep: true }) },
  )

export const expenditureQuery = (id: string) => read(getExpenditure, { id }, { quiet: true, keep: true })

export const swapHabitsQuery = (id: string) => read(listSwapHabits, { id }, { quiet: true })
