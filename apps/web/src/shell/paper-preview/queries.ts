import type { Download } from '@allenio/contract'
import type { PaperPages } from '@allenio/contract/paper-pages'
import { keepPreviousData, queryOptions, useIsFetching, useQuery } from '@tanstack/react-query'
import { download, readFile } from '#lib/api'

/** The calls of an area that draw one of its papers. */
export interface PaperCalls {
  /** Answers `PaperPages`. */
  pages: Download
  /** Answers a page as a picture. */
  page: Download
  /** The choices about the paper. Both calls take it, the second one with the key of a page. */
  input: Readonly<Record<string, unknown>>
}

/** The earlier pages stay until the next are known. */
export const pagesQuery = ({ pages, input }: PaperCalls) => ({
  ...readFile(pages, input, { take: parsePages, quiet: true, staleTime: 0 }),
  placeholderData: keepPreviousData,
})

async function parsePages(blob: Blob): Promise<PaperPages> {
  const pages: PaperPages = JSON.parse(await blob.text())
  return pages
}

const picturesKey = ['picture of a paper'] as const

/** A key stands for one look of a page, so that its picture never grows old. The earlier one stays until it is there. */
export const pictureQuery = ({ page, input }: PaperCalls, key: string) =>
  queryOptions({
    queryKey: [...picturesKey, key],
    queryFn: async ({ signal }) => (await download(page, { ...input, key }, { signal })).blob,
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** Whether the pages that are in sight are those of the choices: a print of others would show what was chosen before. */
export function useArePagesDrawn(calls: PaperCalls): boolean {
  const { data, isPlaceholderData } = useQuery(pagesQuery(calls))
  const pictures = useIsFetching({ queryKey: picturesKey })
  return data !== undefined && !isPlaceholderData && pictures === 0
}
