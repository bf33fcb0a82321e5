import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { WorkspaceRole } from '@allenio/contract'
import { createConfirmedPerson, createDemoAccounts, createSuperAdmin } from '#areas/account'
import { addMember, openWorkspace } from '#areas/permissions'
import { ensureFirstOffers } from '#areas/services'
import { addCourse, addCourseFile, addSchoolUser, createSchool } from '#areas/training-school'
import type { InstalledConfig } from '#platform/config'
import { besideHeld, sql, tryLockFor, type Database, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { demoAccounts, demoParts, fillParts } from '#platform/demo'
import { fillOtherBusinesses, openOtherBusinesses, otherDemoAccounts } from './demo-businesses.ts'
import { schoolCourses } from './demo-school.ts'

const password = 'allenio-demo'
const at = (name: string) => `${name}@demo.allenio.test`

const people = [
  { email: at('admin'), firstName: 'Giulia', lastName: 'Marchetti', role: 'admin' },
  { email: at('coach'), firstName: 'Davide', lastName: 'Riva', role: 'coach' },
  { email: at('nutri'), firstName: 'Sara', lastName: 'Conti', role: 'nutritionist' },
  { email: at('client'), firstName: 'Martina', lastName: 'Bellini', role: 'client' },
] as const satisfies readonly { email: string; firstName: string; lastName: string; role: WorkspaceRole }[]

/** Creates a realistic demo business on the first start of a local installation. Returns the accounts. */
export async function ensureDemo(config: InstalledConfig, { database }: { database: Database }): Promise<string[]> {
  const counts = await database.withSystem('read', countPeople)
  if (config.mode === 'production' && counts.demo) {
    throw new Error('Demo accounts with a known password are in this database. Remove them, or start with a database of its own.')
  }
  if (config.mode === 'local' && config.hasPlans) await database.withSystem('write', ensureFirstOffers)
  if (!config.hasDemo) return []
  if (counts.people && !counts.demo) return []
  await untilDone(() =>
    database.withSystem('write', async db => {
      if (!(await tryLockFor(db, 'demo'))) return false
      if (!(await countPeople(db)).people) await openDemo(db)
      return true
    }),
  )
  const empty = await database.withSystem('read', findEmptyDemo)
  if (empty) {
    const accounts = await database.withSystem('write', db =>
      createDemoAccounts(
        db,
        demoAccounts.gathered().flatMap(accountsOf => accountsOf()),
      ),
    )
    await untilDone(() => database.withWorkspace(empty.id, 'write', db => fillOnce(db, accounts)))
  }
  await fillOtherBusinesses(database)
  return [
    ...people.map(person => person.email),
    at('super'),
    ...otherDemoAccounts,
    `${at('school')} (training school, at /trainingschools/login)`,
  ]
}

interface Population {
  people: number
  demo: number
}

const countPeople = (db: SystemDb) =>
  db.one<Population>(sql`
  select count(*) as people, count(*) filter (where email_key like '%@demo.allenio.test') as demo from persons`)

/** If several nodes start at once, one does the work; the others wait for it and then find it done. */
async function untilDone(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt())) await pause(200)
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
  await openOtherBusinesses(db, password)
  await fillSchool(db)
}

interface DemoWorkspace {
  id: Row<'memberships'>['workspace_id']
}

/** The demo's business while nobody but its accounts is in: the first start fills it, or the next where that one was cut short. */
const findEmptyDemo = (db: SystemDb) =>
  db.maybeOne<DemoWorkspace>(sql`
  select m.workspace_id as id from persons p join memberships m on m.person_id = p.id
  where p.email_key = ${people[0].email} and not exists (select from clients c where c.workspace_id = m.workspace_id)
    and (select count(*) from memberships o where o.workspace_id = m.workspace_id) = ${people.length}`)

interface DemoState {
  has_clients: boolean
}

async function fillOnce(db: WorkspaceDb, accounts: ReadonlyMap<string, string>): Promise<boolean> {
  if (!(await tryLockFor(db, 'demo'))) return false
  const { has_clients: hasClients } = await db.one<DemoState>(sql`select exists (select from clients) as has_clients`)
  if (hasClients) return true
  const claimFiles = await fillParts(demoParts.gathered().map(fill => () => besideHeld('command or demo', () => fill(db, accounts))))
  await claimFiles()
  return true
}

async function fillSchool(db: SystemDb): Promise<void> {
  const schoolId = await createSchool(db, {
    name: 'Accademia Movimento',
    description: 'La formazione per chi allena: tre moduli da seguire quando vuoi, con le dispense da scaricare.',
  })
  await addSchoolUser(db, { schoolId, email: at('school'), name: 'Paolo Ferri', password })
  for (const { title, text, handout } of schoolCourses) {
    const courseId = await addCourse(db, { schoolId, title, text })
    if (handout)
      await addCourseFile(db, { courseId, name: handout.name, mimeType: 'text/plain', body: Readable.from([Buffer.from(handout.text)]) })
  }
}
