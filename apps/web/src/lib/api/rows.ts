import type { Endpoint, Output } from '@allenio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './keys.ts'

type ListName<Page> = { [Name in keyof Page]: Page[Name] extends readonly { id: string }[] ? Name : never }[keyof Page]
type Lists<Page> = Page[ListName<Page>]
/** A row of any of the lists in an endpoint's answer. */
export type RowOf<E extends Endpoint> = Lists<Output<E>> extends readonly (infer Row)[] ? Row : never

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const hasId = (value: unknown, id: string) => isRecord(value) && value['id'] === id

/** Shows a change at once wherever a list's answers are cached; undefined takes the row out. */
export function changeRow<E extends Endpoint>(
  cache: QueryClient, list: E, { id, change }: { id: string, change: (row: RowOf<E>) => RowOf<E> | undefined },
): void {
  const changeList = (rows: readonly unknown[]) => rows.flatMap(row => {
    if (!hasId(row, id)) return [row]
    const changed = change(row as RowOf<E>) // it stands in an answer of this endpoint
    return changed === undefined ? [] : [changed]
  })
  const changePage = (page: unknown) => {
    if (!isRecord(page)) return page
    const changed = { ...page }
    for (const [name, rows] of Object.entries(page)) {
      if (!Array.isArray(rows) || !rows.some(row => hasId(row, id))) continue
      const next = changeList(rows)
      changed[name] = next
      if (typeof page['total'] === 'number') changed['total'] = page['total'] - (rows.length - next.length)
    }
    return changed
  }
  cache.setQueriesData<unknown>({ queryKey: keyOf(list) }, (data: unknown) =>
    isRecord(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(changePage) } : changePage(data))
}
