import type { Operation } from '@allenio/contract/documents'
import { createExercise, deleteExercise } from '@allenio/contract/exercises'
import {
  addProgramWeek,
  copyProgramDay,
  copyProgramWeek,
  deleteProgramExercise,
  deleteProgramWeek,
  deleteProgramWorkout,
  editProgram,
  getProgramDocument,
  getProgramForEdit,
  importProgram,
  listProgramSteps,
  saveProgramWorkout,
  getProgramInfo,
  deleteProgram,
  getProgram,
} from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { race, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { batchOf, programOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

async function scene() {
  const team = await given.team()
  const program = await programOf(house, team)
  const coach = as(team.coach)
  const edit = (...operations: Operation[]) => coach.call(editProgram, { id: program.id, base: 0, batches: [batchOf(...operations)] })
  const read = async (id = program.id) => (await coach.call(getProgram, { id })).weekList
  const undoLast = async () => {
    const step = (await coach.call(listProgramSteps, { id: program.id })).steps.findLast(({ isUndone }) => !isUndone)
    const batch = { id: newId(), gestureId: step?.gestureId ?? '', kind: 'undo' as const, operations: step?.operations ?? [] }
    return coach.call(editProgram, { id: program.id, base: 0, batches: [batch] })
  }
  return { team, program, coach, edit, read, undoLast }
}

const exercise = (name: string) => ({ id: newId(), exercise: { name }, sets: 3, reps: '5' })

/** Cells on both sides of a border: those that are taken, and those that are not. */
const borders = [
  [{ sets: 1 }, { sets: 0 }],
  [{ sets: 20 }, { sets: 21 }],
  [{ restSeconds: 0 }, { restSeconds: -1 }],
  [{ restSeconds: 3_600 }, { restSeconds: 3_601 }],
  [{ load: '999kg' }, { load: '1000kg' }],
  [{ load: '80/999' }, { load: '80/1000' }],
  [{ load: '0' }, { load: '-1' }],
  [{ load: '200%' }, { load: '201%' }],
  [{ load: 'bw-999' }, { load: 'bw+1000' }],
  [{ reps: '1' }, { reps: '0' }],
  [{ reps: '8-999' }, { reps: '8-1000' }],
  [{ setList: [{ load: '999' }] }, { setList: [{ load: '1000' }] }],
  [{ setList: [{ reps: '999' }] }, { setList: [{}, { reps: '1000' }] }],
] as const

test('cells out of bounds are refused with all that comes with them, and nothing of it is stored', async () => {
  const { program, coach } = await scene()
  const { id } = program
  const [squat = '', bench = ''] = program.rowIds
  const dayId = program.dayIds[1] ?? ''
  const workout = { id: newId(), name: 'Schiena' }
  const [deadlift, row] = [exercise('Stacco'), exercise('Rematore')]
  const send = (cells: object) => [
    () => {
      const batches = [
        batchOf({ kind: 'set', id: squat, cells: { reps: '6' } }),
        batchOf({ kind: 'set', id: squat, cells: { load: '70' } }, { kind: 'set', id: bench, cells: { ...cells } }),
      ]
      return coach.ask(editProgram, { id, base: 0, batches })
    },
    () => coach.ask(saveProgramWorkout, { id, dayId, workout: { ...workout, exercises: [deadlift, { ...row, ...cells }] } }),
  ]
  const statuses: number[][] = []
  for (const [taken, refused] of borders) {
    const before = await coach.call(getProgramDocument, { id })
    const refusals = [await send(refused)[0]?.(), await send(refused)[1]?.()]
    expect(await coach.call(getProgramDocument, { id })).toEqual(before)
    const answers = [await send(taken)[0]?.(), await send(taken)[1]?.()]
    statuses.push([...refusals, ...answers].map(answer => answer?.status ?? 0))
  }
  expect(statuses).toEqual(borders.map(() => [422, 422, 200, 200]))
})

describe('calls that know no operations', () => {
  test('add and delete weeks, which are numbered anew, and can be undone like an editor’s', async () => {
    const { program, coach, read, undoLast } = await scene()
    const { week } = await coach.call(addProgramWeek, { id: program.id, index: 1 })
    expect([week.weekNumber, week.days.map(({ dayNumber }) => dayNumber)]).toEqual([2, [1, 2, 3]])
    await coach.call(deleteProgramWeek, { id: program.weekIds[0] ?? '' })
    expect((await read()).map(({ id, weekNumber, days }) => [id, weekNumber, days[0]?.programDay])).toEqual([
      [week.id, 1, 1],
      [program.weekIds[1], 2, 4],
    ])
    await undoLast()
    expect((await read()).map(({ id }) => id)).toEqual([program.weekIds[0], week.id, program.weekIds[1]])
    expect((await read())[0]?.days[0]?.workouts[0]?.exercises).toHaveLength(3)
  })

  test('copy a week to the end, several times, or into another one, also from another program', async () => {
    const { team, program, coach, read } = await scene()
    const [first = '', second = ''] = program.weekIds
    const copies = await coach.call(copyProgramWeek, { copyFromId: first, toProgramId: program.id, weeks: 2 })
    expect(copies.weeks.map(({ weekNumber, days }) => [weekNumber, days[0]?.workouts[0]?.exercises.length])).toEqual([
      [3, 3],
      [4, 3],
    ])
    const other = await programOf(house, team)
    const pasted = await coach.call(copyProgramWeek, { copyFromId: other.weekIds[0] ?? '', pasteToId: second, toProgramId: program.id })
    expect([pasted.week.id, pasted.week.days[0]?.workouts[0]?.exercises.length]).toEqual([second, 3])
    expect(new Set((await read()).flatMap(({ days }) => days.map(({ id }) => id))).size).toBe(12)
    // the week into which it would go stands in another program
    expect((await coach.ask(copyProgramWeek, { copyFromId: first, pasteToId: other.weekIds[1], toProgramId: program.id })).status).toBe(404)
  })

  test('copy a day to another week, or over another day', async () => {
    const { program, coach } = await scene()
    const [first = '', second = ''] = program.weekIds
    const [day = '', , , target = ''] = program.dayIds
    const added = await coach.call(copyProgramDay, { id: first, copyFromId: day, toWeekId: second })
    expect(added.day).toMatchObject({ weekId: second, dayNumber: 4, workouts: [{ name: 'Gambe' }] })
    const replaced = await coach.call(copyProgramDay, { id: first, copyFromId: day, pasteToId: target, toWeekId: second })
    expect(replaced.day).toMatchObject({ id: target, dayNumber: 1, workouts: [{ name: 'Gambe' }] })
  })

  test('import appends, or replaces with an undo', async () => {
    const { team, program, coach, read, undoLast } = await scene()
    const other = await programOf(house, team)
    expect((await coach.call(importProgram, { from: other.id, to: program.id })).weeks).toHaveLength(4)
    const { weeks } = await coach.call(importProgram, { from: other.id, to: program.id, isReplacing: true })
    expect(weeks.map(({ days }) => days[0]?.workouts.length)).toEqual([1, 0])
    await undoLast()
    expect((await read()).map(({ id }) => id).slice(0, 2)).toEqual(program.weekIds)
    expect((await coach.call(importProgram, { from: program.id, to: program.id })).weeks).toHaveLength(8)
  })

  test('import takes the weeks that are chosen, and none of another program', async () => {
    const { team, program, coach, read } = await scene()
    const other = await programOf(house, team)
    const input = { from: other.id, to: program.id, isReplacing: true }
    const { weeks } = await coach.call(importProgram, { ...input, weekIds: other.weekIds.slice(0, 1) })
    expect(weeks.map(({ days }) => days[0]?.workouts.length)).toEqual([1])
    expect((await coach.ask(importProgram, { ...input, weekIds: program.weekIds.slice(1) })).status).toBe(404)
    expect(await read()).toHaveLength(1)
  })

  test('save a workout, change it, and delete it and its exercises', async () => {
    const { program, coach, read } = await scene()
    const [, dayId = ''] = program.dayIds
    const [one, other] = [exercise('Stacco'), exercise('Affondi')]
    const workout = { id: newId(), name: 'Dorso' }
    await coach.call(saveProgramWorkout, { id: program.id, dayId, workout: { ...workout, exercises: [one] } })
    const saved = await coach.call(saveProgramWorkout, {
      id: program.id,
      dayId,
      workout: { ...workout, name: 'Schiena', exercises: [{ ...one, reps: '3' }, other] },
    })
    expect(saved.workout).toMatchObject({
      name: 'Schiena',
      exercises: [
        { key: 'A', reps: '3', restValue: 90 },
        { key: 'B', name: 'Affondi' },
      ],
    })
    await coach.call(deleteProgramExercise, { id: one.id })
    expect((await read())[0]?.days[1]?.workouts[0]?.exercises.map(({ id, key, position }) => [id, key, position])).toEqual([
      [other.id, 'A', 1],
    ])
    await coach.call(deleteProgramWorkout, { id: workout.id })
    expect((await read())[0]?.days[1]?.workouts).toEqual([])
    expect((await coach.ask(deleteProgramWorkout, { id: workout.id })).status).toBe(404)
    // an id that stands in another workout
    const foreign = { ...exercise('Squat'), id: program.rowIds[0] ?? '' }
    const answer = await coach.ask(saveProgramWorkout, { id: program.id, dayId, workout: { id: newId(), exercises: [foreign] } })
    expect(answer.body.code).toBe('record id taken')
  })

  test('refuse what would be too many, whole', async () => {
    const { program, coach, read } = await scene()
    const answer = await coach.ask(copyProgramWeek, { copyFromId: program.weekIds[0], toProgramId: program.id, weeks: 51 })
    expect([answer.status, answer.body.code]).toEqual([422, 'program full'])
    expect(await read()).toHaveLength(2)
  })
})

describe('exercises in rows', () => {
  test('are named by ids of this workspace’s library; a foreign or unknown id leaves the name alone', async () => {
    const { team, program, coach, edit, read } = await scene()
    const neighbour = await given.team()
    const ownOf = async (who: TestMember, nameIt: string) => (await as(who).call(createExercise, { nameIt, primaryMuscles: ['chest'] })).id
    const own = await ownOf(team.coach, 'Pressa mia')
    const foreign = await ownOf(neighbour.coach, 'Segreto')
    const [first = '', second = '', third = ''] = program.rowIds
    await edit(
      { kind: 'set', id: first, cells: { exercise: { id: own, name: 'Pressa' } } },
      { kind: 'set', id: second, cells: { exercise: { id: foreign, name: 'Panca' } } },
      { kind: 'set', id: third, cells: { exercise: { id: newId(), name: 'Rematore' } } },
    )
    const exercises = (await read())[0]?.days[0]?.workouts[0]?.exercises ?? []
    expect(exercises.map(({ exerciseId, name }) => [exerciseId, name])).toEqual([
      [own, 'Pressa mia'],
      [null, 'Panca'],
      [null, 'Rematore'],
    ])
    const { rows } = await coach.call(getProgramDocument, { id: program.id })
    expect(JSON.stringify(rows)).not.toContain(foreign)
    // used in a program, it is not deleted; the week that holds it is enough to say so
    expect((await coach.ask(deleteExercise, { id: own })).body).toMatchObject({ success: false })
    expect(await coach.call(getProgramInfo, { id: program.id })).toMatchObject({ muscles: [{ muscle: 'chest', sets: 4 }] })
    await coach.call(deleteProgramWeek, { id: program.weekIds[0] ?? '' })
    expect((await coach.ask(deleteExercise, { id: own })).body).toMatchObject({ success: true })
  })
})

describe('several editors', () => {
  test('one batch that arrives twenty times is applied once', async () => {
    const { team, program, coach } = await scene()
    const batch = batchOf({ kind: 'set', id: program.rowIds[0] ?? '', cells: { reps: '6' } })
    const { passed } = await race(at =>
      as(at % 2 ? team.coach : team.admin).ask(editProgram, { id: program.id, base: 0, batches: [batch] }),
    )
    expect([passed, (await coach.call(getProgramDocument, { id: program.id })).revision]).toEqual([20, 1])
  })

  test('cells of two people merge, and one who comes back with an old revision gets all that was changed', async () => {
    const { team, program, edit, read } = await scene()
    const [rowId = ''] = program.rowIds
    await edit({ kind: 'set', id: rowId, cells: { reps: '6' } })
    await edit({ kind: 'set', id: rowId, cells: { load: '80' } })
    const late = await as(team.admin).call(editProgram, {
      id: program.id,
      base: 0,
      batches: [batchOf({ kind: 'set', id: rowId, cells: { rir: 2, load: '75' } })],
    })
    expect([late.revision, late.outcomes[0]?.overwritten]).toEqual([3, [{ id: rowId, cell: 'load' }]])
    expect((await read())[0]?.days[0]?.workouts[0]?.exercises[0]).toMatchObject({ reps: '6', weight: '75', rir: 2 })
  })

  test('of calls and operations at once none is lost', async () => {
    const { team, program, read } = await scene()
    const { passed } = await race(at =>
      at % 2
        ? as(team.coach).ask(addProgramWeek, { id: program.id })
        : as(team.admin).ask(editProgram, {
            id: program.id,
            base: 0,
            batches: [batchOf({ kind: 'set', id: program.weekIds[0] ?? '', cells: { note: `${at}` } })],
          }),
    )
    expect([passed, (await read()).length]).toEqual([20, 12])
  })

  test('one whose program is deleted meanwhile is told', async () => {
    const { team, program, coach, edit } = await scene()
    await edit({ kind: 'set', id: program.rowIds[0] ?? '', cells: { reps: '6' } })
    await as(team.admin).call(deleteProgram, { id: program.id })
    const batch = batchOf({ kind: 'set', id: program.rowIds[0] ?? '', cells: { reps: '5' } })
    expect((await coach.ask(editProgram, { id: program.id, base: 1, batches: [batch] })).status).toBe(404)
  })

  test('an editor begins with the rows and with whether there is a draft', async () => {
    const { program, coach } = await scene()
    expect(await coach.call(getProgramForEdit, { id: program.id })).toMatchObject({
      program: { id: program.id },
      document: { revision: 0, isWhole: true },
      lastRelease: null,
      hasDraft: true,
    })
  })
})
