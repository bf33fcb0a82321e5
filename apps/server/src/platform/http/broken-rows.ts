import type { AnyEndpoint } from '@allenio/contract'
import type { z } from 'zod'

/** A row of a list that its endpoint does not promise, such as one that an older version has written. */
export interface BrokenRow {
  call: string
  /** The field of the answer that holds the list, and the things that it shows. */
  list: string
  things: string
  id: string
  /** The fields and what is wrong with them, without their values. */
  faults: string
}

interface Row {
  id: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRow = (value: unknown): value is Row => isFields(value) && typeof value['id'] === 'string'

/**
 * The answer of a list without the rows that break its schema; undefined where something else is wrong with it. One thing with an id or a
 * revision of its own is answered whole or not at all, because a plan without one of its meals would look like another plan.
 */
export function withoutBrokenRows(
  endpoint: AnyEndpoint,
  answer: unknown,
  { issues }: Pick<z.ZodError, 'issues'>,
): { answer: unknown; brokenRows: BrokenRow[] } | undefined {
  if (endpoint.method !== 'GET' || !isFields(answer) || 'id' in answer || 'revision' in answer) return undefined
  const faultsByRow = Map.groupBy(issues, ({ path: [list, at] }) => JSON.stringify([list, at]))
  const brokenRows: BrokenRow[] = []
  const places = new Map<string, Set<number>>()
  for (const faults of faultsByRow.values()) {
    const [list, at] = faults[0]?.path ?? []
    const rows = typeof list === 'string' ? answer[list] : undefined
    const row: unknown = Array.isArray(rows) && typeof at === 'number' ? rows[at] : undefined
    if (typeof list !== 'string' || typeof at !== 'number' || !isRow(row)) return undefined
    places.set(list, (places.get(list) ?? new Set()).add(at))
    brokenRows.push({
      call: `${endpoint.method} ${endpoint.path}`,
      list,
      things: Array.isArray(endpoint.shows) ? endpoint.shows.join(', ') : '',
      id: row.id,
      faults: faults.map(({ path, code }) => `${path.slice(2).join('.')}: ${code}`).join(', '),
    })
  }
  const left = [...places].map(([list, broken]) => [list, (answer[list] as unknown[]).filter((_, at) => !broken.has(at))]) // seen above
  return { answer: { ...answer, ...Object.fromEntries(left) }, brokenRows }
}
