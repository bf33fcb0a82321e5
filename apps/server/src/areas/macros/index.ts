import * as contract from '@allenio/contract/macros'
import { exporters } from '#areas/account'
import { clientAccessListeners, clientJoins, consentWithdrawals, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { firstVisitParts } from '#areas/first-visits'
import { weightMarkParts } from '#areas/weights'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { assignmentBindings } from './assignments/assignment-routes.ts'
import { eraseBodyState } from './client-energy.ts'
import { fillDemoMacros } from './demo.ts'
import { macroExporter } from './export.ts'
import { sweepMacros } from './jobs.ts'
import { needStep } from './first-visit.ts'
import { joinEnergy, joinVisibility } from './join.ts'
import { macroAssigned, macroChanged } from './notifications.ts'
import { macroBindings } from './routes.ts'
import { macroContent } from './team-content.ts'
import { followAccess } from './visibility.ts'
import { macroMarks } from './weight-marks.ts'
import { macroWords } from './words.ts'

export const macrosArea = area({
  name: 'macros',
  tables: ['macro_settings', 'macro_visibilities', 'macros', 'macro_assignments', 'client_energy'],
  contract,
  bindings: [...macroBindings, ...assignmentBindings],
  errors: contract.macroErrors,
  words: macroWords,
  jobs: [sweepMacros],
  contributes: [
    exporters(macroExporter),
    clientJoins(moveRecords(sql`macro_assignments`), moveRecords(sql`macros`), joinEnergy, joinVisibility),
    clientAccessListeners(followAccess),
    consentWithdrawals(eraseBodyState),
    teamContent(macroContent),
    demoRecords(fillDemoMacros),
    firstVisitParts(needStep),
    notificationKinds(macroAssigned, macroChanged),
    weightMarkParts(macroMarks),
  ],
})

export { macroAssignments } from './assignments/assignment-tables.ts'
export { areMacrosHidden, isHidden as macrosHidden } from './visibility.ts'
export { movedDays } from './assignments/moved-days.ts'
export { findTargets, findTargetsOf } from './own-targets.ts'
export { bodyStateListeners, hasBodyState, readNeeds } from './client-energy.ts'
export { readDayTypeNames } from './settings.ts'
export { visitEnergies, type VisitEnergy } from './energy.ts'
