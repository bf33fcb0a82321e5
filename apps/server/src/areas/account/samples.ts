import { createECDH } from 'node:crypto'
import * as contract from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { createLink, type LinkKind } from '#platform/auth'
import { sql } from '#platform/db'
import { foundOnlyBy, refusing, samplesOf, testPassword, uploadOf, type Scene, type TestPerson } from '#testing'
import { addDemoInvitation } from './demo.ts'

const password = testPassword
const newPassword = 'tre gatti sul tetto'
const otherRoles = ['super_admin', 'admin', 'coach', 'nutritionist'] as const

const linkTo = ({ database }: Scene, { personId, email }: TestPerson, kind: LinkKind) =>
  database.withSystem('write', db => createLink(db, { kind, personId, emailKey: email.toLowerCase(), days: 1 }))

/** Somebody invited into the first business; answers the invitation's id and the token of its mail. */
async function invite({ database, a }: Pick<Scene, 'database' | 'a'>, email: string) {
  const id = await database.withWorkspace(a.workspaceId, 'write', db =>
    addDemoInvitation(db, { email, firstName: 'Marta', lastName: 'Gallo', language: 'it', role: 'coach' }, 1),
  )
  const token = await database.withSystem('write', db =>
    createLink(db, { kind: 'invitation', personId: null, workspaceId: a.workspaceId, emailKey: email.toLowerCase(), days: 1 }),
  )
  return { id, token }
}

const unconfirm = ({ database }: Scene, { personId }: TestPerson) =>
  database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${personId}`))

async function passkeyOf({ database }: Scene, { personId }: TestPerson): Promise<string> {
  const id = newId()
  await database.withSystem('write', db =>
    db.run(sql`
    insert into passkeys (id, person_id, credential_id, public_key, counter, name)
    values (${id}, ${personId}, ${newId()}, '', 0, 'Telefono')`),
  )
  return id
}

export const accountSamples = samplesOf(contract, {
  register: () => ({
    as: 'stranger',
    input: {
      firstName: 'Elena',
      lastName: 'Riva',
      email: `${newId()}@example.com`,
      password: newPassword,
      businessName: 'Studio Riva',
      profession: 'both',
      locale: 'it',
      hasAgreed: true,
    },
  }),
  confirmAddress: async scene => {
    await unconfirm(scene, scene.a.client)
    return { as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'confirm address') } }
  },
  resendConfirmation: async scene => {
    await unconfirm(scene, scene.a.client)
    return { as: 'client', input: {}, refusals: refusing('address confirmed', ...otherRoles) }
  },
  getLink: async scene => ({ as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'reset password') } }),
  askPasswordReset: ({ a }) => ({ as: 'stranger', input: { email: a.client.email } }),
  resetPassword: async scene => ({
    as: 'stranger',
    input: { token: await linkTo(scene, scene.a.client, 'reset password'), email: scene.a.client.email, password: newPassword },
  }),
  setPassword: async scene => ({
    as: 'stranger',
    input: { token: (await invite(scene, `${newId()}@example.com`)).token, password: newPassword, hasAgreed: true },
  }),
  choosePassword: async scene => ({
    as: 'stranger',
    input: { token: await linkTo(scene, scene.a.client, 'choose password'), password: newPassword },
  }),
  removeOtherWayIn: async scene => {
    const token = await linkTo(scene, scene.a.client, 'review ways in')
    const [own, other] = [await passkeyOf(scene, scene.a.client), await passkeyOf(scene, scene.b.client)]
    return { as: 'stranger', input: { token, passkeyId: own }, foreign: { token, passkeyId: other } }
  },
  getInvitation: async scene => ({ as: 'stranger', input: { token: (await invite(scene, scene.b.client.email)).token } }),
  acceptInvitation: async scene => ({ as: 'stranger', input: { token: (await invite(scene, scene.b.client.email)).token } }),
  declineInvitation: async scene => ({ as: 'stranger', input: { token: (await invite(scene, scene.b.client.email)).token } }),
  listOwnBusinesses: () => ({ as: 'client', input: {} }),
  acceptOwnInvitation: async scene => {
    const own = await invite({ ...scene, a: scene.b }, scene.a.client.email)
    const foreign = await invite(scene, scene.b.client.email)
    return { as: 'client', input: { id: own.id }, foreign: { id: foreign.id }, refusals: foundOnlyBy('client') }
  },
  declineOwnInvitation: async scene => {
    const own = await invite({ ...scene, a: scene.b }, scene.a.client.email)
    const foreign = await invite(scene, scene.b.client.email)
    return { as: 'client', input: { id: own.id }, foreign: { id: foreign.id }, refusals: foundOnlyBy('client') }
  },
  leaveBusiness: ({ a, b }) => ({
    as: 'client',
    input: { workspaceId: a.workspaceId },
    foreign: { workspaceId: b.workspaceId },
    refusals: { super_admin: 'not found', admin: 'last admin' },
  }),
  updateProfile: async ({ b }) => ({
    as: 'client',
    input: { firstName: 'Elena', phone: '+39 333 1234567', timeZone: 'Europe/Rome', appearance: 'dark' },
    foreign: { photoUploadId: await uploadOf(b.client) },
  }),
  changePassword: () => ({ as: 'client', input: { currentPassword: password, newPassword } }),
  deleteAccount: () => ({ as: 'client', input: { password } }),
  keepAccount: async scene => {
    await scene.database.withSystem('write', db =>
      db.run(sql`
      update persons set deletion_due_at = now() + interval '7 days' where id = ${scene.a.client.personId}`),
    )
    return { as: 'client', input: {}, refusals: refusing('no deletion asked', ...otherRoles) }
  },
  keepAccountByLink: async scene => {
    await scene.database.withSystem('write', db =>
      db.run(sql`
      update persons set deletion_due_at = now() + interval '7 days' where id = ${scene.a.client.personId}`),
    )
    return { as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'keep account') } }
  },
  setLocale: () => ({ as: 'client', input: { locale: 'en' } }),
  setTutorialStep: () => ({ as: 'admin', input: { step: 2 }, refusals: { super_admin: 'not found' } }),
  updateDevices: () => ({
    as: 'client',
    input: {
      subscription: {
        endpoint: `https://push.example.com/${newId()}`,
        keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
      },
    },
  }),
  checkRefresh: () => ({ as: 'client', input: { build: 'abc' } }),
  startExport: () => ({ as: 'admin', input: { scope: 'person', password } }),
  listExports: () => ({ as: 'client', input: {} }),
})
