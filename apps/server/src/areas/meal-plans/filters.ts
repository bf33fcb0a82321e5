import type { ParsedInput } from '@allenio/contract'
import { deletedMealPlanDays, type countMealPlans, type listMealPlans } from '@allenio/contract/meal-plans'
import { searchWords } from '@allenio/domain/search'
import type { Asker } from '#areas/clients'
import { daysAgo, fitOfName, joined, matchesWords, sql, type Matching, type Sql } from '#platform/db'
import { isThere, isVisible } from './reach.ts'

export type Filters = ParsedInput<typeof countMealPlans>
export type Sort = ParsedInput<typeof listMealPlans>['sort']

export const canBeUndeleted = sql`e.deleted_at > ${daysAgo(deletedMealPlanDays)}`

/** A condition on plans `e` and their documents `d`. */
export const isDraft = sql`e.completed_revision is distinct from d.revision`

/** A condition on the plans `e` that the actor sees. */
export function isOfKind(kind: Filters['kind']): Sql {
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

/** A condition on the plans `e`, with their documents `d`, that the asker's list holds with these filters. */
export function listCondition(asker: Asker, { search, kind, authorId, clientId, isDraft: wantsDrafts }: Filters, matching: Matching): Sql {
  return joined(
    [
      isOfKind(kind),
      isVisible(asker),
      ...matchesWords(sql`e.search`, search, matching),
      ...(authorId === undefined ? [] : [sql`e.author_id = ${authorId}`]),
      ...(clientId === undefined ? [] : [sql`e.client_id = ${clientId}`]),
      ...(wantsDrafts === undefined ? [] : [sql`(${isDraft}) = ${wantsDrafts}::boolean`]),
    ],
    ' and ',
  )
}

const byTitle = sql`e.title_key, e.id`
const latest = sql`d.updated_at desc, d.id desc`

/** The orders of plans `e` and their documents `d`. */
export function listOrder(sort: Sort, search: string | undefined): Sql {
  switch (sort) {
    case 'relevance': {
      const words = searchWords(search ?? '').join(' ')
      return words ? sql`${fitOfName(sql`e.title_key`, words)}, ${latest}` : latest
    }
    case 'title':
      return byTitle
    case '-title':
      return sql`e.title_key desc, e.id desc`
    case 'created':
      return sql`e.created_at, e.id`
    case '-created':
      return sql`e.created_at desc, e.id desc`
    case 'updated':
      return sql`d.updated_at, d.id`
    case '-updated':
      return latest
    case 'kcal':
      return sql`e.kcal nulls last, ${byTitle}`
    case '-kcal':
      return sql`e.kcal desc nulls last, ${byTitle}`
    default:
      return sort satisfies never
  }
}
