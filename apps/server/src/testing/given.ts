import type { Language, WorkspaceRole } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { createSession, hashPassword } from '#platform/auth'
import { sql, type Database, type SystemDb } from '#platform/db'

/** A person with a session, as `as()` takes one. */
export interface TestPerson {
  personId: string
  email: string
  token: string
  sessionId: string
  workspaceId: string | undefined
  membershipId: string | undefined
}

export interface TestMember extends TestPerson {
  workspaceId: string
  membershipId: string
}

export type TestTeam = Record<WorkspaceRole, TestMember> & { workspaceId: string }

export const testPassword = 'a long enough password'

let sharedHash: Promise<string> | undefined
let count = 0

export interface Overrides {
  firstName?: string
  lastName?: string
  email?: string
  locale?: Language
  isSuperAdmin?: boolean
  workspaceId?: string
}

/** Fills in whatever a test does not care about. */
export function factories(database: Database) {
  const asSystem = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)

  async function addWorkspace(db: SystemDb, name = 'Studio Marchetti'): Promise<string> {
    const id = newId()
    await db.run(sql`insert into workspaces (id, name, trial_ends_at) values (${id}, ${name}, now() + interval '30 days')`)
    return id
  }

  async function addPerson(db: SystemDb, overrides: Overrides): Promise<TestPerson> {
    count += 1
    const personId = newId()
    const email = overrides.email ?? `person${count}@example.com`
    const hash = await (sharedHash ??= hashPassword(testPassword))
    await db.run(sql`
      insert into persons (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name, locale, is_super_admin)
      values (${personId}, ${email}, ${email.toLowerCase()}, now(), ${hash}, ${overrides.firstName ?? 'Giulia'},
        ${overrides.lastName ?? 'Marchetti'}, ${overrides.locale ?? 'it'}, ${overrides.isSuperAdmin ?? false})`)
    const { id, token } = await createSession(db, {
      strategy: 'local',
      personId,
      workspaceId: overrides.workspaceId ?? null,
      device: 'test',
    })
    return { personId, email, token, sessionId: id, workspaceId: overrides.workspaceId, membershipId: undefined }
  }

  async function addMember(db: SystemDb, role: WorkspaceRole, overrides: Overrides & { workspaceId: string }): Promise<TestMember> {
    const { workspaceId } = overrides
    const person = await addPerson(db, overrides)
    const membershipId = newId()
    await db.run(sql`insert into memberships (workspace_id, id, person_id, role)
      values (${workspaceId}, ${membershipId}, ${person.personId}, ${role})`)
    return { ...person, workspaceId, membershipId }
  }

  async function addTeam(db: SystemDb): Promise<TestTeam> {
    const workspaceId = await addWorkspace(db)
    // statements that are issued together travel together
    const [admin, coach, nutritionist, client] = await Promise.all([
      addMember(db, 'admin', { workspaceId }),
      addMember(db, 'coach', { workspaceId }),
      addMember(db, 'nutritionist', { workspaceId }),
      addMember(db, 'client', { workspaceId }),
    ])
    return { workspaceId, admin, coach, nutritionist, client }
  }

  return {
    workspace: (name?: string) => asSystem(db => addWorkspace(db, name)),
    person: (overrides: Overrides = {}) => asSystem(db => addPerson(db, overrides)),
    member: (role: WorkspaceRole, overrides: Overrides = {}) =>
      asSystem(async db => addMember(db, role, { ...overrides, workspaceId: overrides.workspaceId ?? (await addWorkspace(db)) })),
    team: () => asSystem(addTeam),
    superAdmin: () => asSystem(db => addPerson(db, { isSuperAdmin: true })),
    /** Two teams that know nothing of each other and a super admin, in one transaction: the loops need hundreds of them. */
    strangers: () =>
      asSystem(async db => {
        const [a, b, superAdmin] = await Promise.all([addTeam(db), addTeam(db), addPerson(db, { isSuperAdmin: true })])
        return { a, b, superAdmin }
      }),
  }
}

export type Given = ReturnType<typeof factories>
