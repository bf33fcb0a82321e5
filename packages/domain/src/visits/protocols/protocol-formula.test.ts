import { presetVisitSettings, type BodyFatFormulaName, type MeasureKey, type VisitSettingsDetail } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { formulaOfProtocol, listProtocols } from '../index.ts'

const measuresOf = (id: string): readonly MeasureKey[] => {
  const settings: Pick<VisitSettingsDetail, 'protocolOrder' | 'protocols'> = { ...presetVisitSettings, protocols: [] }
  return listProtocols(settings).find(each => each.id === id)?.measures ?? []
}

test.each<[string, readonly MeasureKey[], BodyFatFormulaName | undefined, BodyFatFormulaName | undefined]>([
  ['four folds', measuresOf('four folds'), 'JACKSON_7_SKINFOLDS', 'DURNIN_WOMERSLEY'],
  ['seven folds', measuresOf('seven folds'), 'DURNIN_WOMERSLEY', 'JACKSON_7_SKINFOLDS'],
  // eight folds are no formula of their own: what was chosen stays
  ['eight folds', measuresOf('eight folds'), 'YUHASZ_6_SKINFOLDS', 'YUHASZ_6_SKINFOLDS'],
  ['eight folds without the chest', measuresOf('eight folds'), 'JACKSON_7_SKINFOLDS', 'WITHERS'],
  ['girths', measuresOf('girths'), 'DURNIN_WOMERSLEY', undefined],
  ['two folds of our own', ['triceps_fold', 'subscapular_fold', 'waist'], 'DURNIN_WOMERSLEY', 'LOHMAN'],
  ['Faulkner’s four', ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold'], undefined, 'FAULKNER_4_SKINFOLDS'],
])('%s', (_, measures, current, expected) => {
  expect(formulaOfProtocol({ measures: [...measures] }, { sex: 'male', current })).toBe(expected)
})
