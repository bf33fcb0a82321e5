import type { Output } from '@allenio/contract'
import { listProgramReleases, getProgramForAssign } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

export type ProgramHead = Output<typeof getProgramForAssign>

/** The program's owner, client and rights; its content is the document's. */
export const headQuery = (id: string) => read(getProgramForAssign, { id }, { quiet: true, isStored: true })

const releasesQuery = (id: string) => read(listProgramReleases, { id }, { quiet: true, isStored: true })

interface Publication {
  /** Nothing was edited since the last release. */
  isPublished: boolean
  /** Clients lack something that stands here. */
  isNeeded: boolean
}

/** Undefined until it is known. */
export function usePublication(head: ProgramHead | undefined): Publication | undefined {
  const { data } = useQuery({ ...releasesQuery(head?.id ?? ''), enabled: head !== undefined })
  return data && { isPublished: !data.hasDraft, isNeeded: data.hasDraft || data.isBehind }
}
