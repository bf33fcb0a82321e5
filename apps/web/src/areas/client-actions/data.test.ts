import type { ClientAction } from '@allenio/contract/client-actions'
import { expect, test } from 'vitest'
import { latestAnswers } from './data.ts'

const today = '2026-03-10'
const action = (id: string, kind: ClientAction['kind'], completedAt: string): ClientAction => ({
  id,
  kind,
  title: '',
  text: '',
  state: 'done',
  isPaused: false,
  dueDay: today,
  repetition: { kind: 'once' },
  untilDay: null,
  nudgedDay: null,
  completionsTotal: 1,
  completions: [{ id: `${id} done`, dueDay: today, completedAt, isByClient: true, completedBy: null, answer: 'Well' }],
  client: { id: 'c', name: 'Anna', photo: null },
  startDay: today,
  missed: 0,
  isMailed: false,
  addedBy: null,
  createdAt: completedAt,
  may: { update: true, complete: false, nudge: false, delete: true },
})

test('what was done on the scales is told by the weight', () => {
  const answers = latestAnswers([
    action('question', 'answer', '2026-03-09T08:00:00Z'),
    action('scales', 'weigh in', '2026-03-08T08:00:00Z'),
  ])
  expect(answers.map(({ completion }) => completion.id)).toEqual(['question done'])
})
