import { foldFields, type FoldField } from '@allenio/contract/visit-fields'
import type { MeasureKey } from '@allenio/contract/visit-measures'
import { presetVisitSettings } from '@allenio/contract/visit-settings'

const isFold = (site: MeasureKey): site is FoldField => foldFields.some(fold => fold === site)

/** The folds with which a protocol usually begins, in the order in which they are taken. */
export const foldProtocols: readonly (readonly FoldField[])[] = [
  // Durnin and Womersley
  ['biceps_fold', 'triceps_fold', 'subscapular_fold', 'suprailiac_fold'],
  // Jackson and Pollock
  ['breastplate', 'axillary_fold', 'triceps_fold', 'subscapular_fold', 'abdominal_fold', 'suprailiac_fold', 'thigh_fold'],
  presetVisitSettings.sites.filter(isFold),
]

/** Other folds before the girths, which stay. */
export const withFolds = (sites: readonly MeasureKey[], folds: readonly FoldField[]): MeasureKey[] => [
  ...folds,
  ...sites.filter(site => !isFold(site)),
]

/** Whether the protocol takes exactly these folds, in this order. */
export const hasFolds = (sites: readonly MeasureKey[], folds: readonly FoldField[]): boolean =>
  sites.filter(isFold).join(' ') === folds.join(' ')

/** A site takes the place of its neighbour; the first and the last stay where nothing is beside them. */
export function movedSite(sites: readonly MeasureKey[], at: number, by: -1 | 1): MeasureKey[] {
  const [site, neighbour] = [sites[at], sites[at + by]]
  return site && neighbour ? sites.with(at, neighbour).with(at + by, site) : [...sites]
}
