import * as contract from '@allenio/contract/shopping-lists'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { hashToken, newToken } from '#platform/auth'
import { clientOf, madeByCall, samplesOf, type Scene, type TestTeam } from '#testing'
import { insertOwnLine, updateLink } from './queries.ts'
import { saveList } from './saved-lists.ts'

interface SampleList {
  id: string
  lineId: string
  ownLineId: string
  token: string
}

const now = () => new Date().toISOString()

async function listOf(scene: Scene, team: TestTeam): Promise<SampleList> {
  const clientId = await clientOf(scene, team)
  const [id, lineId, ownLineId, token] = [newId(), newId(), newId(), newToken()]
  const line = { id: lineId, foodId: newId(), it: 'Mela', en: 'Apple', category: 'fruit' as const, grams: 150, grossGrams: 180 }
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await saveList(db, clientId, { id, days: [romeDay()], people: 1, lines: [line], changedAt: now() })
    await insertOwnLine(db, { listId: id, lineId: ownLineId, text: 'Carta', changedAt: now() })
    await updateLink(db, id, hashToken(token), contract.shoppingLimits.linkDays)
  })
  return { id, lineId, ownLineId, token }
}

async function onList<I extends object>(scene: Scene, inputOf: (list: SampleList) => I) {
  const [own, other] = [await listOf(scene, scene.a), await listOf(scene, scene.b)]
  return { as: 'client' as const, input: inputOf(own), foreign: inputOf(other) }
}

const times = () => ({ changedAt: now(), sentAt: now() })

export const shoppingSamples = samplesOf(contract, {
  getOwnShoppingList: async scene => {
    await listOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
  saveOwnShoppingList: async scene => {
    await clientOf(scene, scene.a)
    const today = romeDay()
    return {
      as: 'client',
      input: { id: newId(), days: [today, addDays(today, 1)], people: 2, lines: [], ...times() },
      ofEveryClient: madeByCall,
    }
  },
  addOwnShoppingLine: scene => onList(scene, ({ id }) => ({ id, lineId: newId(), text: 'Detersivo', ...times() })),
  deleteOwnShoppingLine: scene => onList(scene, ({ id, ownLineId }) => ({ id, lineId: ownLineId })),
  tickOwnShoppingLines: scene =>
    onList(scene, ({ id, lineId }) => ({ id, ticks: [{ lineId, isTicked: true, changedAt: now() }], sentAt: now() })),
  shareOwnShoppingList: scene => onList(scene, ({ id }) => ({ id })),
  revokeOwnShoppingLink: scene => onList(scene, ({ id }) => ({ id })),
  getSharedShoppingList: async scene => ({ as: 'stranger', input: { token: (await listOf(scene, scene.a)).token } }),
  tickSharedShoppingLines: async scene => {
    const { token, lineId } = await listOf(scene, scene.a)
    return { as: 'stranger', input: { token, ticks: [{ lineId, isTicked: true, changedAt: now() }], sentAt: now() } }
  },
})
