import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput } from '../lists.ts'
import { visitLimits } from './cells.ts'
import { measureKeys, visitMeasures, type MeasureKey } from './measures.ts'

// Named lists of what a visit asks: measures in their order, and questions. The ready-made ones are in domain/visits.

export const protocolErrors = { 'protocol name needed': 422, 'too many protocols': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    visitProtocols: typeof protocolErrors
  }
}

export const deletedProtocolDays = 7
/** The limit for one business, because each visit that is opened loads all of its protocols. */
export const protocolsAtMost = 50

/** The measures that are taken by hand, site by site. */
export const visitSites: readonly MeasureKey[] = measureKeys.filter(key => ['fold', 'girth'].includes(visitMeasures[key].kind))

/** The figures that a device prints. */
export const deviceMeasures: readonly MeasureKey[] = measureKeys.filter(key => visitMeasures[key].kind === 'bia')

const protocolMeasures = [...visitSites, ...deviceMeasures]

/** 'rounds' reads all sites once and then again; 'site by site' takes all readings of one before the next. */
export const siteOrders = ['rounds', 'site by site'] as const

const isEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

const name = z.string().trim().max(80)

const protocolFields = {
  /** One of the two names is enough. */
  nameIt: name,
  nameEn: name,
  /** The measures in the order in which they are taken. */
  measures: z.array(z.enum(protocolMeasures)).max(protocolMeasures.length).refine(isEachOnce),
  siteOrder: z.enum(siteOrders),
  /** The labels of own fields that a visit begins with. */
  ownFields: z.array(z.string().trim().min(1).max(visitLimits.name)).max(visitLimits.ownFields).refine(isEachOnce),
}

export const Protocol = z.object({ id: z.string(), ...protocolFields })
export type Protocol = z.output<typeof Protocol>
/** The part of a protocol that is stored as one value, beside the names. */
export type ProtocolContent = Pick<Protocol, 'measures' | 'siteOrder' | 'ownFields'>

const ofAdmins = { access: { role: 'admin' }, changes: ['visit settings'] } as const

export const createProtocol = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/visits/protocols',
  summary: 'The settings of visits list them.',
  input: z.object(protocolFields),
  output: Protocol,
  errors: ['protocol name needed', 'too many protocols'],
})

export const updateProtocol = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/visits/protocols/:id',
  summary: 'Visits that were taken by it keep all that was measured.',
  input: z.object({ ...idInput, ...protocolFields }),
  output: Protocol,
  errors: ['not found', 'protocol name needed'],
})

export const [deleteProtocol, undeleteProtocol] = recordDeletion({
  ...ofAdmins,
  path: '/visits/protocols/:id',
  summary: `Visits that were taken by it keep all that was measured. It can be undeleted for ${deletedProtocolDays} days.`,
  input: z.object(idInput),
  record: Protocol,
  errors: ['not found', 'too many protocols'],
})
