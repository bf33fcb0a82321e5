import { presetVisitSettings, type ReadContent } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { anamnesisOfVisit, beginningOfBase, newVisit } from './index.ts'

const last = {
  takenOn: '2026-03-01',
  measurementType: 'BIA',
  device: 'Akern',
  activityLevel: 'active',
  reason: 'Controllo',
  sleep: 'Sei ore',
  smoke: 'Mai',
  dayRecall: 'Pane e latte',
  note: 'Brava',
  privateNote: 'Stanca',
  nextVisitOn: '2026-04-01',
  measures: { weight: [70], height: [165] },
  laboratoryValues: [{ id: 'ferritin', name: 'Ferritina', value: '30' }],
  ownFields: [{ id: 'old', label: 'Cane', text: 'Sì' }],
} satisfies ReadContent

const settings = { ...presetVisitSettings, protocols: [] }
const client = { sex: 'female', birthDate: '1991-01-15', heightCm: 165 } as const
const beginning = beginningOfBase({ client, last: { id: 'last', takenOn: last.takenOn, recordHeightCm: 165, content: last }, settings })
const nothing = { measures: {}, laboratoryValues: [], ownFields: [] }

test('answers and own fields go on to the next visit, what is of one day does not', () => {
  expect(anamnesisOfVisit(nothing, beginning)).toEqual({ sleep: 'Sei ore', smoke: 'Mai', ownFields: [{ label: 'Cane', text: 'Sì' }] })
})

test('device, activity and height go on, too; measures, notes, laboratory values and the next day do not', () => {
  const { cells, operations } = newVisit({ id: 'new', content: nothing, beginning, newId: () => 'row' })
  expect(cells).toEqual({
    protocol: 'eight folds',
    measurementType: 'BIA',
    fatFormula: 'DURNIN_WOMERSLEY',
    metabolicFormula: 'MIFFLIN_ST_JEOR',
    device: 'Akern',
    activityLevel: 'active',
    sex: 'female',
    birthDate: '1991-01-15',
    height: [165],
  })
  expect(operations).toEqual([])
})

test.each<[string, string, string, string]>([
  // by a formula of adults a child would have a figure that says nothing
  ['2015-05-01', '2026-11-28', 'LOHMAN', 'MOLNAR'],
  ['2008-11-28', '2026-11-28', 'DURNIN_WOMERSLEY', 'MIFFLIN_ST_JEOR'],
])('somebody born on %s begins the visit of %s with %s and %s', (birthDate, takenOn, fatFormula, metabolicFormula) => {
  const of = { ...beginning, record: { ...beginning.record, birthDate } }
  const { cells } = newVisit({ id: 'new', content: { ...nothing, takenOn }, beginning: of, newId: () => 'row' })
  expect(cells).toMatchObject({ fatFormula, metabolicFormula })
})

test('a protocol that does not take the folds of the formula begins with one that it makes', () => {
  const id = '0198c9a0-0000-7000-8000-000000000002'
  const measures = ['triceps_fold' as const, 'subscapular_fold' as const]
  const protocol = { id, nameIt: 'Due', nameEn: 'Two', measures, siteOrder: 'rounds' as const, ownFields: [] }
  const own = { ...beginning, last: undefined, settings: { ...settings, protocol: id, protocols: [protocol] } }
  const { cells } = newVisit({ id: 'new', content: nothing, beginning: own, newId: () => 'row' })
  expect(cells).toMatchObject({ protocol: id, fatFormula: 'LOHMAN' })
})

test('what the new visit names itself stands', () => {
  const content = { ...nothing, sleep: 'Otto ore', reason: 'Prova', ownFields: [{ label: 'Gatto', text: 'No' }] }
  expect(anamnesisOfVisit(content, beginning)).toEqual({ sleep: 'Otto ore', smoke: 'Mai', ownFields: [{ label: 'Gatto', text: 'No' }] })
})

test('a first visit has no answers', () => {
  expect(anamnesisOfVisit(nothing, { ...beginning, last: undefined })).toEqual({ ownFields: [] })
})

test('questions of the protocol that the last visit has not asked come behind its own fields', () => {
  const id = '0198c9a0-0000-7000-8000-000000000001'
  const protocol = { id, nameIt: 'Rapido', nameEn: 'Quick', measures: [], siteOrder: 'site by site' as const, ownFields: ['Cane', 'Passi'] }
  const asking = { ...beginning, settings: { ...settings, protocols: [protocol] } }
  expect(anamnesisOfVisit({ ...nothing, protocol: id }, asking).ownFields).toEqual([{ label: 'Cane', text: 'Sì' }, { label: 'Passi' }])
})
