import * as contract from '@allenio/contract/custom-apps'
import { operatorAppsPerPage } from '@allenio/contract/custom-apps'
import { pageOf, type SystemDb } from '#platform/db'
import { bindPerson, withMessage } from '#platform/http'
import { createApp } from './creation.ts'
import { openDocument } from './documents.ts'
import { updateApp } from './edits.ts'
import { presentAppRow, presentOperatorApp } from './present.ts'
import { countApps, listApps, listCoachRows, listFilesOf, readApp } from './queries.ts'

const perPage = operatorAppsPerPage

async function presentOne(db: SystemDb, id: string) {
  const row = await readApp(db, id)
  return { app: presentOperatorApp(row, await listFilesOf(db, row)) }
}

export const operatorBindings = [
  bindPerson(contract.listOperatorApps, async ({ db }, { page, sort, ...filters }) => {
    const { pageRows, nextPage } = pageOf(await listApps(db, filters, { sort, page, perPage }), page, perPage)
    return { customApps: pageRows.map(presentAppRow), nextPage, total: await countApps(db, filters) }
  }),

  bindPerson(contract.listAppCoaches, async ({ db }, { page, search }) => {
    const { pageRows, nextPage } = pageOf(await listCoachRows(db, search, { page, perPage }), page, perPage)
    const coaches = pageRows.map(({ id, business, owner, email }) => ({ id, business, owner: owner ?? '', email: email ?? '' }))
    return { coaches, nextPage }
  }),

  bindPerson(contract.getOperatorApp, ({ db }, { id }) => presentOne(db, id)),

  bindPerson(contract.createOperatorApp, async (call, input) =>
    withMessage('app created', await presentOne(call.db, await createApp(call, input))),
  ),

  bindPerson(contract.updateOperatorApp, async (call, { id, revision, ...changes }) => {
    await updateApp(call, { id, revision }, changes)
    return withMessage('app saved', await presentOne(call.db, id))
  }),

  bindPerson(contract.openRequestFile, openDocument),
]
