import { getMe } from '@allenio/contract/auth'
import {
  listClientMacros,
  listOwnMacros,
  changeHideClientMacros,
  updateMacroVisibility,
  getMacro,
  getMacroSettings,
  listMacros,
} from '@allenio/contract/macros'
import { listNotifications } from '@allenio/contract/notifications'
import { listPermissions } from '@allenio/contract/permissions'
import { sql } from '#platform/db'
import { clientOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { macroScene, refusal } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const { team: teamOf, create, assign, inTeam } = macroScene(house)

const hide = ({ admin }: TestTeam, hideClientMacros: boolean) => as(admin).call(changeHideClientMacros, { hideClientMacros })

async function permissionsOf({ client }: TestTeam) {
  const [me, listed] = [await as(client).call(getMe, {}), await as(client).call(listPermissions, {})]
  expect(me.user.permissions).toEqual(listed.permissions)
  return listed.permissions
}

test('a hidden client has no right to macros, and the change counts at once', async () => {
  const team = await teamOf()
  const { id } = await create(team, 'Base')
  await assign(team.nutritionist, { macroId: id, clientId: team.clientId })
  expect(await permissionsOf(team)).toContain('view macros')
  await as(team.client).call(getMacro, { id })
  expect(await hide(team, true)).toMatchObject({ hideClientMacros: true })
  expect(await permissionsOf(team)).not.toContain('view macros')
  expect(await permissionsOf(team)).toContain('view recipes')
  for (const ask of [
    () => as(team.client).call(listMacros, {}),
    () => as(team.client).call(getMacro, { id }),
    () => as(team.client).call(getMacroSettings, {}),
    () => as(team.client).call(listOwnMacros, {}),
  ]) {
    await expect(ask()).rejects.toMatchObject({ status: 403, ...refusal('forbidden') })
  }
  await as(team.nutritionist).call(getMacro, { id })
  await hide(team, false)
  expect((await as(team.client).call(listOwnMacros, {})).assignments).toHaveLength(1)
})

test('the setting of one client wins, until it is as the business has it again', async () => {
  const team = await teamOf()
  const setOwn = (isHidden: boolean | null) => as(team.nutritionist).call(updateMacroVisibility, { id: team.clientId, isHidden })
  const visibility = async () => (await as(team.nutritionist).call(listClientMacros, { id: team.clientId })).visibility
  await setOwn(true)
  await expect(as(team.client).call(listOwnMacros, {})).rejects.toMatchObject(refusal('forbidden'))
  expect(await visibility()).toEqual({ isHidden: true, isHiddenByBusiness: false })
  await hide(team, true)
  await setOwn(false)
  await as(team.client).call(listOwnMacros, {})
  expect(await visibility()).toEqual({ isHidden: false, isHiddenByBusiness: true })
  await setOwn(null)
  await expect(as(team.client).call(listOwnMacros, {})).rejects.toMatchObject(refusal('forbidden'))
  await expect(
    as((await given.team()).nutritionist).call(updateMacroVisibility, { id: team.clientId, isHidden: true }),
  ).rejects.toMatchObject(refusal('not found'))
})

test('who gets an account in a business that hides macros does not see them', async () => {
  const team = await given.team()
  await hide(team, true)
  await as(team.client)
    .call(listMacros, {})
    .catch(() => undefined)
  await clientOf(house, team)
  expect(await permissionsOf(team)).not.toContain('view macros')
  const other = await given.team()
  await clientOf(house, other)
  expect(await permissionsOf(other)).toContain('view macros')
})

test('a hidden client is told nothing of macros', async () => {
  const team = await teamOf()
  await hide(team, true)
  await assign(team.nutritionist, { macroId: (await create(team, 'Base')).id, clientId: team.clientId })
  expect((await as(team.client).call(listNotifications, {})).notifications).toEqual([])
})

test('nobody else loses or gains the right', async () => {
  const team = await teamOf()
  await hide(team, true)
  const rows = await inTeam(team, db =>
    db.many<{ role: string }>(sql`select role from memberships where cardinality(withheld_permissions) > 0`),
  )
  expect(rows).toEqual([{ role: 'client' }])
  await hide(team, true)
  await hide(team, false)
  expect(await inTeam(team, db => db.many(sql`select 1 from memberships where withheld_permissions <> '{}'`))).toEqual([])
})
