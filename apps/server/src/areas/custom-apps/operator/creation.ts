import type { ParsedInput } from '@allenio/contract'
import type { createOperatorApp } from '@allenio/contract/custom-apps'
import { newId } from '@allenio/domain/ids'
import { findSeller } from '#areas/business'
import { intervene } from '#areas/dash'
import { sql } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { PersonCall } from '#platform/http'
import { saveFields } from '../fields.ts'
import { refreshAppScreens } from './open-screens.ts'
import { lockApp } from './queries.ts'

/** Begins a draft with the business's own data for the invoice; answers its id. */
export async function createApp(call: PersonCall, { workspaceId, ...changes }: ParsedInput<typeof createOperatorApp>): Promise<string> {
  const { db, actor } = call
  found(await db.maybeOne(sql`select id from workspaces where id = ${workspaceId}`))
  const seller = await findSeller(db, workspaceId)
  const id = newId()
  const count = await db.run(sql`
    insert into custom_apps (workspace_id, id, business_name, country, vat_number, fiscal_code, billing_address, certified_mail,
      recipient_code)
    values (${workspaceId}, ${id}, ${seller.name}, ${seller.country}, ${seller.vatNumber}, ${seller.fiscalCode}, ${seller.address},
      ${seller.certifiedMail}, ${seller.recipientCode})
    on conflict (workspace_id) do nothing`)
  if (count === 0) throw new AppError('app exists already')
  await saveFields(db, actor, { before: await lockApp(db, id), changes })
  await refreshAppScreens(db, { workspaceId, states: ['draft'] })
  await intervene(call, { action: 'create custom app', workspaceId, subjectId: id })
  return id
}
