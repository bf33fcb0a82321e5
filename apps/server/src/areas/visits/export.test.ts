import { createVisit, deleteVisit, deleteProtocol, updateVisitSettings } from '@allenio/contract/visits'
import { addDays } from '@allenio/domain/days'
import { actorOf, clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { visitExporter } from './export.ts'
import { finishedVisitOf, protocolOf, today, visitOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

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

test('a copy of the business’s data holds all its visits with drafts and notes, protocols and settings, and none deleted', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const finished = await finishedVisitOf(house, team, { clientId, cells: { privateNote: 'Da risentire' } })
  const draft = await as(team.nutritionist).call(createVisit, {
    clientId,
    note: 'Bozza',
    laboratoryValues: [{ name: 'Ferritina', value: '40' }],
    ownFields: [{ label: 'Turni', text: 'Notte' }],
  })
  const deleted = await finishedVisitOf(house, team, { clientId, cells: { note: 'Sbagliata' } })
  await as(team.admin).call(deleteVisit, { id: deleted.id })
  const [protocol, goneProtocol] = [await protocolOf(house, team), await protocolOf(house, team)]
  await as(team.admin).call(deleteProtocol, { id: goneProtocol })
  await as(team.admin).call(updateVisitSettings, { fatFormula: 'SLOAN' })
  const part = await database.withWorkspace(team.workspaceId, 'read', async db => visitExporter.ofWorkspace?.(db))
  const rowsOf = Object.fromEntries((part?.tables ?? []).map(({ name, rows }) => [name, rows]))
  expect(rowsOf).toMatchObject({
    visits: [
      { id: finished.id, client_id: clientId, weight: 62.4, cells: { privateNote: 'Da risentire' } },
      { id: draft.id, finished_at: null, cells: { note: 'Bozza' } },
    ],
    'visit-laboratory-values': [{ visit_id: draft.id, cells: { name: 'Ferritina', value: '40' } }],
    'visit-own-fields': [{ visit_id: draft.id, cells: { label: 'Turni', text: 'Notte' } }],
    'visit-finishes': [{ visit_id: finished.id, summary: { weight: 62.4 } }],
    'visit-settings': [{ changes: { fatFormula: 'SLOAN' } }],
    'visit-protocols': [{ id: protocol, name_it: 'Rapido' }],
  })
  expect(JSON.stringify(part)).not.toContain('Sbagliata')
})
