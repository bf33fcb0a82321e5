import { addDays } from '@allenio/domain/days'
import { actorOf, clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { visitExporter } from './export.ts'
import { finishedVisitOf, today, visitOf } from './scene.testing.ts'

const house = await testHouse()
const { given, database } = house

test('a copy of one’s data holds every finished visit without its private note, and no draft', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const cells = { note: 'Bene', privateNote: 'Da risentire', reason: 'Controllo' }
  const shared = await finishedVisitOf(house, team, { clientId, cells: { ...cells, takenOn: addDays(today, -9) } })
  const unshared = await finishedVisitOf(house, team, { clientId, cells, isShared: false })
  await visitOf(house, team, { clientId, cells: { note: 'Bozza' } })
  const { personId } = actorOf(team.client, 'client')
  const part = await database.withWorkspace(team.workspaceId, 'read', async db => visitExporter.ofMember?.(db, personId))
  const [table, finishes] = part?.tables ?? []
  expect(table).toMatchObject({
    name: 'visits',
    rows: [
      { id: shared.id, weight: 62.4 },
      { id: unshared.id, shared_at: null },
    ],
  })
  expect(finishes?.rows).toMatchObject([shared, unshared].map(({ id }) => ({ visit_id: id, summary: { weight: 62.4 } })))
  const text = JSON.stringify(part)
  expect(text).toContain('Controllo')
  expect(text).not.toMatch(/Da risentire|Bozza/)
})
