import * as contract from '@allenio/contract/visits'
import { exporters } from '#areas/account'
import { agendaParts, attentionParts, dayMarkParts, marksOfAgenda, stepParts } from '#areas/client-overview'
import { clientJoins, erasedParts, moveRecords } from '#areas/clients'
import { firstVisitParts } from '#areas/first-visits'
import { visitEnergies } from '#areas/macros'
import { sql } from '#platform/db'
import { demoParts } from '#platform/demo'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { thingRooms } from '#platform/realtime'
import { sweepDeletedVisits } from './deletion.ts'
import { fillDemoVisits } from './demo.ts'
import { readVisitEnergies } from './energy.ts'
import { visitExporter, visitTables } from './export.ts'
import { firstVisitStep, visitAgenda, visitDraft, visitOverdue, visitStep } from './home-parts.ts'
import { visitKind } from './kind.ts'
import { visitShared } from './notifications.ts'
import { paperBindings } from './paper/routes.ts'
import { sweepDeletedProtocols } from './protocols.ts'
import { countVisits } from './queries.ts'
import { visitRooms } from './rooms.ts'
import { visitBindings } from './routes.ts'
import { visitWords } from './words.ts'

export const visitsArea = area({
  name: 'visits',
  tables: visitTables,
  contract,
  bindings: [...visitBindings, ...paperBindings],
  errors: { ...contract.visitErrors, ...contract.protocolErrors },
  words: visitWords,
  jobs: [sweepDeletedVisits, sweepDeletedProtocols],
  contributes: [
    exporters(visitExporter),
    attentionParts(visitOverdue, visitDraft),
    agendaParts(visitAgenda),
    dayMarkParts(marksOfAgenda('visits', visitAgenda)),
    stepParts(visitStep),
    firstVisitParts(firstVisitStep),
    clientJoins(moveRecords(sql`visits`)),
    erasedParts({ kind: 'visits', count: countVisits }),
    documentKinds(visitKind),
    thingRooms(visitRooms),
    notificationKinds(visitShared),
    visitEnergies(readVisitEnergies),
    demoParts(fillDemoVisits),
  ],
})
