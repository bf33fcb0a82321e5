import type { Actor } from '#platform/access'
import { sql } from '#platform/db'

/** The person who reads a record: a member of the team, or the client whom it is about. */
export interface Reader {
  personId: string
  isClient: boolean
  /** Whether a client may change what they wrote themselves. */
  mayAdd: boolean
}

export const teamReader = ({ personId }: Actor): Reader => ({ personId, isClient: false, mayAdd: true })
export const clientReader = ({ personId }: Actor, mayAdd: boolean): Reader => ({ personId, isClient: true, mayAdd })

export interface AuthoredRow {
  is_by_client: boolean
  author_name: string | null
}

/** Only the team sees the names of its members: a client may know some of them under another name. */
export const presentAuthor = (row: AuthoredRow, { isClient }: Reader) => ({
  isByClient: row.is_by_client,
  addedBy: isClient || row.is_by_client ? null : row.author_name,
})

export const mayChange = (row: AuthoredRow, { isClient, mayAdd }: Reader): boolean => !isClient || (mayAdd && row.is_by_client)

/** Joins the authors of the rows `r`. */
export const withAuthor = sql`
  left join memberships author on author.id = r.author_id left join persons author_person on author_person.id = author.person_id`
export const authorName = sql`nullif(trim(author_person.first_name || ' ' || author_person.last_name), '') as author_name`
