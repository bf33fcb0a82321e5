import type { ParsedInput } from '@allenio/contract'
import { deletedMacroDays, type countMacros, type listMacros } from '@allenio/contract/macros'
import { searchWords } from '@allenio/domain/search'
import { reachableClients, type Asker } from '#areas/clients'
import { daysAgo, fitOfName, joined, matchesWords, sql, valuesByKey, type Matching, type Sql } from '#platform/db'
import { followers } from './assignments/assignment-tables.ts'

export type Filters = ParsedInput<typeof countMacros>
export type Sort = ParsedInput<typeof listMacros>['sort']
type Kind = Filters['kind']

/** A condition on the macros `e`: the library is the whole team's, one made for a client is of those who reach the client. */
export const isVisible = (asker: Asker): Sql =>
  sql`(e.client_id is null or e.client_id in (select c.id from clients c where ${reachableClients(asker)}))`

export const isThere = sql`e.deleted_at is null`

const canBeUndeleted = sql`e.deleted_at > ${daysAgo(deletedMacroDays)}`

/** A condition on the macros `e` that the actor sees. */
export function isOfKind(kind: Kind): Sql {
  switch (kind) {
    case 'library':
      return sql`${isThere} and e.client_id is null`
    case 'for one client':
      return sql`${isThere} and e.client_id is not null`
    case 'deleted':
      return canBeUndeleted
    default:
      return kind satisfies never
  }
}

/** A condition on the macros `e` that the asker's list holds with these filters. */
export function listCondition(asker: Asker, { search, unit, authorId, kind, isAssigned }: Filters, matching: Matching): Sql {
  return joined(
    [
      isOfKind(kind),
      isVisible(asker),
      ...matchesWords(sql`e.search`, search, matching),
      ...(unit === undefined ? [] : [sql`e.unit = ${unit}`]),
      ...(authorId === undefined ? [] : [sql`e.author_id = ${authorId}`]),
      ...(isAssigned === undefined ? [] : [sql`e.id in (select f.macro_id from ${followers(asker)} f) = ${isAssigned}::boolean`]),
    ],
    ' and ',
  )
}

interface Order {
  order: Sql
  /** The order needs these tables beside the macros `e`. */
  join: Sql
}

const byTitle = sql`e.title_key, e.id`
const plain = (order: Sql): Order => ({ order, join: sql`` })
/** By the number of clients who follow each. */
const byFollowers = (asker: Asker, direction: Sql): Order => ({
  order: sql`coalesce((followed.by_key -> e.id::text)::int, 0) ${direction}, ${byTitle}`,
  join: sql`cross join ${valuesByKey(sql`
    select macro_id as key, count(*) as value from ${followers(asker)} each group by macro_id`)} followed`,
})

export function listOrder(asker: Asker, sort: Sort, search: string | undefined): Order {
  switch (sort) {
    case 'relevance': {
      const words = searchWords(search ?? '').join(' ')
      const latest = sql`e.updated_at desc, ${byTitle}`
      return plain(words ? sql`${fitOfName(sql`e.title_key`, words)}, ${latest}` : latest)
    }
    case 'title':
      return plain(byTitle)
    case '-title':
      return plain(sql`e.title_key desc, e.id desc`)
    case 'created':
      return plain(sql`e.created_at, ${byTitle}`)
    case '-created':
      return plain(sql`e.created_at desc, ${byTitle}`)
    case 'updated':
      return plain(sql`e.updated_at, ${byTitle}`)
    case '-updated':
      return plain(sql`e.updated_at desc, ${byTitle}`)
    case 'kcal':
      return plain(sql`e.kcal nulls last, ${byTitle}`)
    case '-kcal':
      return plain(sql`e.kcal desc nulls last, ${byTitle}`)
    case 'assigned':
      return byFollowers(asker, sql`asc`)
    case '-assigned':
      return byFollowers(asker, sql`desc`)
    default:
      return sort satisfies never
  }
}
