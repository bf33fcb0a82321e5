import { listNotifications } from '@allenio/contract/notifications'
import { addOwnProgress } from '@allenio/contract/progress'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientOf, testHouse, uploadOf } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { given, as } = house

test('photos are told once, together with the weight that comes along', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const photos = { id: newId(), day: romeDay(), kg: 71.2, note: '', frontUploadId: await uploadOf(team.client) }
  for (let nth = 0; nth < 2; nth += 1) await as(team.client).call(addOwnProgress, photos)
  expect((await as(team.coach).call(listNotifications, {})).notifications).toMatchObject([
    { kind: 'photos added', title: 'Nuove foto dei progressi di Martina Bellini', link: `/clients/${clientId}/progress` },
  ])
})
