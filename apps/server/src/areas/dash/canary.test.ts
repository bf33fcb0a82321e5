import { endpointsOf } from '@allenio/contract'
import * as contract from '@allenio/contract/dash'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { clientOf, testHouse, testPassword } from '#testing'

const { given, as, database, logged } = await testHouse()

test('no answer, export or log of the operator holds anything of a client', async () => {
  const team = await given.team()
  const clientId = await clientOf({ database }, team)
  const canary = { first: 'Canarina', last: 'Gialloverde', note: 'ipotiroidismo canarino', mail: 'canarina@example.com' }
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      update clients set first_name = ${canary.first}, last_name = ${canary.last}, injuries = ${canary.note}, email = ${canary.mail}
      where id = ${clientId}`)
    const [packageId, versionId, purchaseId] = [newId(), newId(), newId()]
    await db.run(sql`insert into packages (id, version_id, name) values (${packageId}, ${versionId}, 'Dieci lezioni')`)
    await db.run(sql`
      insert into package_versions (id, package_id, number, billing_model, price, currency, access_days, unlocks)
      values (${versionId}, ${packageId}, 1, 'ONE_TIME_PAYMENT', 5000, 'EUR', 30, '{}')`)
    await db.run(sql`
      insert into purchases (id, package_id, version_id, client_id, buyer_name, buyer_email, state, method, amount, currency, note)
      values (${purchaseId}, ${packageId}, ${versionId}, ${clientId}, ${canary.last}, ${canary.mail}, 'paid', 'cash', 5000, 'EUR',
        ${canary.note})`)
    await db.run(sql`
      insert into payments (id, number, purchase_id, client_id, buyer_name, buyer_email, title, state, method, amount, currency, paid_at)
      values (${newId()}, 1, ${purchaseId}, ${clientId}, ${canary.last}, ${canary.mail}, 'Dieci lezioni', 'paid', 'cash', 5000, 'EUR',
        now())`)
  })
  await database.withSystem('write', db =>
    db.run(sql`update persons set first_name = ${canary.first}, last_name = ${canary.last}, email = ${canary.mail}
      where id = ${team.client.personId}`),
  )
  const caller = as(await given.superAdmin())
  await caller.call(contract.proveOperator, { password: testPassword })
  const reads = endpointsOf(contract).filter(([, { method, path }]) => method === 'GET' && path.startsWith('/dash'))
  expect(reads.length).toBeGreaterThan(6)
  const answers: string[] = []
  for (const [, endpoint] of reads) {
    const { status, body } = await caller.ask(endpoint, {
      ...(endpoint.path.includes(':id') && { id: team.workspaceId }),
      ...(endpoint === contract.exportCoaches && { reason: 'Controllo' }),
    })
    expect([endpoint.path, status]).toEqual([endpoint.path, 200])
    answers.push(typeof body === 'string' ? body : JSON.stringify(body))
  }
  expect(answers.some(text => text.includes('Dieci lezioni'))).toBe(true)
  // an operator who looks for a client finds no business by them
  const { coaches } = await caller.call(contract.getCoaches, { search: canary.last })
  expect(coaches).toEqual([])
  for (const text of [...answers, ...logged]) for (const secret of Object.values(canary)) expect(text).not.toContain(secret)
})
