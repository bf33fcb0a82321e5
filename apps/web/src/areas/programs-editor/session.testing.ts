import { newId } from '@allenio/domain/ids'
import { insertEmpty, programModel } from '@allenio/domain/programs'
import { testDocument } from '#testing'
import { openSession } from './session.ts'

/** A session over a program of one week with empty days. */
export function testSession(dayCount = 2) {
  const { id, gestures, document } = testDocument(programModel, 'program')
  const week = insertEmpty(document.rows.get(), { type: 'week', parentId: id, index: 0, count: 1, newId })
  document.edit(week.operations)
  const [weekId = ''] = week.ids
  document.edit(insertEmpty(document.rows.get(), { type: 'day', parentId: weekId, index: 0, count: dayCount, newId }).operations)
  gestures.length = 0
  return { ...openSession(document, id), gestures }
}
