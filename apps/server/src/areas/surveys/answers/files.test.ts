import { listMedia } from '@allenio/contract/client-files'
import { deleteSurveyAnswer, SurveyVersion } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { statusOfFile, testHouse, uploadOf, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { answerOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

test('a file of an answer is in the media of the client for those who may read the answer, as long as it is there', async () => {
  const team = await given.team()
  const picture = newId()
  const version = SurveyVersion.parse({
    pages: [{ title: '', questions: [{ kind: 'files', key: picture, text: 'Una foto', accepts: ['image'] }] }],
  })
  const file = await uploadOf(team.client)
  const photo = { id: file, name: 'foto.png', mimeType: 'image/png', bytes: 1_000 }
  const { clientId, answerId } = await answerOf(house, team, {
    version,
    cells: { reader: 'nutritionist' },
    answers: { [picture]: { kind: 'files', files: [photo] } },
  })
  const mediaFor = async (member: TestMember) => (await as(member).call(listMedia, { id: clientId, origin: 'survey' })).media
  for (const member of [team.nutritionist, team.admin]) {
    expect(await mediaFor(member)).toMatchObject([{ originId: answerId, file: { id: file } }])
  }
  for (const member of [team.nutritionist, team.admin, team.client]) expect(await statusOfFile(house, file, member)).toBe(200)
  expect(await mediaFor(team.coach)).toEqual([])
  expect(await statusOfFile(house, file, team.coach)).toBe(404)
  await as(team.nutritionist).call(deleteSurveyAnswer, { id: answerId })
  expect(await mediaFor(team.nutritionist)).toEqual([])
})
