import type { AnswerImportFault } from '@allenio/contract/surveys'
import { plainWords } from '@allenio/domain/survey-imports'
import { listConsenting, reachableClients, type Asker } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** How a row names its client; empty where it does not. */
export interface NamedClient {
  email: string
  fullName: string
  firstName: string
  lastName: string
}

export type ClientMatch = { id: string; name: string } | { fault: AnswerImportFault; value: string }

type ClientRow = Row<'clients', 'id' | 'first_name' | 'last_name' | 'email'>

/** Finds the client of a row among those in the asker's reach: by the address, else by the whole name in either order. */
export async function openClients(db: WorkspaceDb, asker: Asker): Promise<(named: NamedClient) => ClientMatch> {
  const rows = await db.many<ClientRow>(sql`
    select c.id, c.first_name, c.last_name, c.email from clients c where ${reachableClients(asker)} order by c.id`)
  const consenting = await listConsenting(
    db,
    rows.map(({ id }) => id),
    'health data',
  )
  const byEmail = new Map(rows.flatMap(row => (row.email === null ? [] : [[row.email.trim().toLowerCase(), row] as const])))
  const byName = Map.groupBy(rows, ({ first_name: first, last_name: last }) => nameKey(`${first} ${last}`))
  return ({ email, fullName, firstName, lastName }) => {
    const name = fullName || [firstName, lastName].filter(Boolean).join(' ')
    if (!email && !name) return { fault: 'client missing', value: '' }
    const namesakes = byName.get(nameKey(name)) ?? []
    const row = byEmail.get(email.toLowerCase()) ?? (name ? namesakes[0] : undefined)
    if (!row) return { fault: 'client unknown', value: email || name }
    if (namesakes.length > 1 && row.email?.trim().toLowerCase() !== email.toLowerCase()) return { fault: 'client ambiguous', value: name }
    if (!consenting.has(row.id)) return { fault: 'consent missing', value: email || name }
    return { id: row.id, name: [row.first_name, row.last_name].filter(Boolean).join(' ') }
  }
}

/** The words of a name in one order, because some tables put the last name first. */
const nameKey = (name: string): string =>
  name
    .split(/[\s,]+/)
    .map(plainWords)
    .filter(Boolean)
    .toSorted()
    .join(' ')
