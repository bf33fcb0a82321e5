import type { Language } from '@allenio/contract'
import {
  visitLimits,
  readyProtocols,
  presetVisitSettings,
  type ProtocolId,
  type ReadyProtocol,
  type MeasureKey,
  type Protocol,
  type VisitSettingsDetail,
} from '@allenio/contract/visits'

const usualGirths: readonly MeasureKey[] = ['arms', 'waist', 'hips', 'legs']

const ready = (nameIt: string, nameEn: string, measures: readonly MeasureKey[]) =>
  ({ nameIt, nameEn, measures: [...measures], siteOrder: 'rounds', ownFields: [] }) satisfies Omit<Protocol, 'id'>

const readyMade: Readonly<Record<ReadyProtocol, Omit<Protocol, 'id'>>> = {
  // the folds of Durnin and Womersley
  'four folds': ready('Quattro pliche', 'Four folds', [
    'biceps_fold',
    'triceps_fold',
    'subscapular_fold',
    'suprailiac_fold',
    ...usualGirths,
  ]),
  // the folds of Jackson and Pollock
  'seven folds': ready('Sette pliche', 'Seven folds', [
    'breastplate',
    'axillary_fold',
    'triceps_fold',
    'subscapular_fold',
    'abdominal_fold',
    'suprailiac_fold',
    'thigh_fold',
    ...usualGirths,
  ]),
  'eight folds': ready('Otto pliche', 'Eight folds', [
    'triceps_fold',
    'subscapular_fold',
    'biceps_fold',
    'suprailiac_fold',
    'abdominal_fold',
    'thigh_fold',
    'calf_fold',
    'axillary_fold',
    ...usualGirths,
  ]),
  girths: ready('Circonferenze', 'Girths', [
    'neck',
    'shoulders',
    'chest',
    'arms',
    'contracted-arms',
    'forearms',
    'wrist',
    'waist',
    'navel',
    'hips',
    'legs',
    'medial-thighs',
    'calves',
    'ankles',
  ]),
}

const productProtocol: Protocol = { id: presetVisitSettings.protocol, ...readyMade['eight folds'] }

const readyList: readonly Protocol[] = readyProtocols.map(id => ({ id, ...readyMade[id] }))

export const isReadyProtocol = (id: string): id is ReadyProtocol => readyProtocols.some(each => each === id)

/** The name in the asker's language, or in the other where there is none. */
export const protocolName = ({ nameIt, nameEn }: Pick<Protocol, 'nameIt' | 'nameEn'>, language: Language): string =>
  language === 'it' ? nameIt || nameEn : nameEn || nameIt

type ProtocolSettings = Pick<VisitSettingsDetail, 'protocol' | 'protocolOrder' | 'hiddenProtocols' | 'protocols'>

/** All protocols of a business in its order, hidden ones among them; those that the order does not name come last. */
export function listProtocols({ protocolOrder, protocols }: Pick<ProtocolSettings, 'protocolOrder' | 'protocols'>): Protocol[] {
  const placeOf = ({ id }: Protocol) => {
    const place = protocolOrder.indexOf(id)
    return place < 0 ? protocolOrder.length : place
  }
  return [...readyList, ...protocols].toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The protocols that a visit may choose. */
export const listVisibleProtocols = (settings: ProtocolSettings): Protocol[] =>
  listProtocols(settings).filter(({ id }) => !settings.hiddenProtocols.some(each => each === id))

const findProtocol = ({ protocols }: Pick<ProtocolSettings, 'protocols'>, id: ProtocolId | undefined): Protocol | undefined =>
  [...readyList, ...protocols].find(each => each.id === id)

/** The protocol of a client's first visit; the product's protocol where the chosen one was deleted. */
export const presetProtocol = (settings: ProtocolSettings): Protocol => findProtocol(settings, settings.protocol) ?? productProtocol

/** The protocol of a new visit: that of the last visit, as long as it exists. */
export const firstProtocol = (settings: ProtocolSettings, last: ProtocolId | undefined): Protocol =>
  findProtocol(settings, last) ?? presetProtocol(settings)

/** The protocol of a visit; undefined where it was deleted. A visit that names none uses that of the last one. */
export const protocolOfVisit = (
  settings: ProtocolSettings,
  { own, last }: { own: ProtocolId | undefined; last: ProtocolId | undefined },
): Protocol | undefined => (own === undefined ? firstProtocol(settings, last) : findProtocol(settings, own))

/** The questions of a protocol that a visit does not ask yet, as far as it has room. */
export const missingOwnFields = ({ ownFields }: Protocol, rows: readonly { label?: string | undefined }[]): string[] =>
  ownFields.filter(label => rows.every(row => row.label !== label)).slice(0, Math.max(0, visitLimits.ownFields - rows.length))
