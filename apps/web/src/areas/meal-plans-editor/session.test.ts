import { expect, test } from 'vitest'
import { insertFood } from './gestures/foods.ts'
import { openSession, type EditorSession } from './session.ts'
import { testFood, testSession } from './session.testing.ts'
import { totalsOf } from './totals.ts'

const rice = testFood('rice', { kcal: 350 })

function addRice(session: EditorSession): void {
  const mealId = session.outline.get().days[0]?.meals[0]?.id ?? ''
  insertFood(session, { mealId, afterId: undefined, food: rice, quantity: { grams: 100, measure: null, isToTaste: false } })
}

test('what stands beside the table has the figures of the foods as soon as they come, and those of edits a moment later', () => {
  const { document, planId, ...session } = testSession()
  addRice({ document, planId, ...session })
  const opened = openSession(document, planId)
  const kcal = ({ settledOutline }: EditorSession) => settledOutline.get().days.map(({ sum }) => totalsOf(sum).kcal)
  expect(kcal(opened)).toEqual([null])
  opened.book.add([rice])
  expect(kcal(opened)).toEqual([350])
  opened.book.isFilled.set(true)
  addRice(opened)
  expect(kcal(opened)).toEqual([350])
  opened.close()
  session.close()
})
