import { z } from 'zod'
import { invalidFormula, metabolicFormulas } from './energy-fields.ts'
import { endpoint } from './endpoint.ts'
import { Nothing } from './lists.ts'
import { ProtocolId } from './visit-cells.ts'
import { bodyFatFormulas, readyProtocols } from './visit-fields.ts'
import { Protocol, protocolsAtMost } from './visit-protocols.ts'
// this import declares the things of that module, which the calls below show and change
import type {} from './visits.ts'

// How a business measures, and what a visit begins with.

const settings = {
  /** Of a client’s first visit; later ones begin with that of the last. One that was deleted gives way to the product’s. */
  protocol: ProtocolId,
  /** Those that it does not name come behind it. */
  protocolOrder: z.array(ProtocolId).max(protocolsAtMost + readyProtocols.length),
  /** Ready-made ones that nobody chooses here. */
  hiddenProtocols: z.array(z.enum(readyProtocols)).max(readyProtocols.length),
  /** A finished visit is shared with its client unless somebody says otherwise. */
  sharesVisits: z.boolean(),
  /** Of a client’s first visit; later ones begin with those of the last. */
  fatFormula: z.enum(bodyFatFormulas, invalidFormula),
  metabolicFormula: z.enum(metabolicFormulas, invalidFormula),
}

export const VisitSettings = z.object(settings)
export type VisitSettings = z.output<typeof VisitSettings>
export type VisitSettingsChanges = Partial<VisitSettings>

/** With the protocols of the business’s own. */
export const VisitSettingsDetail = VisitSettings.extend({ protocols: z.array(Protocol) })
export type VisitSettingsDetail = z.output<typeof VisitSettingsDetail>

export const presetVisitSettings: VisitSettings = {
  protocol: 'eight folds',
  protocolOrder: [],
  hiddenProtocols: [],
  sharesVisits: true,
  fatFormula: 'DURNIN_WOMERSLEY',
  metabolicFormula: 'MIFFLIN_ST_JEOR',
}

export const getVisitSettings = endpoint({
  method: 'GET',
  path: '/visits/settings',
  access: { permission: 'update visits' },
  input: Nothing,
  output: VisitSettingsDetail,
  shows: ['visit settings'],
})

export const updateVisitSettings = endpoint({
  method: 'POST',
  path: '/visits/settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: VisitSettings.partial(),
  output: VisitSettingsDetail,
  changes: ['visit settings'],
  errors: ['invalid input', 'invalid formula', 'not found'],
})
