import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@allenio/domain/ids'
import { createSession } from '#platform/auth'
import { sql, type Database } from '#platform/db'
import { callerOf, type Caller } from './calls.ts'
import { clientOf } from './given-client.ts'
import type { TestTeam } from './given.ts'
import type { EndpointSample, Scene, Who } from './samples.ts'
import type { TestHouse } from './test-house.ts'

export const areasFolder = join(import.meta.dirname, '..', 'areas')

/** The samples of one area, or of all of them, found through their files. */
export async function gatherSamples(areaName = '.'): Promise<EndpointSample[]> {
  const folder = join(areasFolder, areaName)
  const sampleFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /(^|\/)samples\.ts$/.test(file))
  const modules = await Promise.all(sampleFiles.map(file => import(join(folder, file)) as Promise<Record<string, EndpointSample[]>>))
  return modules.flatMap(module => Object.values(module).flat())
}

export const sceneOf = async ({ given, database }: TestHouse): Promise<Scene> => ({ ...(await given.strangers()), given, database })

interface Speaker {
  who: Who
  on: Scene
  team?: 'a' | 'b'
}

export async function speakerOf(house: TestHouse, { who, on, team = 'a' }: Speaker): Promise<Caller> {
  switch (who) {
    case 'stranger':
      return house.stranger
    case 'superAdmin':
      return house.as(on.superAdmin)
    case 'schoolUser':
      return callerOf(house.server, await schoolToken(house.database))
    default:
      return house.as(on[team][who])
  }
}

export async function otherClientOf(house: TestHouse, team: TestTeam): Promise<Caller> {
  const client = await house.given.member('client', { workspaceId: team.workspaceId })
  await clientOf(house, { ...team, client })
  return house.as(client)
}

async function schoolToken(database: Database): Promise<string> {
  const schoolId = newId()
  const userId = newId()
  return database.withSystem('write', async db => {
    await db.run(sql`insert into training_schools (id, name) values (${schoolId}, 'Scuola')`)
    await db.run(sql`insert into school_users (id, school_id, email, email_key, password_hash, name)
      values (${userId}, ${schoolId}, ${`${userId}@example.com`}, ${`${userId}@example.com`}, 'x', 'Allieva')`)
    return (await createSession(db, { strategy: 'training_school', personId: userId, workspaceId: null, device: 'test' })).token
  })
}
