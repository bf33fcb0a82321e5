import { listClientFiles } from '@allenio/contract/client-files'
import { IconFile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewPart } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'

function useSummary(id: string): ClientSummary {
  const { data, isPending } = useQuery(read(listClientFiles, { id }, { isStored: true, quiet: true }))
  const additions = (data?.clientFiles ?? []).map(({ id: fileId, createdAt, addedBy, file }): Addition => ({
    id: fileId,
    at: createdAt,
    isByClient: false,
    by: addedBy,
    href: hrefTo('/clients/$id/files', { id }),
    Icon: IconFile,
    text: () => file.name,
  }))
  return { isEmpty: data && data.total === 0, additions: isPending ? undefined : additions }
}

export const part: OverviewPart = { useSummary }
