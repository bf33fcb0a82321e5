import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** figures are aligned at the right, so that their digits stand under each other */
  align?: 'start' | 'end'
  /** pixels */
  width?: number
  isSortable?: boolean
  /** neighbouring columns with the same group share a heading above */
  group?: string
  /** hidden first when the table is narrow */
  isMinor?: boolean
  /** a text never widens the column past its width, or past what the others leave where it has none */
  isClipped?: boolean
}

export type Sort = { key: string; direction: 'up' | 'down' }

export type SortChoice = { key: string; title: string }

export type Group = { title: string | undefined; span: number; key: string } & Pick<Column<unknown>, 'align' | 'isMinor'>

/** Merges neighbouring columns of one group into one heading. */
export function groupsOf<Row>(columns: readonly Column<Row>[]): Group[] {
  const groups: Group[] = []
  for (const { group, key, align, isMinor } of columns) {
    const last = groups[groups.length - 1]
    if (group !== undefined && last?.title === group) last.span += 1
    else groups.push({ title: group, span: 1, key, align, isMinor })
  }
  return groups
}

const widthOfOthers = 160
const widthAtDesk = 1_000

/** Whether the columns need more than an ordinary screen has beside the menu, so that minor ones are hidden there, too. */
export const areMany = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.reduce((sum, { width = widthOfOthers }) => sum + width, 0) > widthAtDesk

/** The sort after a press on a column: the sorted column reverses its direction, another one starts upwards. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'up' ? 'down' : 'up',
})

export const choicesOf = <Row>(columns: readonly Column<Row>[]): SortChoice[] =>
  columns.filter(({ isSortable }) => isSortable).map(({ key, title }) => ({ key, title }))

/** Reads the name of a sort order: '-created' is downwards. */
export const sortOf = (name: string): Sort =>
  name.startsWith('-') ? { key: name.slice(1), direction: 'down' } : { key: name, direction: 'up' }

/** The name of a sort order, if the list has it. */
export const sortName = <SortName extends string>({ key, direction }: Sort, names: readonly SortName[]): SortName | undefined =>
  names.find(name => name === (direction === 'down' ? `-${key}` : key))
