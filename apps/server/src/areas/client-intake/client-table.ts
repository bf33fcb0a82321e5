import type { Language } from '@allenio/contract'
import { fullName } from '@allenio/domain/clients'
import { romeDay } from '@allenio/domain/days'
import { plainTextOf } from '@allenio/domain/rich-text'
import { type ImportField } from '@allenio/domain/client-intake'
import { csvLines } from '@allenio/domain/tables'
import { adherenceJoin, consentDate, listCondition, orderOf, type ClientRecord, type Filters, type Sort } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { xlsxOf, type Cell } from '#platform/csv'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'

interface ExportRow extends ClientRecord, Row<'memberships', 'last_seen_at'> {
  consent_date: string | null
  type_name: Row<'client_types'>['name'] | null
  tags: string[]
  in_charge: string[]
}

const findRows = (db: WorkspaceDb, actor: Actor, { filters, sort }: { filters: Filters; sort: Sort }) =>
  db.many<ExportRow>(sql`
  select c.*, ${consentDate} as consent_date, m.last_seen_at, t.name as type_name,
    array(select g.tag from client_tags g where g.workspace_id = c.workspace_id and g.client_id = c.id order by g.tag_key) as tags,
    array(select k.membership_id from client_collaborators k
      where k.workspace_id = c.workspace_id and k.client_id = c.id order by k.created_at) as in_charge
  from (select c.* from clients c where ${listCondition(actor, filters)}) c
  left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
  left join client_types t on t.workspace_id = c.workspace_id and t.id = c.type_id
  ${adherenceJoin(actor, sort)}
  order by ${orderOf(sort)}`)

type Column = ImportField | 'status' | 'registered' | 'collaborators' | 'created' | 'lastSeen'

type Cells = 'sheet' | 'female' | 'male' | 'active' | 'inactive' | 'yes' | 'no'

/** The column headings of our export. Our own import recognises the headings of its fields. */
export const columnWords = makeSay<Column | Cells>({
  it: {
    firstName: 'Nome',
    lastName: 'Cognome',
    fullName: 'Nome e cognome',
    email: 'E-mail',
    phone: 'Telefono',
    sex: 'Sesso',
    birthDate: 'Data di nascita',
    heightCm: 'Altezza (cm)',
    language: 'Lingua',
    type: 'Tipo',
    tags: 'Tag',
    status: 'Stato',
    registered: 'Registrato',
    collaborators: '{{Coach}}',
    subscriptionEnd: 'Fine abbonamento',
    goal: 'Obiettivo',
    injuries: 'Infortuni',
    allergies: 'Allergie',
    consentDate: 'Data consenso',
    note: 'Note',
    created: 'Aggiunto il',
    lastSeen: 'Ultimo accesso',
    sheet: '{{Clients}}',
    female: 'F',
    male: 'M',
    active: 'Attivo',
    inactive: 'Disattivato',
    yes: 'Sì',
    no: 'No',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    sex: 'Sex',
    birthDate: 'Date of birth',
    heightCm: 'Height (cm)',
    language: 'Language',
    type: 'Type',
    tags: 'Tags',
    status: 'Status',
    registered: 'Registered',
    collaborators: '{{Coach}}',
    subscriptionEnd: 'Subscription end',
    goal: 'Goal',
    injuries: 'Injuries',
    allergies: 'Allergies',
    consentDate: 'Consent date',
    note: 'Notes',
    created: 'Added on',
    lastSeen: 'Last seen',
    sheet: '{{Clients}}',
    female: 'F',
    male: 'M',
    active: 'Active',
    inactive: 'Inactive',
    yes: 'Yes',
    no: 'No',
  },
})

const findNames = async (db: WorkspaceDb): Promise<Map<string, string>> => {
  const rows = await db.many<Row<'memberships', 'id'> & { first_name: string; last_name: string }>(sql`
    select m.id, coalesce(p.first_name, i.first_name, '') as first_name, coalesce(p.last_name, i.last_name, '') as last_name
    from memberships m left join persons p on p.id = m.person_id
    left join invitations i on i.workspace_id = m.workspace_id and i.membership_id = m.id where m.role <> 'client'`)
  return new Map(rows.map(row => [row.id, fullName(row)]))
}

const day = (text: string | null): Cell => (text === null ? null : { day: text })
const dayOf = (moment: string | null): Cell => (moment === null ? null : { day: romeDay(moment) })

/** Each column's heading and cell. */
function columnsIn(language: Language, names: ReadonlyMap<string, string>): [heading: string, cell: (row: ExportRow) => Cell][] {
  const words = columnWords(language)
  return [
    [words('firstName'), row => row.first_name],
    [words('lastName'), row => row.last_name],
    [words('email'), row => row.email],
    [words('phone'), row => row.phone],
    [words('sex'), row => row.sex && words(row.sex)],
    [words('birthDate'), row => day(row.birth_date)],
    [words('heightCm'), row => row.height_cm],
    [words('language'), row => row.language],
    [words('type'), row => row.type_name],
    [words('tags'), row => row.tags.join(', ')],
    [words('status'), row => words(row.status)],
    [words('registered'), row => words(row.registered_at === null ? 'no' : 'yes')],
    [words('collaborators'), row => row.in_charge.flatMap(id => names.get(id) ?? []).join(', ')],
    [words('subscriptionEnd'), row => day(row.subscription_end)],
    [words('goal'), row => row.goal],
    [words('injuries'), row => row.injuries],
    [words('allergies'), row => row.allergies],
    [words('consentDate'), row => day(row.consent_date)],
    [words('note'), row => row.note && plainTextOf(row.note)],
    [words('created'), row => dayOf(row.created_at)],
    [words('lastSeen'), row => dayOf(row.last_seen_at)],
  ]
}

export interface TableQuery {
  filters: Filters
  sort: Sort
  format: 'csv' | 'xlsx'
}

export async function exportTable(db: WorkspaceDb, actor: Actor, { filters, sort, format }: TableQuery) {
  const rows = await findRows(db, actor, { filters, sort })
  const columns = columnsIn(actor.language, await findNames(db))
  const name = columnWords(actor.language)('sheet')
  const headings = columns.map(([heading]) => heading)
  const cellsOf = (row: ExportRow) => columns.map(([, cell]) => cell(row))
  if (format === 'xlsx') {
    const body = xlsxOf(name, headings, rows.values().map(cellsOf))
    return {
      count: rows.length,
      bytes: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: `${name}.xlsx`, body },
    }
  }
  const body = streamOf(csvLines(plainRows(), actor.language))
  return { count: rows.length, bytes: { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body } }

  function* plainRows() {
    yield headings
    for (const row of rows) yield cellsOf(row).map(plainCell)
  }
}

const plainCell = (cell: Cell): string | number | null => (typeof cell === 'object' && cell !== null ? cell.day : cell)
