import { readyProtocols, visitMeasures, presetVisitSettings, type Protocol } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import {
  firstProtocol,
  isReadyProtocol,
  listProtocols,
  listVisibleProtocols,
  missingOwnFields,
  presetProtocol,
  protocolName,
  protocolOfVisit,
} from './protocols.ts'

const own: Protocol = {
  id: '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a11',
  nameIt: 'Rapido',
  nameEn: '',
  measures: ['waist'],
  siteOrder: 'site by site',
  ownFields: [],
}
const deletedId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a12'
const settings = { ...presetVisitSettings, protocols: [own] }
const idsOf = (protocols: readonly Protocol[]) => protocols.map(({ id }) => id)

test('the ready-made ones take four, seven and eight folds, and girths alone', () => {
  const foldsOf = ({ measures }: Protocol) => measures.filter(key => visitMeasures[key].kind === 'fold').length
  expect(listProtocols({ protocolOrder: [], protocols: [] }).map(each => [each.id, foldsOf(each), new Set(each.measures).size])).toEqual([
    ['four folds', 4, 8],
    ['seven folds', 7, 11],
    ['eight folds', 8, 12],
    ['girths', 0, 14],
  ])
})

test('the order of the business comes first, then those that it does not name; hidden ones cannot be chosen', () => {
  expect(idsOf(listProtocols({ ...settings, protocolOrder: [own.id, 'girths', deletedId] }))).toEqual([
    own.id,
    'girths',
    'four folds',
    'seven folds',
    'eight folds',
  ])
  const visible = listVisibleProtocols({ ...settings, hiddenProtocols: ['four folds', 'girths'] })
  expect(idsOf(visible)).toEqual(['seven folds', 'eight folds', own.id])
})

test('a new visit goes on with the last protocol, then with the preset one, then with that of the product', () => {
  expect(firstProtocol(settings, 'girths').id).toBe('girths')
  expect(firstProtocol({ ...settings, protocol: own.id }, deletedId)).toEqual(own)
  expect(presetProtocol({ ...settings, protocol: deletedId }).id).toBe('eight folds')
  expect(firstProtocol({ ...settings, hiddenProtocols: [...readyProtocols] }, undefined).id).toBe('eight folds')
})

test('a visit keeps its protocol, and has none once that was deleted', () => {
  expect(protocolOfVisit(settings, { own: own.id, last: 'girths' })).toEqual(own)
  expect(protocolOfVisit(settings, { own: deletedId, last: 'girths' })).toBeUndefined()
  expect(protocolOfVisit(settings, { own: undefined, last: 'girths' })?.id).toBe('girths')
})

test('a name that is missing in a language is that of the other', () => {
  expect([protocolName(own, 'it'), protocolName(own, 'en')]).toEqual(['Rapido', 'Rapido'])
  expect([isReadyProtocol('girths'), isReadyProtocol(own.id)]).toEqual([true, false])
})

test('a visit is asked what it is not asked yet, as far as it has room', () => {
  const protocol = { ...own, ownFields: ['Passi', 'Sonno'] }
  expect(missingOwnFields(protocol, [{ label: 'Sonno' }, {}])).toEqual(['Passi'])
  expect(
    missingOwnFields(
      protocol,
      Array.from({ length: 19 }, () => ({})),
    ),
  ).toEqual(['Passi'])
  expect(
    missingOwnFields(
      protocol,
      Array.from({ length: 21 }, () => ({})),
    ),
  ).toEqual([])
})
