import type { Language } from '@allenio/contract'
import type { CellValue, Operation } from '@allenio/contract/documents'
import type { SectionKind, StorefrontCells } from '@allenio/contract/storefront'
import { childrenOf } from '@allenio/domain/documents'
import { presetLanguages, sectionCellsOf, storefrontCellsOf } from '@allenio/domain/storefront'
import { createContext, use } from 'react'
import type { EditedDocument } from '#lib/documents'
import { createStore, useSelected, useStored, type Store } from '#lib/store'
import type { StorefrontParts } from './data.ts'

export type CanvasWidth = 'phone' | 'desk'

/** One open storefront, and how this person looks at it. */
export interface EditorSession {
  document: EditedDocument
  storefrontId: string
  /** The rows name these pictures, members and offers; undefined until they are read. */
  parts: Store<StorefrontParts | undefined>
  width: Store<CanvasWidth>
  language: Store<Language>
  /** The section whose items are listed. */
  selectedId: Store<string | undefined>
  edit: (operations: readonly Operation[], gestureId?: string) => void
  /** Sets cells of one row; undefined empties one. */
  set: (id: string, cells: Readonly<Record<string, CellValue | undefined>>, gestureId?: string) => void
  close: () => void
}

export function openSession(document: EditedDocument, storefrontId: string): EditorSession {
  return {
    document,
    storefrontId,
    parts: createStore<StorefrontParts | undefined>(undefined),
    width: createStore<CanvasWidth>('phone'),
    language: createStore<Language>((storefrontCellsOf(document.rows.get(), storefrontId).languages ?? presetLanguages)[0] ?? 'it'),
    selectedId: createStore<string | undefined>(undefined),
    edit: document.edit,
    set(id, cells, gestureId) {
      const values = Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, value ?? null]))
      document.edit([{ kind: 'set', id, cells: values }], gestureId)
    },
    close: () => undefined,
  }
}

export const EditorContext = createContext<EditorSession | undefined>(undefined)

export function useEditor(): EditorSession {
  const session = use(EditorContext)
  if (!session) throw new Error('a part of the editor stands outside of it')
  return session
}

export function useSettings(): StorefrontCells {
  const { document, storefrontId } = useEditor()
  return useSelected(document.rows, rows => storefrontCellsOf(rows, storefrontId))
}

export interface ListedSection {
  id: string
  kind: SectionKind
  isHidden: boolean
  titles: { it: string; en: string }
}

/** The sections in their order. */
export function useSections(): readonly ListedSection[] {
  const { document, storefrontId } = useEditor()
  const rows = useStored(document.rows)
  return childrenOf(rows, storefrontId).map(row => {
    const { kind = 'text', isHidden = false, titleIt = '', titleEn = '' } = sectionCellsOf(row)
    return { id: row.id, kind, isHidden, titles: { it: titleIt, en: titleEn } }
  })
}
