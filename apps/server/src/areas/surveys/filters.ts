import type { ParsedInput } from '@allenio/contract'
import { deletedSurveyDays, type listSurveys } from '@allenio/contract/surveys'
import { searchWords } from '@allenio/domain/search'
import type { Asker } from '#areas/clients'
import { daysAgo, fitOfName, joined, matchesWords, sql, type Matching, type Sql } from '#platform/db'
import { isThere, isVisible } from './reach.ts'

type Query = ParsedInput<typeof listSurveys>
export type Filters = Omit<Query, 'page' | 'sort'>
export type Sort = Query['sort']

/** A condition on surveys `e`, with their documents `d`. */
export const isDraft = sql`e.published_revision is distinct from d.revision`

export function isOfKind(kind: Filters['kind']): Sql {
  switch (kind) {
    case 'current':
      return sql`${isThere} and e.archived_at is null`
    case 'archived':
      return sql`${isThere} and e.archived_at is not null`
    case 'deleted':
      return sql`e.deleted_at > ${daysAgo(deletedSurveyDays)}`
    default:
      return kind satisfies never
  }
}

/** A condition on the surveys `e` that the asker's list holds with these filters. */
export const listCondition = (asker: Asker, { search, kind, type, authorId }: Filters, matching: Matching): Sql =>
  joined(
    [
      asker.role === 'client' ? isThere : isOfKind(kind),
      isVisible(asker),
      ...matchesWords(sql`e.search`, search, matching),
      ...(type === undefined ? [] : [sql`e.type = ${type}`]),
      ...(authorId === undefined ? [] : [sql`e.author_id = ${authorId}`]),
    ],
    ' and ',
  )

const latest = sql`d.updated_at desc, d.id desc`

/** The orders of surveys `e` and their documents `d`. */
export function listOrder(sort: Sort, search: string | undefined): Sql {
  switch (sort) {
    case 'relevance': {
      const words = searchWords(search ?? '').join(' ')
      return words ? sql`${fitOfName(sql`e.name_key`, words)}, ${latest}` : latest
    }
    case 'name':
      return sql`e.name_key, e.id`
    case '-name':
      return sql`e.name_key desc, e.id desc`
    case 'created':
      return sql`e.created_at, e.id`
    case '-created':
      return sql`e.created_at desc, e.id desc`
    case 'updated':
      return sql`d.updated_at, d.id`
    case '-updated':
      return latest
    case '-answered':
      return sql`(select max(r.sent_at) from survey_answers r where r.survey_id = e.id and r.deleted_at is null) desc nulls last, ${latest}`
    default:
      return sort satisfies never
  }
}
