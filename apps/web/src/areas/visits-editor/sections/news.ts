import type { DocumentRow } from '@allenio/contract/documents'
import type { AnamnesisField, OwnFieldCells, VisitCells } from '@allenio/contract/visits'
import { anamnesisNames, type BodyInputs } from '@allenio/domain/visits'
import { useSelected, useStored } from '#lib/store'
import { useEditor } from '../session.ts'
import { listRows, textOf } from './rows.ts'
import { recordFacts, useRecordFacts, type RecordFactName } from './unsent-texts.ts'

export const firstQuestions: readonly AnamnesisField[] = ['reason', 'goal']

// each key is one of the table, which the compiler takes for any text
const questions = Object.keys(anamnesisNames) as AnamnesisField[]
export const laterQuestions = questions.filter(name => !firstQuestions.includes(name))

const womenAlone: readonly AnamnesisField[] = ['cycle', 'pregnancy']
const womenAges = { from: 10, to: 60 } as const

/** Whether somebody may have a cycle or be pregnant; of whom sex or age is not known, it is asked. */
const isAskedAsWoman = ({ sex, age }: Interviewee): boolean =>
  sex !== 'male' && (typeof age !== 'number' || (age >= womenAges.from && age <= womenAges.to))

interface Interviewee {
  sex: VisitCells['sex']
  age: BodyInputs['age']
}

/** The questions that this client is asked; an answer that is there stays in sight. */
export const questionsFor = (interviewee: Interviewee, cells: VisitCells): readonly AnamnesisField[] =>
  laterQuestions.filter(name => !womenAlone.includes(name) || cells[name] !== undefined || isAskedAsWoman(interviewee))

/** Own fields go on to the next visit under their names, with other ids. */
export const isNewAnswer = (row: Pick<DocumentRow, 'cells'>, before: readonly OwnFieldCells[]): boolean =>
  textOf(row, 'text') !== '' && before.every(({ label = '', text = '' }) => label !== textOf(row, 'label') || text !== textOf(row, 'text'))

/** Nobody keeps what the record said at the last visit: new is what was written into it here. A first visit marks nothing. */
export function useNewFacts(): readonly RecordFactName[] {
  const { base, factsBefore } = useEditor()
  const facts = useRecordFacts()
  const hasLast = useSelected(base, each => !!each?.last)
  const before = useStored(factsBefore)
  return hasLast ? recordFacts.filter(name => before[name] !== undefined && facts[name] !== '' && facts[name] !== before[name]) : []
}

export function useIsNewAnswer(row: DocumentRow): boolean {
  const before = useSelected(useEditor().base, base => base?.last?.content.ownFields)
  return before !== undefined && isNewAnswer(row, before)
}

/** How many of the questions that are folded away have an answer. */
export function useAnswerCount(): number {
  const session = useEditor()
  const answers = useSelected(session.state, ({ cells }) => laterQuestions.filter(name => cells[name] !== undefined).length)
  const ownAnswers = useSelected(
    session.document.rows,
    () => listRows(session, 'own field').filter(row => textOf(row, 'text') !== '').length,
  )
  const facts = useRecordFacts()
  return answers + ownAnswers + recordFacts.filter(name => facts[name] !== '').length
}

/** How much is new of what is folded away. */
export function useNews(): number {
  const session = useEditor()
  const { base, document, state } = session
  const last = useSelected(base, each => each?.last?.content)
  const answers = useSelected(
    state,
    ({ cells }) => laterQuestions.filter(name => cells[name] !== undefined && cells[name] !== last?.[name]).length,
  )
  const ownAnswers = useSelected(
    document.rows,
    () => listRows(session, 'own field').filter(row => isNewAnswer(row, last?.ownFields ?? [])).length,
  )
  const facts = useNewFacts().length
  return last ? answers + ownAnswers + facts : 0
}
