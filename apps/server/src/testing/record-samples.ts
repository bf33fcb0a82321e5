import type { Scene } from './samples.ts'
import type { TestTeam } from './given.ts'
import { clientOf } from './given-client.ts'

/** Makes a row about a client and returns its id. */
export type MakeRecord = (scene: Scene, team: TestTeam, clientId: string) => Promise<string>

/** The input for a client's row, and the same call for a row of another workspace. */
export async function onRecord<I extends object>(scene: Scene, make: MakeRecord, input: (clientId: string, id: string) => I) {
  const { a, b } = scene
  const [own, other] = [await clientOf(scene, a), await clientOf(scene, b)]
  return { as: 'coach' as const, input: input(own, await make(scene, a, own)), foreign: input(other, await make(scene, b, other)) }
}

/** The input for the coach's own row, and the same call for a row of another workspace. */
export const onRow = async <I extends object>({ a, b }: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  as: 'coach' as const,
  input: input(await make(a)),
  foreign: input(await make(b)),
})

/** The input of a client for their own row, and the same call for a row of another workspace's client. */
export async function onOwnRecord(scene: Scene, make: MakeRecord) {
  const { as: _, ...inputs } = await onRecord(scene, make, (_clientId, id) => ({ id }))
  return { as: 'client' as const, ...inputs }
}

/** The input of a client for a call that names no row. */
export async function asClient<I extends object>(scene: Scene, input: I) {
  await clientOf(scene, scene.a)
  return { as: 'client' as const, input }
}

/** Makes a row and deletes it. */
export const deletedRecord =
  (make: MakeRecord, remove: (scene: Scene, team: TestTeam, at: { id: string; clientId: string }) => Promise<unknown>): MakeRecord =>
  async (scene, team, clientId) => {
    const id = await make(scene, team, clientId)
    await remove(scene, team, { id, clientId })
    return id
  }
