import { createClientPause } from '@allenio/contract/clients'
import { updateProgramUser } from '@allenio/contract/programs'
import { getOwnTraining, moveOwnTrainingDay, saveOwnWorkout } from '@allenio/contract/workouts'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { clientOf, testHouse } from '#testing'
import { planOf } from './plan.testing.ts'
import { finished, sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const today = romeDay()

describe('a moved day', () => {
  const planned = async (plan: Partial<Parameters<typeof planOf>[2]> = {}) => {
    const team = await given.team()
    const { client, coach } = team
    const clientId = await clientOf(house, team)
    const weekdays = [1, 3, 5].map(after => weekdayOf(addDays(today, after)))
    const { programUserId: id, releaseId, dayIds } = await planOf(house, team, { clientId, startDay: today, weekdays, ...plan })
    const assignment = async () => (await as(client).call(getOwnTraining, {})).training?.assignments[0]
    return {
      coach,
      clientId,
      id,
      dayIds,
      assignment,
      move: (dayId: string | undefined, after: number) =>
        as(client).ask(moveOwnTrainingDay, { id, dayId: dayId ?? '', day: addDays(today, after) }),
      train: (dayId = '') => as(client).call(saveOwnWorkout, finished(sentWorkout({ programUserId: id, releaseId, dayId, day: today }))),
      dates: async () => (await assignment())?.days.map(({ date }) => date),
    }
  }

  test.each([
    ['by weekdays', {}],
    ['in order', { weekdays: null }],
  ])('beyond the end takes the last day with it, %s', async (_, plan) => {
    const { dayIds, move, assignment } = await planned(plan)
    await move(dayIds.at(-1), 20)
    expect(await assignment()).toMatchObject({ lastDay: addDays(today, 20) })
    await move(dayIds.at(-1), 14)
    expect(await assignment()).toMatchObject({ lastDay: addDays(today, 14) })
  })

  test('stays within an end that the team has set', async () => {
    const { coach, id, dayIds, move, assignment } = await planned()
    await as(coach).call(updateProgramUser, { id, lastDay: addDays(today, 15) })
    expect((await move(dayIds.at(-1), 16)).body.code).toBe('training closed')
    await move(dayIds.at(-1), 15)
    expect(await assignment()).toMatchObject({ lastDay: addDays(today, 15) })
  })

  test('goes back to its own date when the assignment moves, unless it was trained; a pause leaves it', async () => {
    const { coach, clientId, id, dayIds, move, train, dates } = await planned()
    await move(dayIds[0], 0)
    await train(dayIds[0])
    await move(dayIds.at(-1), 20)
    const pause = { from: addDays(today, 30), until: addDays(today, 31) }
    await as(coach).call(createClientPause, { id: clientId, pauseId: newId(), ...pause })
    expect((await dates())?.at(-1)).toBe(addDays(today, 20))
    const { lastDay } = await as(coach).call(updateProgramUser, { id, startDay: addDays(today, 7) })
    expect(await dates()).toEqual([0, 10, 12, 15, 17, 19].map(after => addDays(today, after)))
    expect(lastDay).toBe(addDays(today, 19))
  })
})
