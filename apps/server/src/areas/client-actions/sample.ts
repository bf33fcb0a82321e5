import type { Language } from '@allenio/contract'
import type { Repetition } from '@allenio/contract/repetition'
import { firstDue } from '@allenio/domain/repetition'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import type { FillSample } from '#areas/clients'
import { insertActions } from './queries.ts'

const question = {
  it: { title: 'Come è andata la settimana?', text: 'Energia, sonno, fame: due righe bastano.' },
  en: { title: 'How was your week?', text: 'Energy, sleep, hunger: two lines are enough.' },
} as const satisfies Record<Language, unknown>

/** Two tasks of the sample client: a weigh-in that comes back each week, and a question. */
export const fillSampleActions: FillSample = async (db, { id: clientId, actor }) => {
  const today = romeDay()
  const weekly: Repetition = { kind: 'weekly', every: 1, days: [1] }
  const common = { untilDay: null, isMailed: false, authorId: actor.membershipId }
  await insertActions(db, [{ id: newId(), clientId }], {
    ...common,
    kind: 'weigh in',
    title: '',
    text: '',
    dueDay: firstDue(weekly, today),
    repetition: weekly,
  })
  await insertActions(db, [{ id: newId(), clientId }], {
    ...common,
    kind: 'answer',
    ...question[actor.language],
    dueDay: addDays(today, 2),
    repetition: { kind: 'once' },
  })
}
