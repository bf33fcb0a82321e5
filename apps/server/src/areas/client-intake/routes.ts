import * as contract from '@allenio/contract/client-intake'
import { findLogo } from '#areas/business'
import { inReadingPlace } from '#platform/csv'
import { audit } from '#platform/audit'
import { found } from '#platform/errors'
import { bind, bindPublic, withMessage } from '#platform/http'
import { exportTable } from './client-table.ts'
import { refusedTable } from './import-report.ts'
import { cancelImport, updateImport, findImport, startImport } from './imports.ts'
import { acceptImport } from './jobs.ts'
import { presentImport, presentPreview } from './present.ts'
import { findLink, readLink, renewLink, switchLink } from './registration-links.ts'
import { registerFromLink } from './registration.ts'

export const clientIntakeBindings = [
  bind(contract.getRegistrationLink, async ({ db, actor }) => ({ link: await readLink(db, actor) })),

  bind(contract.renewRegistrationLink, async ({ db, actor }) => {
    await audit(db, { personId: actor.personId, action: 'renew registration link' })
    return withMessage('link renewed', { link: await renewLink(db, actor) })
  }),

  bind(contract.switchRegistrationLink, async ({ db, actor }, { isOpen }) => {
    await audit(db, { personId: actor.personId, action: 'switch registration link', details: { isOpen } })
    return { link: await switchLink(db, actor, isOpen) }
  }),

  bindPublic(contract.getRegistrationFacts, async ({ db }, { code }) => {
    const { workspace_id, business, main_color, is_open } = found(await findLink(db, code))
    return { business, logo: await findLogo(db, workspace_id), mainColor: main_color, isOpen: is_open }
  }),

  bindPublic(contract.registerClientFromLink, async ({ db, request }, input) => ({
    access_token: await registerFromLink(db, input, request),
  })),

  bind(contract.startClientImport, ({ db, actor }, input) =>
    inReadingPlace(actor.personId, async () => presentPreview(db, actor, await startImport(db, actor, input))),
  ),

  bind(contract.getClientImport, ({ db, actor }, { id }) => presentImport(db, actor, id)),

  bind(contract.updateClientImport, ({ db, actor }, input) =>
    inReadingPlace(actor.personId, async () => presentPreview(db, actor, await updateImport(db, actor, input))),
  ),

  bind(contract.acceptClientImport, async ({ db, actor }, { id }) => {
    await inReadingPlace(actor.personId, () => acceptImport(db, actor, id))
    return withMessage('import started', await presentImport(db, actor, id))
  }),

  bind(contract.cancelClientImport, async ({ db, actor }, { id }) => {
    await cancelImport(db, actor, id)
    return {}
  }),

  bind(contract.downloadRefusedRows, async ({ db, actor }, { id }) => ({
    type: 'text/csv; charset=utf-8',
    name: actor.language === 'it' ? 'righe-rifiutate.csv' : 'refused-rows.csv',
    body: await inReadingPlace(actor.personId, async () => refusedTable(db, actor, await findImport(db, actor, id))),
  })),

  bind(contract.exportClients, async ({ db, actor }, { format, sort, ...filters }) => {
    const { count, bytes } = await exportTable(db, actor, { filters, sort, format })
    await audit(db, { personId: actor.personId, action: 'export clients', details: { clients: count, format } })
    return bytes
  }),
]
