import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { actorOf, chatSceneOf, statementsOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { listGoneSubjects } from './subjects.ts'

const house = await testHouse()

test('however many messages are asked about, each kind of subject is looked up once', async () => {
  const { coach, clientId, conversationId, team, say } = await chatSceneOf(house)
  const messageIds: string[] = []
  for (let count = 0; count < 6; count += 1) messageIds.push((await say(coach, 'Guarda qui')).id)
  const about = (kind: string) => JSON.stringify({ kind, id: newId(), title: 'Gambe', day: null, parentId: null })
  await house.database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const [at, id] of messageIds.entries())
      await db.run(sql`update messages set about = ${about(at % 2 === 0 ? 'workout' : 'exercise')} where id = ${id}`)
  })
  const actor = actorOf(coach, 'coach')
  const ask = (count: number) =>
    statementsOf(house.database, team.workspaceId, async db => {
      const gone = await listGoneSubjects(db, actor, { conversationId, clientId, messageIds: messageIds.slice(0, count) })
      expect(gone).toHaveLength(count)
    })
  expect((await ask(6)).length).toBe((await ask(2)).length)
})
