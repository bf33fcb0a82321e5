import { emailKey } from '@allenio/domain/account'
import { readClient, type ClientDraft, type ImportFault } from '@allenio/domain/clients'
import { sql, type WorkspaceDb } from '#platform/db'
import { isMailAddress } from '#platform/mail'
import { businessDay } from './fields.ts'
import type { Table } from './import-table.ts'

export interface Accepted {
  line: number
  draft: ClientDraft
}

export interface Refused {
  line: number
  column: string | null
  fault: ImportFault
  value: string
}

export interface Judged {
  accepted: Accepted[]
  refused: Refused[]
}

/** Which rows would become clients, and why the others would not. `places` is what the plan has left. */
export async function judgeRows(db: WorkspaceDb, table: Table, places: number | null): Promise<Judged> {
  const { sound, refused } = readAll(table)
  const known = await findKnown(db, sound)
  const accepted: Accepted[] = []
  for (const row of sound) {
    const fault = known.get(row.line) ?? (places !== null && accepted.length >= places ? 'over the limit' : undefined)
    if (fault) refused.push({ line: row.line, column: null, fault, value: row.draft.email ?? nameOf(row.draft) })
    else accepted.push(row)
  }
  return { accepted, refused: refused.sort((a, b) => a.line - b.line) }
}

/** What the table alone says about its rows. */
export function readAll({ how, headings, rows }: Table): { sound: Accepted[], refused: Refused[] } {
  const reading = { fields: how.fields, dateOrder: how.dateOrder, countryCode: how.countryCode, today: businessDay() }
  const sound: Accepted[] = []
  const refused: Refused[] = []
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const read = readClient(cells, reading)
    if ('fault' in read) {
      const { column, fault, value } = read.fault
      refused.push({ line, column: column === null ? null : headings[column] ?? null, fault, value })
      continue
    }
    const { draft } = read
    if (draft.email !== null && !isMailAddress(draft.email)) {
      const column = headings[how.fields.indexOf('email')] ?? null
      refused.push({ line, column, fault: 'email wrong', value: draft.email.slice(0, 60) })
    } else if (seen.has(identityOf(draft))) {
      refused.push({ line, column: null, fault: 'twice in the table', value: draft.email ?? nameOf(draft) })
    } else {
      seen.add(identityOf(draft))
      sound.push({ line, draft })
    }
  }
  return { sound, refused }
}

const nameOf = ({ firstName, lastName }: ClientDraft) => `${firstName} ${lastName}`.trim()

/** Two rows of one identity are one person; a family may share a telephone. */
function identityOf(draft: ClientDraft): string {
  if (draft.email !== null) return `address ${emailKey(draft.email)}`
  return `name ${nameOf(draft).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()} ${draft.phone ?? ''}`
}

/** Rows of people who are clients, or of the team, already. */
export async function findKnown(db: WorkspaceDb, rows: readonly Accepted[]): Promise<Map<number, ImportFault>> {
  const addressed = rows.flatMap(({ line, draft }) => draft.email === null ? [] : [{ line, key: emailKey(draft.email) }])
  const unaddressed = rows.filter(({ draft }) => draft.email === null)
  const [keys, keyLines] = [addressed.map(each => each.key), addressed.map(each => each.line)]
  const found = await db.many<{ line: number, fault: ImportFault }>(sql`
    select r.line, 'known already' as fault
    from unnest(${keyLines}::int[], ${keys}::text[]) as r (line, key) join clients c on c.email_key = r.key
    union all
    select r.line, 'address of the team' from unnest(${keyLines}::int[], ${keys}::text[]) as r (line, key)
    join persons p on p.email_key = r.key join memberships m on m.person_id = p.id and m.role <> 'client'
    union all
    select r.line, 'known already'
    from unnest(${unaddressed.map(each => each.line)}::int[], ${unaddressed.map(each => each.draft.firstName)}::text[],
      ${unaddressed.map(each => each.draft.lastName)}::text[], ${unaddressed.map(each => each.draft.phone)}::text[])
      as r (line, first_name, last_name, phone)
    join clients c on c.name_key = search_form(r.last_name || ' ' || r.first_name) and c.deleted_at is null
      and (c.phone is null or r.phone is null or c.phone = r.phone)`)
  return new Map(found.map(each => [each.line, each.fault]))
}
