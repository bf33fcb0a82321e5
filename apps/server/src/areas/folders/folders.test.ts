import { createFolder, deleteFolder, folderLimits, getFolder, listFolders, undeleteFolder, updateFolder } from '@allenio/contract/folders'
import { createProgram, listPrograms, movePrograms } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'

const { as, given } = await testHouse()

async function scene() {
  const team = await given.team()
  const coach = as(team.coach)
  const folder = (name: string, parentId: string | null = null) => coach.call(createFolder, { name, parentId })
  const program = (folderId: string | null) => coach.call(createProgram, { title: 'Base', folderId })
  const programsIn = async (folderId: string) => (await coach.call(listPrograms, { folderId })).programs.map(({ id }) => id)
  return { team, coach, folder, program, programsIn }
}

test('folders have their parents and count what stands in them', async () => {
  const { coach, folder, program } = await scene()
  const top = await folder('Forza')
  const inner = await folder('Powerlifting', top.id)
  await program(inner.id)
  expect((await coach.call(listFolders, {})).folders.map(({ name, programs, parents }) => [name, programs, parents.length])).toEqual([
    ['Forza', 0, 0],
    ['Powerlifting', 1, 1],
  ])
  expect((await coach.call(getFolder, { id: inner.id })).parents).toEqual([{ id: top.id, name: 'Forza' }])
})

test('a folder is not put into itself, nor into one that stands in it, not even by two moves at once', async () => {
  const { coach, folder } = await scene()
  const top = await folder('Forza')
  const inner = await folder('Powerlifting', top.id)
  for (const parentId of [top.id, inner.id])
    expect(await coach.ask(updateFolder, { id: top.id, parentId })).toMatchObject({ status: 422, body: { code: 'folder in itself' } })
  const [one, other] = [await folder('Uno'), await folder('Due')]
  const answers = await Promise.all([
    coach.ask(updateFolder, { id: one.id, parentId: other.id }),
    coach.ask(updateFolder, { id: other.id, parentId: one.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
})

test('folders end at a depth', async () => {
  const { coach, folder } = await scene()
  let parent = await folder('1')
  for (let depth = 2; depth <= folderLimits.depth; depth += 1) parent = await folder(`${depth}`, parent.id)
  expect((await coach.ask(createFolder, { name: 'più giù', parentId: parent.id })).status).toBe(422)
  const tall = await folder('alta')
  await folder('dentro', tall.id)
  expect((await coach.ask(updateFolder, { id: tall.id, parentId: parent.id })).status).toBe(422)
  expect((await coach.ask(createFolder, { name: 'x', parentId: newId() })).status).toBe(404)
})

test('what a deleted folder holds moves up, and back when it is undeleted, unless it was moved elsewhere', async () => {
  const { coach, folder, program, programsIn } = await scene()
  const top = await folder('Forza')
  const middle = await folder('Powerlifting', top.id)
  const inner = await folder('Gara', middle.id)
  const [stays, leaves] = [await program(middle.id), await program(middle.id)]
  await coach.call(deleteFolder, { id: middle.id })
  expect((await programsIn(top.id)).toSorted()).toEqual([stays.id, leaves.id].toSorted())
  expect((await coach.call(getFolder, { id: inner.id })).parentId).toBe(top.id)
  await coach.call(movePrograms, { programIds: [leaves.id], folderId: null })
  await coach.call(undeleteFolder, { id: middle.id })
  expect(await programsIn(middle.id)).toEqual([stays.id])
  expect((await coach.call(getFolder, { id: inner.id })).parentId).toBe(middle.id)
  expect((await coach.ask(undeleteFolder, { id: middle.id })).status).toBe(404)
})
