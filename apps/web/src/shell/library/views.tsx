import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { isNarrowed, type ListFilters } from '#lib/list-place'
import { useLibraryWords } from './words.ts'

interface KindsOptions<Filters> {
  filters: Filters
  /** The number of rows of each kind, once counted. */
  counts: { library: number; forOneClient: number; deleted: number } | undefined
  /** How long deleted rows can be undeleted. */
  deletedDays: number
}

interface EmptyKinds {
  /** The title where no row matches the filters. */
  unmatched: string
  forOneClient: { title: string; text: string }
  library: { title: string; text: string; action: ReactNode }
}

type Kind = 'library' | 'for one client' | 'deleted'

/** The tabs of a library with rows for everybody, rows for one client each, and deleted ones. */
export function useKinds({ filters, counts, deletedDays }: KindsOptions<ListFilters & { kind?: Kind | undefined }>) {
  const t = useLibraryWords()
  const { integer } = useFormats()
  const { kind = 'library', ...others } = filters
  const empty = ({ unmatched, forOneClient, library }: EmptyKinds) => {
    if (isNarrowed(others)) return { title: unmatched, text: t('noneText') }
    if (kind === 'deleted') return { title: t('noneDeleted'), action: null }
    return kind === 'for one client' ? { ...forOneClient, action: null } : library
  }
  return {
    standard: [
      { id: 'library', title: t('library'), count: counts?.library, filters: {} },
      { id: 'for one client', title: t('forOneClient'), count: counts?.forOneClient, filters: { kind: 'for one client' as const } },
      { id: 'deleted', title: t('deletedOnes'), count: counts?.deleted, filters: { kind: 'deleted' as const } },
    ],
    /** The part of them that the page shows beside its tabs. */
    page: {
      count: counts && { value: integer(counts.library), text: t('inLibrary') },
      about: kind === 'deleted' ? t('deletedText', { days: deletedDays }) : undefined,
      hasRowsElsewhere: counts !== undefined && counts.forOneClient + counts.deleted > 0,
    },
    empty,
  }
}

interface SourceCounts {
  own: number
  library: number
  favorites: number
}

interface SourceFilters {
  source?: 'own' | 'library' | undefined
  onlyFavorites?: 'true' | undefined
}

interface EmptySources {
  favorites: string
  library: string
  own: { title: string; text: string }
  /** The buttons for a first row. Without the first one, nobody may create one. */
  buttons: readonly [create: ReactNode, importTable: ReactNode]
}

/** The tabs of a list that has rows of the business and those of a library that comes with the product. */
export function useSources(counts: SourceCounts | undefined) {
  const t = useLibraryWords()
  const { integer } = useFormats()
  return {
    standard: [
      { id: 'all', title: t('all'), count: counts && counts.own + counts.library, filters: {} },
      { id: 'own', title: t('own'), count: counts?.own, filters: { source: 'own' as const } },
      { id: 'library', title: t('library'), count: counts?.library, filters: { source: 'library' as const } },
      { id: 'favorites', title: t('favorites'), count: counts?.favorites, filters: { onlyFavorites: 'true' as const } },
    ],
    count: counts && {
      value: integer(counts.own),
      text: counts.library > 0 ? t('ownAndLibraryCount', { library: integer(counts.library) }) : t('ownCount'),
    },
    unmatched: (title: string) => ({ title, text: t('noneTextInBoth') }),
    /** Stands where a tab has no rows at all. */
    empty: ({ source, onlyFavorites }: SourceFilters, { favorites, library, own, buttons: [create, importTable] }: EmptySources) => {
      if (onlyFavorites) return { title: t('noFavorites'), text: favorites, action: null }
      if (source !== 'own') return { title: library, action: null }
      if (!create) return { title: own.title, action: null }
      const action = (
        <>
          {create}
          {importTable}
        </>
      )
      return { ...own, action }
    },
  }
}
