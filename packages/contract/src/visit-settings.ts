import { z } from 'zod'
import { metabolicFormulas } from './energy-fields.ts'
import { endpoint } from './endpoint.ts'
import { Nothing } from './lists.ts'
import { bodyFatFormulas } from './visit-fields.ts'
import { measureKeys, visitMeasures, type MeasureKey } from './visit-measures.ts'
// this import declares the things of that module, which the calls below show and change
import type {} from './visits.ts'

// How a business measures: which sites in which order, and what a visit begins with.

/** The measures that are taken by hand, site by site. */
export const visitSites: readonly MeasureKey[] = measureKeys.filter(key => ['fold', 'girth'].includes(visitMeasures[key].kind))

/** All sites once and then again, or each as often as it is read before the next. */
export const siteOrders = ['rounds', 'site by site'] as const

const isEachOnce = (sites: readonly string[]): boolean => new Set(sites).size === sites.length

const settings = {
  /** In the order of the protocol. */
  sites: z.array(z.enum(visitSites)).max(visitSites.length).refine(isEachOnce),
  siteOrder: z.enum(siteOrders),
  /** A finished visit is shared with its client unless somebody says otherwise. */
  sharesVisits: z.boolean(),
  /** Of a client’s first visit; later ones begin with those of the last. */
  fatFormula: z.enum(bodyFatFormulas),
  metabolicFormula: z.enum(metabolicFormulas),
}

export const VisitSettings = z.object(settings)
export type VisitSettings = z.output<typeof VisitSettings>
export type VisitSettingsChanges = Partial<VisitSettings>

export const presetVisitSettings: VisitSettings = {
  sites: [
    'triceps_fold',
    'subscapular_fold',
    'biceps_fold',
    'suprailiac_fold',
    'abdominal_fold',
    'thigh_fold',
    'calf_fold',
    'axillary_fold',
    'arms',
    'waist',
    'hips',
    'legs',
  ],
  siteOrder: 'rounds',
  sharesVisits: true,
  fatFormula: 'DURNIN_WOMERSLEY',
  metabolicFormula: 'MIFFLIN_ST_JEOR',
}

export const getVisitSettings = endpoint({
  method: 'GET',
  path: '/visits/settings',
  access: { permission: 'update visits' },
  input: Nothing,
  output: VisitSettings,
  shows: ['visit settings'],
})

export const updateVisitSettings = endpoint({
  method: 'POST',
  path: '/visits/settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: VisitSettings.partial(),
  output: VisitSettings,
  changes: ['visit settings'],
  errors: ['invalid input'],
})
