import { updateBusiness } from '@allenio/contract/business'
import { PaperPages } from '@allenio/contract/paper-pages'
import { downloadVisitPage, downloadVisitPages } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { testHouse, uploadOf, type TestMember } from '#testing'
import { finishedVisitOf, visitScene } from '../scene.testing.ts'

const house = await testHouse()
const { as } = house
const { team: teamOf } = visitScene(house)

test('the logo of the business stands on the paper, for its client, too', async () => {
  const team = await teamOf()
  const { id } = await finishedVisitOf(house, team, { clientId: team.clientId })
  const firstPageFor = async (who: TestMember) => {
    const { pages } = PaperPages.parse((await as(who).ask(downloadVisitPages, { id })).body)
    return String((await as(who).ask(downloadVisitPage, { id, key: pages[0] ?? '' })).body)
  }
  const pictures = async () => [await firstPageFor(team.nutritionist), await firstPageFor(team.client)].map(page => page.includes('<image'))
  expect(await pictures()).toEqual([false, false])
  await as(team.admin).call(updateBusiness, { logoUploadId: await uploadOf(team.admin) })
  expect(await pictures()).toEqual([true, true])
})
