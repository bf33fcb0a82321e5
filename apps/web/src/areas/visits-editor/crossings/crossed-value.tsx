import type { VisitCells } from '@allenio/contract/visits'
import type { ReactNode } from 'react'
import type { EditNotice } from '#lib/documents'
import { useSelected } from '#lib/store'
import { Stack } from '#ui/layout'
import { useEditor } from '../session.ts'
import type { Crossing } from './crossing-line.tsx'
import { CrossingLine } from './crossing-line.tsx'

interface CrossedCell {
  cell: keyof VisitCells
}

/** Two devices have changed one field: the value that was replaced, the one that stands, and a button that takes the other one. */
export function CrossedValue({ cell, className }: CrossedCell & { className?: string | undefined }) {
  const { document, visitId } = useEditor()
  const notice = useSelected(document.notices, all => all.findLast(each => isOf(each, visitId, cell)))
  return notice && <CrossingLine notice={notice} className={className} />
}

const isOf = (notice: EditNotice, id: string, cell: string): notice is Crossing =>
  (notice.kind === 'mine replaced' || notice.kind === 'theirs replaced') && notice.id === id && notice.cell === cell

/** A field with what has crossed in it. It stays in its place when something does, so that who types there goes on. */
export const WithCrossed = ({ cell, children }: CrossedCell & { children: ReactNode }) => (
  <Stack gap={4}>
    {children}
    <CrossedValue cell={cell} />
  </Stack>
)
