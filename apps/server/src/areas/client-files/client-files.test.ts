import { addClientFiles, deleteClientFile, listClientFiles, listMedia, undeleteClientFile } from '@allenio/contract/client-files'
import { addNutritionalAdvice } from '@allenio/contract/client-notes'
import { addProgress } from '@allenio/contract/progress'
import { addDays, romeDay } from '@allenio/domain/days'
import { clientOf, lonelyClientOf, testHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given } = house
const today = romeDay()
const paper = { name: 'Piano alimentare.txt', mimeType: 'text/plain', body: Buffer.from('Colazione: pane e marmellata') }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

const photosOf = async (member: TestMember) => ({
  frontUploadId: await uploadOf(member),
  sideUploadId: await uploadOf(member),
  backUploadId: await uploadOf(member),
})

describe('files', () => {
  test('come one or several, are searched without accents, go and come back', async () => {
    const { coach, id } = await scene()
    const uploadId = [await uploadOf(coach, paper), await uploadOf(coach, { ...paper, name: 'Società.txt' })]
    const { clientFiles } = await as(coach).call(addClientFiles, { id, uploadId })
    expect(clientFiles.map(({ file }) => file.name).sort()).toEqual(['Piano alimentare.txt', 'Società.txt'])
    expect((await as(coach).call(listClientFiles, { id, search: 'societa' })).clientFiles.map(({ file }) => file.name)).toEqual([
      'Società.txt',
    ])
    expect((await as(coach).call(listClientFiles, { id, search: '%' })).total).toBe(0)
    const fileId = String(clientFiles[0]?.id)
    await as(coach).call(deleteClientFile, { id, fileId })
    expect((await as(coach).call(listClientFiles, { id })).total).toBe(1)
    expect(await as(coach).call(undeleteClientFile, { id, fileId })).toMatchObject({ id: fileId, addedBy: 'Giulia Marchetti' })
  })

  test('are nobody’s who does not reach the client', async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    const {
      clientFiles: [file],
    } = await as(team.admin).call(addClientFiles, { id: lonely, uploadId: await uploadOf(team.admin, paper) })
    expect((await as(team.coach).ask(deleteClientFile, { id: lonely, fileId: file?.id })).status).toBe(404)
    expect((await as(team.coach).ask(deleteClientFile, { id: team.id, fileId: file?.id })).status).toBe(404)
    expect((await as(team.client).ask(listClientFiles, { id: team.id })).status).toBe(403)
  })

  test('and photos stand together as media', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addProgress, { id, day: addDays(today, -3), kg: 70, ...(await photosOf(coach)) })
    await as(coach).call(addClientFiles, { id, uploadId: [await uploadOf(coach, paper), await uploadOf(coach)] })
    await as(coach).call(addNutritionalAdvice, { id, title: 'Cena', uploadId: await uploadOf(coach) })
    const all = await as(coach).call(listMedia, { id })
    expect(all.total).toBe(6)
    expect(all.media.slice(3).map(({ origin, pose, kg }) => [origin, pose, kg])).toEqual([
      ['progress', 'front', 70],
      ['progress', 'side', 70],
      ['progress', 'back', 70],
    ])
    expect((await as(coach).call(listMedia, { id, kind: 'other' })).media.map(({ file }) => file.name)).toEqual(['Piano alimentare.txt'])
    expect((await as(coach).call(listMedia, { id, origin: 'advice' })).total).toBe(1)
  })
})
