import { exportProgram, getProgramPaper, updateProgramSettings, saveProgramWorkout, getProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { csvRows, guessSeparator } from '@allenio/domain/tables'
import { clientOf, testHouse, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { programExporter } from './export.ts'
import { programOf, programUserOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const stacco = {
  exercise: { name: 'Stacco' },
  sets: 3,
  reps: '5',
  load: '97.5',
  rpe: 8.5,
  rir: 1,
  tut: '4020',
  restSeconds: 205,
  note: 'Schiena neutra',
  setList: [{ kind: 'warmup' as const, load: '61', reps: '9' }, { rpe: 9.5 }, { load: '91', rir: 3 }],
}
const hiddenFigures = /97[.,]5|8[.,]5|9[.,]5|4020|205|3:25|Schiena|"load"|61|91/

/** An id may hold any figures. */
const withoutIds = (text: string) => text.replaceAll(/[\da-f-]{36}/g, '')

/** A client's program, of which the business shows the sets and repetitions. */
async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const workout = { id: newId(), name: 'Forza', exercises: [{ id: newId(), ...stacco }] }
  await as(team.coach).call(saveProgramWorkout, { id: program.id, dayId: program.dayIds[1] ?? '', workout })
  await programUserOf(house, team, { clientId, program })
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['sets', 'reps'] })
  const tableFor = async (who: TestMember, format: 'csv' | 'json') =>
    withoutIds(JSON.stringify((await as(who).ask(exportProgram, { id: program.id, format })).body))
  return { team, id: program.id, tableFor }
}

const exercisesIn = ({ weekList }: { weekList: { days: { workouts: { exercises: object[] }[] }[] }[] }) =>
  weekList.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises)))

test('a client reads of an exercise what the business shows, set by set, too', async () => {
  const { team, id } = await scene()
  const seen = exercisesIn(await as(team.client).call(getProgram, { id })).at(-1)
  expect(seen).toMatchObject({ name: 'Stacco', sets: 3, reps: '5', weight: '', rpe: null, rir: null, tut: '', info: '' })
  expect(seen).toMatchObject({ setList: [{ kind: 'warmup', reps: '9' }] })
  const whole = exercisesIn(await as(team.coach).call(getProgram, { id })).at(-1)
  expect(whole).toMatchObject({ weight: '97.5', rpe: 8.5, rir: 1, tut: '4020', info: 'Schiena neutra', setList: stacco.setList })
})

test('their paper has no more', async () => {
  const { team, id } = await scene()
  const paper = await as(team.client).call(getProgramPaper, { id })
  const [row] = paper.weeks[0]?.days[1]?.workouts[0]?.groups[0] ?? []
  expect([paper.headings.cells, row]).toEqual([
    ['Serie', 'Rip / tempo'],
    { id: expect.any(String), mark: 'A', name: 'Stacco', cells: ['3', '5'], sets: ['1ª: riscaldamento · 9'], note: '', picture: null },
  ])
  expect((await as(team.coach).call(getProgramPaper, { id })).headings.cells).toHaveLength(7)
})

test('nor have their tables, whatever their format', async () => {
  const { team, tableFor } = await scene()
  for (const format of ['csv', 'json'] as const) {
    expect(await tableFor(team.client, format)).not.toMatch(hiddenFigures)
    expect(await tableFor(team.coach, format)).toMatch(hiddenFigures)
  }
  const headings = async (who: TestMember) => {
    const text = String(JSON.parse(await tableFor(who, 'csv'))).slice(1)
    const [, , , ...texts] = [...csvRows(text, { separator: guessSeparator(text) })][0]?.cells ?? []
    return texts
  }
  expect(await headings(team.client)).toEqual(['Gruppo', 'Esercizio', 'Serie', 'Rip / tempo', 'Serie una per una', 'Video'])
  expect(await headings(team.coach)).toHaveLength(13)
  expect(await tableFor(team.client, 'json')).not.toContain('restValue')
})

test('nor have the data that they take with them', async () => {
  const { team } = await scene()
  const data = await database.withWorkspace(team.workspaceId, 'read', async db => programExporter.ofMember?.(db, team.client.personId))
  const contents = data?.tables?.flatMap(({ rows }) => rows.map(({ content }) => content))
  const text = withoutIds(JSON.stringify(contents))
  expect(text).toContain('Stacco')
  expect(text).not.toMatch(/97\.5|8\.5|4020|205|Schiena/)
})
