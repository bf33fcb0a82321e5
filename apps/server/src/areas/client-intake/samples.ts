import * as contract from '@allenio/contract/client-intake'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { foundOnlyBy, samplesOf, testPassword, uploadOf, type Scene, type TestTeam } from '#testing'

const table = { name: 'clienti.csv', mimeType: 'text/csv', body: Buffer.from('Nome;Cognome;Telefono\nAldo;Serra;3331234567\nElsa;Neri;\n') }
const fields = ['firstName', 'lastName', 'phone'] as const

async function importOf(scene: Scene, team: TestTeam): Promise<string> {
  const uploadId = await uploadOf(team.admin, table)
  const id = newId()
  const reading = { separator: ';', encoding: 'utf-8', hasHeading: true, dateOrder: 'day first', countryCode: '+39', fields }
  const options = { ...reading, invite: false, sexes: [], fixes: [] }
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into files (id, person_id, name, mime_type, kind, bytes, storage_key)
      select id, person_id, name, mime_type, 'other', bytes, outcome ->> 'storageKey' from uploads where id = ${uploadId}`)
    await db.run(sql`
      insert into client_imports (id, membership_id, file_id, name, options, total)
      values (${id}, ${team.admin.membershipId}, ${uploadId}, 'clienti.csv', ${JSON.stringify(options)}, 2)`)
  })
  return id
}

const importForBoth = async <T>(scene: Scene, inputOf: (id: string) => T) => ({
  as: 'admin' as const,
  input: inputOf(await importOf(scene, scene.a)),
  foreign: inputOf(await importOf(scene, scene.b)),
  refusals: foundOnlyBy('admin'),
})

async function linkOf(scene: Scene, team: TestTeam): Promise<string> {
  const code = newId().slice(-12)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
    insert into registration_links (membership_id, code) values (${team.coach.membershipId}, ${code})`),
  )
  return code
}

export const clientIntakeSamples = samplesOf(contract, {
  getRegistrationLink: () => ({ as: 'coach', input: {} }),
  renewRegistrationLink: () => ({ as: 'coach', input: {} }),
  switchRegistrationLink: async scene => {
    await linkOf(scene, scene.a)
    return { as: 'coach', input: { isOpen: false }, refusals: foundOnlyBy('coach') }
  },
  getRegistrationFacts: async scene => ({ as: 'stranger', input: { code: await linkOf(scene, scene.a) } }),
  registerClientFromLink: async scene => ({
    as: 'stranger',
    input: {
      code: await linkOf(scene, scene.a),
      firstName: 'Elena',
      lastName: 'Riva',
      email: `${newId()}@example.com`,
      password: testPassword,
      locale: 'it',
      hasAgreed: true,
    },
  }),
  startClientImport: async scene => ({
    as: 'admin',
    input: { uploadId: await uploadOf(scene.a.admin, table) },
    foreign: { uploadId: await uploadOf(scene.b.admin, table) },
    refusals: foundOnlyBy('admin'),
  }),
  getClientImport: scene => importForBoth(scene, id => ({ id })),
  updateClientImport: scene => importForBoth(scene, id => ({ id, fields: [...fields] })),
  acceptClientImport: scene => importForBoth(scene, id => ({ id })),
  cancelClientImport: scene => importForBoth(scene, id => ({ id })),
  downloadRefusedRows: scene => importForBoth(scene, id => ({ id })),
  exportClients: ({ b }) => ({
    as: 'admin',
    input: { format: 'csv', search: 'mar', status: 'active' },
    foreign: { format: 'csv', collaboratorId: b.coach.membershipId },
    idFilters: ['collaboratorId'],
  }),
})
