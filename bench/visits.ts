import { computeVisit } from '@allenio/domain/visits'
import { foldFields, type VisitCells } from '@allenio/contract/visits'
import { withDatabase } from './clients.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { besideBare, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'
import { fillVisits } from './visit-data.ts'
import { timesOf } from './work.ts'

const limitMs = 25

interface Asked {
  name: string
  path: string
  /** SQL for the rows of the workspace and the client without row-level security. */
  bare: string
}

const columns = `e.id, e.taken_on, e.cells, e.finished_at, e.finished_on, e.weight, e.height, e.shared_at,
  d.revision as head, d.updated_at, c.first_name, c.last_name, p.first_name as author`

const bareList = (condition: string) => `
  select ${columns} from (select e.id from visits e where e.workspace_id = $1 and e.deleted_at is null and ${condition}
    order by e.taken_on desc, e.id desc limit 51) page
  join visits e on e.workspace_id = $1 and e.id = page.id join documents d on d.workspace_id = $1 and d.id = e.id
  join clients c on c.workspace_id = $1 and c.id = e.client_id left join memberships m on m.workspace_id = $1 and m.id = e.author_id
  left join persons p on p.id = m.person_id where $2::uuid is not null order by e.taken_on desc, e.id desc`

const bareValues = `
  select * from visits e where e.workspace_id = $1 and e.client_id = $2 and e.finished_on is not null and e.deleted_at is null
  order by e.finished_on desc, e.id desc limit 200`

const askedOf = (clientId: string, collaboratorId: string): Asked[] => [
  { name: 'first page of visits', path: '/visits', bare: bareList('true') },
  {
    name: 'visits by the name of the client',
    path: '/visits?search=rossi%20123',
    bare: bareList(`e.client_id in (select id from clients where workspace_id = $1 and search like '%rossi%' and search like '%123%')`),
  },
  { name: 'visits by client', path: `/visits?clientId=${clientId}`, bare: bareList('e.client_id = $2') },
  {
    name: 'visits by collaborator',
    path: `/visits?collaboratorId=${collaboratorId}`,
    bare: bareList(`e.client_id in (
      select client_id from client_collaborators where workspace_id = $1 and membership_id = '${collaboratorId}')`),
  },
  {
    name: 'visits of a month',
    path: `/visits?from=2025-03-01&to=2025-03-31`,
    bare: bareList(`e.taken_on between '2025-03-01' and '2025-03-31'`),
  },
  { name: 'drafts', path: '/visits?isDraft=true', bare: bareList('e.is_draft') },
  { name: 'visits that are no drafts', path: '/visits?isDraft=false', bare: bareList('not e.is_draft') },
  { name: 'visits of a client', path: `/clients/${clientId}/visits`, bare: bareList('e.client_id = $2') },
  { name: 'values of two hundred visits', path: `/visits/${clientId}/values`, bare: bareValues },
  { name: 'what a new visit begins with', path: `/visits/${clientId}/baseFormData`, bare: bareValues.replace('200', '50') },
]

/** Measures the lists of a hundred thousand visits, what is read of one client with two hundred, and the formulas of a visit. */
export const visitsBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  const { workspaceId, clientId } = await fillVisits(databaseUrl)
  const collaboratorId = await nutritionistOf(databaseUrl, workspaceId)
  const asked = askedOf(clientId, collaboratorId)
  const paths = asked.map(({ name, path, bare }): AskedPaths => ({ name, paths: [path], limitMs, bare }))
  const ofNutritionist: AskedPaths[] = [
    { name: 'first page of visits for a nutritionist', paths: ['/visits'], limitMs },
    { name: 'a nutritionist’s own technical error', paths: ['/visits/measurementError'], limitMs },
  ]
  const figuresOf = async (reads: readonly AskedPaths[], email?: string): Promise<Figure[]> => {
    const headers = { authorization: `Bearer ${await signIn(house.url, email)}` }
    return besideBare(reads, { api: `${house.url}/api`, headers, databaseUrl, values: [workspaceId, clientId] })
  }
  return [
    ...(await figuresOf(paths)),
    ...(await figuresOf(ofNutritionist, 'nutri@demo.allenio.test')),
    atMost('all formulas of a visit', median(timesOf(2_000, () => computeVisit(cells))), 0.2, { unit: 'ms' }),
  ]
}

const cells: VisitCells = {
  takenOn: '2026-03-02',
  sex: 'female',
  birthDate: '1990-05-01',
  fatFormula: 'DURNIN_WOMERSLEY',
  metabolicFormula: 'MIFFLIN_ST_JEOR',
  weight: [62.4],
  height: [168],
  ...Object.fromEntries(foldFields.map((fold, at) => [fold, [12 + at, 12.4 + at]])),
}

const nutritionistOf = (databaseUrl: string, workspaceId: string): Promise<string> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(`select id from memberships where workspace_id = $1 and role = 'nutritionist'`, [
      workspaceId,
    ])
    return rows[0]?.id ?? ''
  })
