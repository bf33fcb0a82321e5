import { createConfirmedPerson, createSuperAdmin } from '#areas/account'
import { fillDemoChat } from '#areas/chat'
import { fillDemoActions } from '#areas/client-actions'
import { fillDemoClients, fillDemoRecords } from '#areas/clients'
import { fillDemoCollaborators } from '#areas/collaborators'
import { fillDemoMetrics } from '#areas/metrics'
import { fillDemoNotifications } from '#areas/notifications'
import { addMember, openWorkspace } from '#areas/permissions'
import { addCourse, addCourseFile, addSchoolUser, createSchool } from '#areas/training-school'
import type { InstalledConfig } from '#platform/config'
import { sql, type Database, type SystemDb, type WorkspaceDb } from '#platform/db'
import type { WorkspaceRole } from '@allenio/contract'
import { Readable } from 'node:stream'
import { schoolCourses } from './demo-school.ts'

const password = 'allenio-demo'
const at = (name: string) => `${name}@demo.allenio.test`

const people = [
  { email: at('admin'), firstName: 'Giulia', lastName: 'Marchetti', role: 'admin' },
  { email: at('coach'), firstName: 'Davide', lastName: 'Riva', role: 'coach' },
  { email: at('nutri'), firstName: 'Sara', lastName: 'Conti', role: 'nutritionist' },
  { email: at('client'), firstName: 'Martina', lastName: 'Bellini', role: 'client' },
] as const satisfies readonly { email: string, firstName: string, lastName: string, role: WorkspaceRole }[]

/** On the very first start of a local installation: a believable business to look around in. Answers the accounts. */
export async function ensureDemo(config: InstalledConfig, { database }: { database: Database }): Promise<string[]> {
  const known = await database.withSystem('read', db => db.one<{ people: number, demo: number }>(sql`
    select count(*) as people, count(*) filter (where email_key like '%@demo.allenio.test') as demo from persons`))
  if (config.mode === 'production' && known.demo) {
    throw new Error('Demo accounts with a known password are in this database. Remove them, or start with a database of its own.')
  }
  if (!config.hasDemo) return []
  if (known.people && !known.demo) return []
  if (!known.people) await database.withSystem('write', openDemo)
  const empty = await database.withSystem('read', findEmptyDemo)
  if (empty) await database.withWorkspace(empty.id, 'write', fillDemo)
  return [...people.map(person => person.email), at('super'), `${at('school')} (training school, at /trainingschools/login)`]
}

async function openDemo(db: SystemDb): Promise<void> {
  const [admin, ...others] = people
  const adminId = await createConfirmedPerson(db, { ...admin, password })
  const workspaceId = await openWorkspace(db, { name: 'Studio Marchetti', currency: 'EUR', adminId })
  for (const { role, ...person } of others) {
    await addMember(db, { workspaceId, personId: await createConfirmedPerson(db, { ...person, password }), role })
  }
  const superAdmin = { email: at('super'), firstName: 'Elena', lastName: 'Galli' }
  await createConfirmedPerson(db, { ...superAdmin, password })
  await createSuperAdmin(db, superAdmin)
  await fillSchool(db)
}

/** The demo's business while nobody but its accounts is in: the first start fills it, or the next where that one was cut short. */
const findEmptyDemo = (db: SystemDb) => db.maybeOne<{ id: string }>(sql`
  select m.workspace_id as id from persons p join memberships m on m.person_id = p.id
  where p.email_key = ${people[0].email} and not exists (select from clients c where c.workspace_id = m.workspace_id)
    and (select count(*) from memberships o where o.workspace_id = m.workspace_id) = ${people.length}`)

async function fillDemo(db: WorkspaceDb): Promise<void> {
  await fillDemoCollaborators(db)
  const clients = await fillDemoClients(db)
  await fillDemoRecords(db, clients)
  await fillDemoMetrics(db, clients)
  await fillDemoActions(db, clients)
  await fillDemoChat(db, clients)
  await fillDemoNotifications(db, clients)
}

async function fillSchool(db: SystemDb): Promise<void> {
  const schoolId = await createSchool(db, {
    name: 'Accademia Movimento',
    description: 'La formazione per chi allena: tre moduli da seguire quando vuoi, con le dispense da scaricare.',
  })
  await addSchoolUser(db, { schoolId, email: at('school'), name: 'Paolo Ferri', password })
  for (const { title, text, handout } of schoolCourses) {
    const courseId = await addCourse(db, { schoolId, title, text })
    if (handout) await addCourseFile(db, { courseId, name: handout.name, mimeType: 'text/plain', body: Readable.from([Buffer.from(handout.text)]) })
  }
}
