import { listCredits, listOwnCredits } from '@allenio/contract/credits'
import { listKinds } from '@allenio/contract/reservations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'

const stored = { isStored: true, quiet: true } as const

export const ownCreditsQuery = () => listQuery(listOwnCredits, {}, { rows: ({ entries }) => entries, ...stored })
export const clientCreditsQuery = (id: string) => listQuery(listCredits, { id }, { rows: ({ entries }) => entries, ...stored })
export const kindsQuery = () => read(listKinds, {}, stored)

/** Whether a client has or had credits, so that there is a statement to read. */
export const useHasCredits = (): boolean => (useInfiniteQuery(ownCreditsQuery()).data?.first?.packs.length ?? 0) > 0
