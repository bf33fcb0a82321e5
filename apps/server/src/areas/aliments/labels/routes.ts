import * as contract from '@allenio/contract/aliments'
import { labelFoodKey } from '@allenio/domain/aliments'
import { fullName } from '@allenio/domain/clients'
import { recordDeletion } from '#areas/client-records'
import { ownClient, reachableClients, reachClient, reachClientToChange, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { findForgiving, pageOf, sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind } from '#platform/http'
import { answers, deleteCheck, findCheck, sendLabel, undeleteCheck } from './checks.ts'
import { decideCheck, readProductAgain, returnCheck, withdrawReading } from './decisions.ts'
import { findDoubts } from './doubts.ts'
import { listPhotos } from './photos.ts'
import {
  listOpenChecks,
  presentCheck,
  presentOwnCheck,
  presentProducts,
  readCheck,
  readOwnLabels,
  readOwnProduct,
  readProduct,
} from './present.ts'
import { chooseProduct, findProduct, listProducts } from './products.ts'

const deletion = recordDeletion({
  thing: 'label check',
  delete: ({ db }, at) => deleteCheck(db, at),
  undelete: ({ db }, at) => undeleteCheck(db, at),
  read: async (db, at) => presentOwnCheck(found(await findCheck(db, at))),
}).own()

/** The calling client, locked: what they eat and what they have sent is compared before it changes. */
async function lockOwnClient(db: WorkspaceDb, actor: Actor) {
  const { id } = await ownClient(db, actor)
  return reachClientToChange(db, actor, id)
}

/** Clients choose among what is known, and decide nothing. */
const ownBindings = [
  bind(contract.listOwnLabels, async ({ db, actor }) => readOwnLabels(db, actor, (await ownClient(db, actor)).id)),

  bind(contract.sendOwnLabel, async ({ db, actor }, write) => {
    const client = await lockOwnClient(db, actor)
    const { check, product } = await sendLabel(db, actor, { client, write })
    return {
      check: check && presentOwnCheck(check),
      product: product && (await readOwnProduct(db, actor, { clientId: client.id, id: product.id })),
    }
  }),

  bind(contract.deleteOwnLabel, deletion.delete),
  bind(contract.undeleteOwnLabel, deletion.undelete),

  bind(contract.chooseOwnProduct, async ({ db, actor }, { food, productId }) => {
    const { id: clientId } = await lockOwnClient(db, actor)
    const foodKey = labelFoodKey(food)
    if (productId !== null) {
      const product = found(await findProduct(db, productId))
      const { doubts } = await findDoubts(db, actor, { clientId, food })
      found(answers(product, foodKey, doubts) || undefined)
    }
    await chooseProduct(db, { clientId, foodKey, productId })
    return readOwnLabels(db, actor, clientId)
  }),
]

const teamBindings = [
  bind(contract.listOpenLabels, async ({ db, actor }) => {
    const rows = await listOpenChecks(db, sql`select c.id from clients c where ${reachableClients(actor)}`)
    const [clients, photos] = await Promise.all([
      db.many<CardRow>(sql`
        select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c
        where c.id = any(${rows.map(({ client_id }) => client_id)}::uuid[])`),
      listPhotos(db, { checkIds: rows.map(({ id }) => id) }),
    ])
    const clientById = new Map(clients.map(client => [client.id, { ...client, name: fullName(client) }]))
    return {
      checks: rows.flatMap(row => {
        const client = clientById.get(row.client_id)
        return client ? [presentCheck(row, { client, photos }, actor)] : []
      }),
    }
  }),

  bind(contract.getLabelCheck, async ({ db, actor }, { id, checkId }) =>
    readCheck(db, actor, { client: await reachClient(db, actor, id), id: checkId }),
  ),

  bind(contract.decideLabel, async ({ db, actor }, { id, checkId, ...label }) => {
    const client = await reachClient(db, actor, id)
    await decideCheck(db, actor, { client, checkId, label })
    return readCheck(db, actor, { client, id: checkId })
  }),

  bind(contract.returnLabel, async ({ db, actor }, { id, checkId }) => {
    const client = await reachClient(db, actor, id)
    await returnCheck(db, actor, { client, checkId })
    return readCheck(db, actor, { client, id: checkId })
  }),

  bind(contract.listFoodProducts, async ({ db, actor }, query) => {
    const rows = await findForgiving(
      query.search,
      matching => listProducts(db, query, matching),
      list => list.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, query.page, contract.labelLimits.productsPerPage)
    return { products: await presentProducts(db, actor, pageRows), nextPage }
  }),

  bind(contract.updateFoodProduct, async ({ db, actor }, { id, ...label }) => {
    await readProductAgain(db, actor, { id, ...label })
    return readProduct(db, actor, id)
  }),

  bind(contract.withdrawFoodProduct, async ({ db, actor }, { id, reason }) => {
    await withdrawReading(db, actor, { id, reason })
    return readProduct(db, actor, id)
  }),
]

export const labelBindings = [...ownBindings, ...teamBindings]
