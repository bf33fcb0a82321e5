import { emailKey } from '@allenio/domain/account'
import { trackPeople, parseClient, type ClientDraft, type Fault, type ImportFault } from '@allenio/domain/client-intake'
import { romeDay } from '@allenio/domain/days'
import { cutCell } from '@allenio/domain/tables'
import { sql, type WorkspaceDb } from '#platform/db'
import { isMailAddress } from '#platform/mail'
import { inSlices } from '#platform/slices'
import type { Table } from './import-table.ts'

export interface AcceptedRow {
  line: number
  draft: ClientDraft
  /** Cells that could not be read. */
  dropped: readonly RefusedRow[]
}

export interface RefusedRow {
  line: number
  /** The beginning of the column's heading. */
  column: string | null
  columnAt: number | null
  fault: ImportFault
  /** The beginning of the cell. */
  value: string
}

/** The part of a heading that is stored and shown, because a table may put a whole page into one. */
export const cutHeading = (heading: string): string => cutCell(heading, 60)

/** The fault of a row lies in none of its cells. */
export const wholeRow = { column: null, columnAt: null } as const

export interface JudgedRows {
  accepted: AcceptedRow[]
  refused: RefusedRow[]
}

/** Judges which rows would become clients, with the reason for each other one. `places` are the free places of the plan. */
export async function judgeRows(db: WorkspaceDb, table: Table, places: number | null): Promise<JudgedRows> {
  const { sound, refused } = await parseRows(table)
  const knownFaults = await findKnown(db, sound)
  const accepted: AcceptedRow[] = []
  for (const row of sound) {
    const fault = knownFaults.get(row.line) ?? (places !== null && accepted.length >= places ? 'over the limit' : undefined)
    if (fault) refused.push({ line: row.line, ...wholeRow, fault, value: nameOf(row.draft) })
    else accepted.push(row)
  }
  return { accepted, refused: refused.sort((a, b) => a.line - b.line) }
}

/** Checks the rows against the table alone, without the database. */
export async function parseRows({ how, headings, rows }: Table): Promise<{ sound: AcceptedRow[]; refused: RefusedRow[] }> {
  const reading = { fields: how.fields, dateOrder: how.dateOrder, countryCode: how.countryCode, sexes: how.sexes, today: romeDay() }
  const sound: AcceptedRow[] = []
  const refused: RefusedRow[] = []
  const isSeen = trackPeople()
  const headingOf = (column: number | null) => (column === null ? null : cutHeading(headings[column] ?? '') || null)
  for await (const { line, cells } of inSlices(rows)) {
    const read = parseClient(cells, reading)
    const faultAt = ({ column, fault, value }: Fault): RefusedRow => ({ line, column: headingOf(column), columnAt: column, fault, value })
    if ('fault' in read) {
      refused.push(faultAt(read.fault))
      continue
    }
    const { draft, dropped } = read
    if (draft.email !== null && !isMailAddress(draft.email)) {
      dropped.push({ column: how.fields.indexOf('email'), fault: 'email wrong', value: cutCell(draft.email, 60) })
      draft.email = null
    }
    if (isSeen(draft)) refused.push({ line, ...wholeRow, fault: 'twice in the table', value: nameOf(draft) })
    else sound.push({ line, draft, dropped: dropped.map(faultAt) })
  }
  return { sound, refused }
}

/** The report names a refused person by the address, or by the name if there is no address. */
export const nameOf = ({ email, firstName, lastName }: ClientDraft): string => cutCell(email ?? `${firstName} ${lastName}`.trim(), 60)

interface LineFault {
  line: number
  fault: ImportFault
}

/**
 * Finds rows of people who are clients or members of the team already: by the record's address, by the login of a client whose
 * record has another address, and, where either has no address, by name and telephone, as within the table.
 */
export async function findKnown(db: WorkspaceDb, rows: readonly AcceptedRow[]): Promise<Map<number, ImportFault>> {
  const of = <T>(cell: (row: AcceptedRow) => T): T[] => rows.map(cell)
  const faults = await db.many<LineFault>(sql`
    with r as materialized (
      select * from unnest(${of(each => each.line)}::int[],
        ${of(({ draft }) => draft.email && emailKey(draft.email))}::text[], ${of(({ draft }) => draft.firstName)}::text[],
        ${of(({ draft }) => draft.lastName)}::text[], ${of(({ draft }) => draft.phone)}::text[])
        as r (line, key, first_name, last_name, phone)
    )
    select r.line, 'known already' as fault from r join clients c on c.email_key = r.key
    union all
    select r.line, case when m.role = 'client' then 'known already' else 'address of the team' end
    from r join lateral (
      select m.id, m.role from persons p join memberships m on m.person_id = p.id where p.email_key = r.key
      union all
      select m.id, m.role from invitations i join memberships m on m.id = i.membership_id where i.email_key = r.key
    ) m on true
    where m.role <> 'client' or exists (select from clients c where c.membership_id = m.id and c.deleted_at is null)
    union all
    select r.line, 'known already' from r
    join clients c on c.name_key = search_form(r.last_name || ' ' || r.first_name) and c.deleted_at is null
      and (c.email is null or r.key is null) and (c.phone is null or r.phone is null or c.phone = r.phone)`)
  return new Map(faults.map(each => [each.line, each.fault]))
}
