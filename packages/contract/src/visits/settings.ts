import { z } from 'zod'
import { invalidFormula, metabolicFormulas } from '../macros/energy-fields.ts'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../lists.ts'
import { ProtocolId } from './cells.ts'
import { bodyFatFormulas, readyProtocols } from './fields.ts'
import { Protocol, protocolsAtMost } from './protocols.ts'
// imported for the things that the module declares, because the calls below show and change them
import type {} from './visits.ts'

// How a business measures, and the presets of a visit.

const settings = {
  /** The protocol of a client’s first visit; later ones begin with that of the last. The product’s replaces one that was deleted. */
  protocol: ProtocolId,
  /** The order of protocols; those that it does not name come behind. */
  protocolOrder: z.array(ProtocolId).max(protocolsAtMost + readyProtocols.length),
  /** Ready-made protocols that the business has hidden. */
  hiddenProtocols: z.array(z.enum(readyProtocols)).max(readyProtocols.length),
  /** A finished visit is shared with its client, unless the member decides otherwise. */
  sharesVisits: z.boolean(),
  /** The formula of a client’s first visit; later ones begin with that of the last. */
  fatFormula: z.enum(bodyFatFormulas, invalidFormula),
  metabolicFormula: z.enum(metabolicFormulas, invalidFormula),
}

export const VisitSettings = z.object(settings)
export type VisitSettings = z.output<typeof VisitSettings>
export type VisitSettingsChanges = Partial<VisitSettings>

/** The settings with the business’s own protocols. */
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
