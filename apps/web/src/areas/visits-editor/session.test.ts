import type { VisitCells } from '@allenio/contract/visits'
import { computeVisit, visitModel, type FinishedVisit } from '@allenio/domain/visits'
import { expect, test } from 'vitest'
import { testDocument } from '#testing'
import { openSession } from './session.ts'
import { finishedOf } from './visit-document.ts'

const cells: VisitCells = {
  takenOn: '2026-03-02',
  sex: 'female',
  birthDate: '1990-05-04',
  weight: [70],
  height: [170],
  triceps_fold: [20],
  suprailiac_fold: [18],
  fatFormula: 'SLOAN',
  metabolicFormula: 'MIFFLIN_ST_JEOR',
}

/** A visit that was finished when each formula had another result. */
function finishedByFormerReadings(): FinishedVisit | undefined {
  const computed = computeVisit(cells)
  if ('missing' in computed) throw new Error('nothing is missing')
  const { summary, measured, results } = computed
  const fat = results.fat.map(each => ({ ...each, fatMassPerc: 21, fatFreeMassPerc: 79, readingId: 'former' }))
  const rates = results.rates.map(each => ({ ...each, bmr: 1_234, readingId: 'former' }))
  return finishedOf({
    summary: { ...summary, fatMassPerc: 21, fatFreeMassPerc: 79 },
    results: { fat, rates },
    measured,
    finishedFacts: { sex: 'female', birthDate: '1990-05-04' },
  })
}

function openVisit() {
  const { id, document } = testDocument(visitModel, 'visit')
  document.edit([{ kind: 'set', id, cells: { ...cells } }])
  const session = openSession(document, id)
  const figures = () => {
    const { chosenFat, chosenRate } = session.state.get().figures
    return { fat: chosenFat?.result, rate: chosenRate?.result }
  }
  return { session, figures }
}

test('a finished visit shows what it came to then, and computes only where it takes something else', () => {
  const { session, figures } = openVisit()
  const today = figures()
  session.finished.set(finishedByFormerReadings())
  const former = { fat: { fatMassPerc: '21.00', fatFreeMassPerc: '79.00' }, rate: { bmr: 1_234 } }
  expect(today).not.toEqual(former)
  expect(figures()).toEqual(former)

  session.set({ note: 'Bene', waist: [80] })
  expect(figures()).toEqual(former)
  session.set({ triceps_fold: [22] })
  expect(figures().fat).not.toEqual(former.fat)
  expect(figures().rate).toEqual(former.rate)
  session.set({ triceps_fold: [20], birthDate: '1980-05-04' })
  expect(figures().rate).not.toEqual(former.rate)
  session.close()
})

test('a visit that never was finished is computed', () => {
  const { session, figures } = openVisit()
  session.finished.set(finishedOf({ summary: null, results: null, measured: {}, finishedFacts: null }))
  expect(figures().rate).toEqual({ bmr: 1_426.5 })
  session.close()
})
