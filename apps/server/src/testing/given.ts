import type { Language, WorkspaceRole } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { createSession, hashPassword } from '#platform/auth'
import { sql, type Database } from '#platform/db'

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
}

/** Fills in whatever a test does not care about. */
export function factories(database: Database) {
  const asSystem = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

  async function workspace(name = 'Studio Marchetti'): Promise<string> {
    const id = newId()
    await asSystem(db => db.run(sql`insert into workspaces (id, name, trial_ends_at) values (${id}, ${name}, now() + interval '30 days')`))
    return id
  }

  async function person(overrides: Overrides = {}, workspaceId?: string, role?: WorkspaceRole): Promise<TestPerson> {
    count += 1
    const personId = newId()
    const email = overrides.email ?? `person${count}@example.com`
    const hash = await (sharedHash ??= hashPassword(testPassword))
    const membershipId = workspaceId && role ? newId() : undefined
    const session = await asSystem(async db => {
      await db.run(sql`
        insert into persons (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name, locale, is_super_admin)
        values (${personId}, ${email}, ${email.toLowerCase()}, now(), ${hash}, ${overrides.firstName ?? 'Giulia'},
          ${overrides.lastName ?? 'Marchetti'}, ${overrides.locale ?? 'it'}, ${overrides.isSuperAdmin ?? false})`)
      if (membershipId) {
        await db.run(sql`insert into memberships (workspace_id, id, person_id, role)
          values (${workspaceId}, ${membershipId}, ${personId}, ${role})`)
      }
      return createSession(db, { strategy: 'local', personId, workspaceId: workspaceId ?? null, device: 'test' })
    })
    return { personId, email, token: session.token, sessionId: session.id, workspaceId, membershipId }
  }

  async function member(role: WorkspaceRole, { workspaceId, ...overrides }: Overrides & { workspaceId?: string } = {}): Promise<TestMember> {
    const made = await person(overrides, workspaceId ?? await workspace(), role)
    if (!made.workspaceId || !made.membershipId) throw new Error('a member has a workspace')
    return { ...made, workspaceId: made.workspaceId, membershipId: made.membershipId }
  }

  async function team(): Promise<TestTeam> {
    const workspaceId = await workspace()
    return {
      workspaceId,
      admin: await member('admin', { workspaceId }),
      coach: await member('coach', { workspaceId }),
      nutritionist: await member('nutritionist', { workspaceId }),
      client: await member('client', { workspaceId }),
    }
  }

  return { workspace, person, member, team, superAdmin: () => person({ isSuperAdmin: true }) }
}

export type Given = ReturnType<typeof factories>
