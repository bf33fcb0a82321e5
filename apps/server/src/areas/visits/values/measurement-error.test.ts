import { deleteVisit, getMeasurementError, measurementErrorVisits } from '@allenio/contract/visits'
import { addDays } from '@allenio/domain/days'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'
import { finishedVisitOf, measures, today, visitOf, visitScene } from '../scene.testing.ts'

const house = await testHouse()
const { as } = house
const scene = visitScene(house)

test('somebody’s technical error is of their own finished visits', async () => {
  const team = await scene.team()
  expect(await as(team.nutritionist).call(getMeasurementError, {})).toEqual({ visits: 0, fold: null, girth: null })

  await scene.finish(team, { measures: { ...measures, triceps_fold: [10, 11], calf_fold: [20, 19], waist: [80] } })
  await scene.finish(team, { measures: { ...measures, thigh_fold: [30, 32, 31] }, device: 'Akern', note: 'Bene' })
  await scene.finish(team, { measures: { ...measures, calf_fold: [20] } })
  const edited = await scene.finish(team)
  await scene.edit(team.nutritionist, edited.id, { calf_fold: [10, 30] })
  const deleted = await scene.finish(team, { measures: { ...measures, thigh_fold: [20, 30] } })
  await as(team.nutritionist).call(deleteVisit, { id: deleted.id })
  await visitOf(house, team, { clientId: team.clientId, cells: { triceps_fold: [10, 20] } })
  await scene.finish({ ...team, nutritionist: team.admin }, { measures: { ...measures, waist: [80, 82] } })

  const fold = { absolute: 0.71, relative: 3.51, pairs: 3 }
  expect(await as(team.nutritionist).call(getMeasurementError, {})).toEqual({ visits: 2, fold, girth: null })
  expect(await as(team.admin).call(getMeasurementError, {})).toMatchObject({ visits: 1, fold: null, girth: { pairs: 1 } })
})

test('old visits no longer count', async () => {
  const team = await scene.team()
  const finishOn = (daysAgo: number, second: number) =>
    finishedVisitOf(house, team, { clientId: team.clientId, cells: { takenOn: addDays(today, -daysAgo), triceps_fold: [10, second] } })
  await finishOn(measurementErrorVisits, 90)
  for (let daysAgo = 0; daysAgo < measurementErrorVisits; daysAgo += 1) await finishOn(daysAgo, 10)
  expect(await as(team.nutritionist).call(getMeasurementError, {})).toMatchObject({
    visits: measurementErrorVisits,
    fold: { absolute: 0, pairs: measurementErrorVisits },
  })
})
