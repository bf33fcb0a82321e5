import type { Endpoint, Input, Output } from '@allenio/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keyOf } from './keys.ts'

type ListName<Page> = { [Name in keyof Page]: Page[Name] extends readonly { id: string }[] ? Name : never }[keyof Page]
type Lists<Page> = Page[ListName<Page>]
/** A row of any list in an endpoint's answer. */
export type RowOf<E extends Endpoint> = Lists<Output<E>> extends readonly (infer Row)[] ? Row : never

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isAny = (ids: readonly string[] | ReadonlySet<string>) => {
  const idSet = new Set(ids)
  return (row: unknown): boolean => isRecord(row) && typeof row['id'] === 'string' && idSet.has(row['id'])
}

/** Applies a change at once to every cached answer of a list; returning undefined removes the row. */
export function changeRows<E extends Endpoint>(
  cache: QueryClient,
  list: E,
  { ids, change }: { ids: readonly string[] | ReadonlySet<string>; change: (row: RowOf<E>) => RowOf<E> | undefined },
): void {
  const isTarget = isAny(ids)
  const changeList = (rows: readonly unknown[]) =>
    rows.flatMap(row => {
      if (!isTarget(row)) return [row]
      const changed = change(row as RowOf<E>) // the row comes from an answer of this endpoint
      return changed === undefined ? [] : [changed]
    })
  const changePage = (page: unknown) => {
    if (!isRecord(page)) return page
    const changed = { ...page }
    for (const [name, rows] of Object.entries(page)) {
      if (!Array.isArray(rows) || !rows.some(isTarget)) continue
      const next = changeList(rows)
      changed[name] = next
      if (typeof page['total'] === 'number') changed['total'] = page['total'] - (rows.length - next.length)
    }
    return changed
  }
  for (const query of cache.getQueryCache().findAll({ queryKey: keyOf(list) }))
    changeRead(cache, query, data =>
      isRecord(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(changePage) } : changePage(data),
    )
}

/** The rest of the answer is as old as it was, and still out of date if it was: counts beside the rows, for one. */
function changeRead(cache: QueryClient, query: Query, change: (data: unknown) => unknown): void {
  const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state
  if (data === undefined) return
  cache.setQueryData(query.queryKey, change(data), { updatedAt })
  if (isInvalidated) query.invalidate()
}

export const changeRow = <E extends Endpoint>(
  cache: QueryClient,
  list: E,
  { id, change }: { id: string; change: (row: RowOf<E>) => RowOf<E> | undefined },
): void => changeRows(cache, list, { ids: [id], change })

/** Applies a change at once to the cached answer of a read, if there is one. */
export function changeAnswer<E extends Endpoint>(
  cache: QueryClient,
  endpoint: E,
  input: Input<E>,
  change: (answer: Output<E>) => Output<E>,
): void {
  const query = cache.getQueryCache().find({ queryKey: keyOf(endpoint, input), exact: true })
  if (query) changeRead(cache, query, change)
}

/** Applies a change at once to the cached answers of a read that show one of these things, whatever else they were asked by. */
export function changeAnswersOf<E extends Endpoint>(
  cache: QueryClient,
  endpoint: E,
  { ids, change }: { ids: readonly string[]; change: (answer: Output<E>) => Output<E> },
): void {
  const isTarget = isAny(ids)
  for (const query of cache.getQueryCache().findAll({ queryKey: keyOf(endpoint) })) {
    changeRead(cache, query, data => (isTarget(data) ? change(data) : data))
  }
}
