import {
  visitPaperSections,
  type VisitPaper,
  type VisitCells,
  type VisitReadings,
  type ReadContent,
  type VisitValues,
} from '@allenio/contract/visits'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { computeVisit } from '@allenio/domain/visits'
import { presentPaper } from './page.ts'

const firstDay = '2025-01-13'
const facts = {
  sex: 'female',
  birthDate: '1988-05-02',
  fatFormula: 'DURNIN_WOMERSLEY',
  metabolicFormula: 'MIFFLIN_ST_JEOR',
  activityLevel: 'moderately active',
} as const

/** Each visit a little lighter than the one before, with eight folds and eight girths. */
const readingsOf = (at: number): VisitReadings => ({
  weight: [72.4 - at * 0.85],
  height: [168],
  triceps_fold: [22 - at * 0.6, 22.4 - at * 0.6],
  biceps_fold: [12 - at * 0.4],
  subscapular_fold: [19 - at * 0.5],
  suprailiac_fold: [21 - at * 0.7],
  abdominal_fold: [26 - at * 0.8],
  thigh_fold: [30 - at * 0.6],
  calf_fold: [17 - at * 0.3],
  axillary_fold: [15 - at * 0.4],
  waist: [82 - at * 0.9],
  hips: [104 - at * 0.7],
  navel: [88 - at * 0.9],
  chest: [95 - at * 0.4],
  'arms.left': [30.5 - at * 0.2],
  'arms.right': [31 - at * 0.2],
  'legs.left': [58 - at * 0.4],
  'legs.right': [58.5 - at * 0.4],
})

function valuesOf(cells: VisitCells): VisitValues {
  const computed = computeVisit(cells)
  if ('missing' in computed) throw new Error('A visit on paper is a finished one.')
  const { summary, results, measured } = computed
  return { ...summary, id: newId(), activityLevel: cells.activityLevel ?? null, results, measured, laboratoryValues: [] }
}

/** The paper of the last of several visits, with all that it may hold. */
export function longVisitPaper(visitCount: number, language: VisitPaper['language'] = 'it'): VisitPaper {
  const cellsAt = (at: number): VisitCells => ({ ...facts, takenOn: addDays(firstDay, at * 45), ...readingsOf(at) })
  const course = Array.from({ length: visitCount }, (_, at) => valuesOf(cellsAt(at)))
  const [values, comparedVisit] = [course.at(-1), course.at(-2)]
  if (!values) throw new Error('There is no visit to print.')
  const last = cellsAt(visitCount - 1)
  const content: ReadContent = {
    ...facts,
    takenOn: values.takenOn,
    nextVisitOn: addDays(values.takenOn, 45),
    measures: readingsOf(visitCount - 1),
    note: 'Bene così: continua con le tre passeggiate a settimana e con la colazione che abbiamo provato.',
    reason: 'Vuole sentirsi più leggera prima dell’estate.',
    habits: 'Pranza in ufficio tre volte a settimana, cena tardi.',
    sleep: 'Sei ore, si sveglia spesso.',
    laboratoryValues: [{ id: newId(), name: 'Ferritina', value: '40', unit: 'ng/ml', day: last.takenOn }],
    ownFields: [{ id: newId(), label: 'Turni', text: 'Una notte a settimana.' }],
  }
  const client = { name: 'Giulia Bellini', allergies: 'Frutta a guscio', injuries: '' }
  const brand = { name: 'Studio Marchetti', color: '#0A6B52', contact: ['Via Roma 1, Torino', '+39 011 5550101', 'ciao@studio.it'] }
  const options = { id: values.id, language, sections: [...visitPaperSections], compare: 'previous', formulas: 'all', heading: '' } as const
  return presentPaper(
    { client, content, values, comparedVisit, course },
    { ...options, sections: [...visitPaperSections], paper: 'a4' },
    { brand, isForClient: false },
  )
}
