import type { AnamnesisField } from '@allenio/contract/visits'
import {
  activityLevelNames,
  anamnesisNames,
  energyFormulaNames,
  fatFormulaNames,
  listProtocols,
  measurementTypeNames,
  nameOfMeasure,
  protocolName,
} from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { RowWording } from '#shell/editor'
import { useResultWords } from './results/words.ts'
import { useSectionWords } from './sections/words.ts'
import { useVisitSettings } from './session.ts'
import { isMeasureCell } from './sites/walk.ts'
import { useSiteWords } from './sites/words.ts'
import { useEditorWords } from './words.ts'

// a rounded value might look as if nothing had changed
const exact = { most: 2 } as const

/** How notices about edits that have crossed, and versions, name what is in a visit. */
export function useVisitWording(): RowWording {
  const t = useEditorWords()
  const say = useSectionWords()
  const sayOfSites = useSiteWords()
  const sayOfResults = useResultWords()
  const protocols = listProtocols(useVisitSettings())
  const language = useLanguage()
  const { decimal, day } = useFormats()
  const names: Readonly<Record<string, string>> = {
    takenOn: t('takenOn'),
    protocol: sayOfSites('protocol'),
    measurementType: t('measurementType'),
    sex: t('sex'),
    birthDate: t('birthDate'),
    clientAnswerId: say('clientAnswers'),
    device: say('device'),
    note: say('note'),
    privateNote: say('privateNote'),
    nextVisitOn: say('nextVisit'),
    typedBmr: t('typedBmr'),
    fatFormula: t('fatFormula'),
    metabolicFormula: t('metabolicFormula'),
    activityLevel: t('activityLevel'),
    typedFatMassPerc: say('typedFat'),
    typedFatFreeMassPerc: say('typedLean'),
    name: say('laboratoryName'),
    value: say('laboratoryValue'),
    unit: say('laboratoryUnit'),
    day: say('laboratoryDay'),
    label: say('ownLabel'),
    text: say('ownAnswer'),
  }
  const choices: Readonly<Record<string, (value: string) => string | undefined>> = {
    protocol(value) {
      const protocol = protocols.find(({ id }) => id === value)
      return protocol ? protocolName(protocol, language) : sayOfSites('protocolDeleted')
    },
    sex: value => (value === 'female' || value === 'male' ? t(`sex_${value}`) : undefined),
    measurementType: value => wordIn(measurementTypeNames, value)?.[language],
    fatFormula: value => wordIn(fatFormulaNames, value)?.[language],
    metabolicFormula: value => (value === 'MANUAL' ? sayOfResults('typedRate') : wordIn(energyFormulaNames, value)),
    activityLevel: value => wordIn(activityLevelNames, value)?.[language],
  }
  const numbers = (values: readonly unknown[]) =>
    values.flatMap(each => (typeof each === 'number' ? [decimal(each, exact)] : [])).join(' · ')
  return {
    row: ({ type, cells }) => {
      const name = cells['name'] ?? cells['label']
      if (typeof name === 'string' && name !== '') return name
      return t(type === 'visit' ? 'visit' : type === 'own field' ? 'ownFieldRow' : 'laboratoryRow')
    },
    cell: cell =>
      isMeasureCell(cell) ? nameOfMeasure(cell, language) : isAnamnesis(cell) ? anamnesisNames[cell][language] : (names[cell] ?? cell),
    value: (value, cell) => {
      if (typeof value === 'string' && cell in choices) return choices[cell]?.(value) ?? value
      if (Array.isArray(value)) return numbers(value)
      if (typeof value === 'object' && value !== null && 'percent' in value && Array.isArray(value['percent']))
        return `${numbers(value['percent'])}%`
      if (typeof value === 'number') return decimal(value, exact)
      return typeof value === 'string' ? (/^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value) : ''
    },
  }
}

/** A value that a newer version of the app may have written. */
const wordIn = <Word>(words: Readonly<Record<string, Word>>, value: string): Word | undefined =>
  Object.hasOwn(words, value) ? words[value] : undefined

const isAnamnesis = (cell: string): cell is AnamnesisField => Object.hasOwn(anamnesisNames, cell)
