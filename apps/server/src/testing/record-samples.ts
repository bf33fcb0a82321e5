import type { RecordCalls, RecordFieldsOf } from '@allenio/contract/client-records'
import type { AnyEndpoint } from '@allenio/contract'
import type { RecordTable } from '#areas/clients'
import type { EndpointSample, MakeSample, Scene } from './samples.ts'
import type { TestTeam } from './given.ts'
import { clientOf } from './given-client.ts'

/** Makes a row about a client and answers its id. */
export type MakeRecord = (scene: Scene, team: TestTeam, clientId: string) => Promise<string>

/** The call on a client's row, and the same on another workspace's. */
export async function onRecord<I extends object>(scene: Scene, make: MakeRecord, input: (clientId: string, id: string) => I) {
  const { a, b } = scene
  const [own, other] = [await clientOf(scene, a), await clientOf(scene, b)]
  return { as: 'coach' as const, input: input(own, await make(scene, a, own)), foreign: input(other, await make(scene, b, other)) }
}

/** The coach's call on one's own row, and the same on another workspace's. */
export const onRow = async <I extends object>({ a, b }: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  as: 'coach' as const,
  input: input(await make(a)),
  foreign: input(await make(b)),
})

/** The call of a client on one's own row, and on that of another workspace's client. */
export async function onOwnRecord(scene: Scene, make: MakeRecord) {
  const { as: _, ...inputs } = await onRecord(scene, make, (_clientId, id) => ({ id }))
  return { as: 'client' as const, ...inputs }
}

/** A client's call that names no row. */
export async function asClient<I extends object>(scene: Scene, input: I) {
  await clientOf(scene, scene.a)
  return { as: 'client' as const, input }
}

/** The same row, deleted. */
export const deletedRecord =
  (make: MakeRecord, remove: (scene: Scene, team: TestTeam, at: { id: string; clientId: string }) => Promise<unknown>): MakeRecord =>
  async (scene, team, clientId) => {
    const id = await make(scene, team, clientId)
    await remove(scene, team, { id, clientId })
    return id
  }

/** A valid call for each of the five calls of a record table, with these fields. */
export function recordSamples<Calls extends RecordCalls>(records: RecordTable<Calls>, fields: RecordFieldsOf<Calls>): EndpointSample[] {
  const calls: RecordCalls = records.calls
  const make: MakeRecord = async ({ database }, { workspaceId }, clientId) =>
    (await database.withWorkspace(workspaceId, 'write', db => records.insert(db, clientId, fields))).id
  const makeDeleted = deletedRecord(make, ({ database }, { workspaceId }, at) =>
    database.withWorkspace(workspaceId, 'write', db => records.delete(db, at)),
  )
  const sample = (endpoint: AnyEndpoint, makeSample: MakeSample<AnyEndpoint>): EndpointSample => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    make: makeSample,
  })
  const onAll = (input: object) => async (scene: Scene) => ({
    as: 'coach' as const,
    input: { id: await clientOf(scene, scene.a), ...input },
    foreign: { id: await clientOf(scene, scene.b), ...input },
  })
  const onOne = (makeOne: MakeRecord, input: object) => (scene: Scene) =>
    onRecord(scene, makeOne, (id, recordId) => ({ id, recordId, ...input }))
  return [
    sample(calls.list, onAll({})),
    sample(calls.add, onAll(fields)),
    sample(calls.update, onOne(make, fields)),
    sample(calls.delete, onOne(make, {})),
    sample(calls.undelete, onOne(makeDeleted, {})),
  ]
}
