import * as changes from '@allenio/contract/visit-changes'
import * as paper from '@allenio/contract/visit-pdf'
import * as settings from '@allenio/contract/visit-settings'
import * as core from '@allenio/contract/visits'
import { exporters } from '#areas/account'
import { clientJoins, moveRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { thingRooms } from '#platform/realtime'
import { sweepDeletedVisits } from './deletion.ts'
import { visitExporter, visitTables } from './export.ts'
import { visitKind } from './kind.ts'
import { visitShared } from './notifications.ts'
import { paperBindings } from './paper/routes.ts'
import { visitRooms } from './rooms.ts'
import { visitBindings } from './routes.ts'
import { visitWords } from './words.ts'

export const visitsArea = area({
  name: 'visits',
  tables: visitTables,
  contract: { ...core, ...changes, ...settings, ...paper },
  bindings: [...visitBindings, ...paperBindings],
  errors: core.visitErrors,
  words: visitWords,
  jobs: [sweepDeletedVisits],
  contributes: [
    exporters(visitExporter),
    clientJoins(moveRecords(sql`visits`)),
    documentKinds(visitKind),
    thingRooms(visitRooms),
    notificationKinds(visitShared),
  ],
})
