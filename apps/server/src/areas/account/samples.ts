import * as contract from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { createLink, type LinkKind } from '#platform/auth'
import { sql } from '#platform/db'
import { samplesOf, testPassword, type Scene, type TestPerson } from '#testing'

const password = testPassword
const newPassword = 'tre gatti sul tetto'

const linkTo = ({ database }: Scene, { personId, email }: TestPerson, kind: LinkKind) =>
  database.withSystem('write', db => createLink(db, { kind, personId, emailKey: email.toLowerCase(), days: 1 }))

const unconfirm = ({ database }: Scene, { personId }: TestPerson) =>
  database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${personId}`))

export const accountSamples = samplesOf(contract, {
  register: () => ({
    as: 'stranger',
    input: {
      firstName: 'Elena', lastName: 'Riva', email: `${newId()}@example.com`, password: newPassword, businessName: 'Studio Riva',
      locale: 'it', hasAgreed: true,
    },
  }),
  confirmAddress: async scene => {
    await unconfirm(scene, scene.a.client)
    return { as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'confirm address') } }
  },
  resendConfirmation: async scene => {
    await unconfirm(scene, scene.a.client)
    return { as: 'client', input: {} }
  },
  getLink: async scene => ({ as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'reset password') } }),
  askPasswordReset: ({ a }) => ({ as: 'stranger', input: { email: a.client.email } }),
  resetPassword: async scene => ({
    as: 'stranger',
    input: { token: await linkTo(scene, scene.a.client, 'reset password'), email: scene.a.client.email, password: newPassword },
  }),
  setPassword: async scene => ({
    as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'set password'), password: newPassword },
  }),
  updateProfile: () => ({
    as: 'client', input: { firstName: 'Elena', phone: '+39 333 1234567', timeZone: 'Europe/Rome', appearance: 'dark' },
  }),
  changePassword: () => ({ as: 'client', input: { currentPassword: password, newPassword } }),
  deleteAccount: () => ({ as: 'client', input: { password } }),
  keepAccount: async scene => {
    await scene.database.withSystem('write', db => db.run(sql`
      update persons set deletion_due_at = now() + interval '7 days' where id = ${scene.a.client.personId}`))
    return { as: 'client', input: {} }
  },
  keepAccountByLink: async scene => {
    await scene.database.withSystem('write', db => db.run(sql`
      update persons set deletion_due_at = now() + interval '7 days' where id = ${scene.a.client.personId}`))
    return { as: 'stranger', input: { token: await linkTo(scene, scene.a.client, 'keep account') } }
  },
  setLocale: () => ({ as: 'client', input: { locale: 'en' } }),
  setTutorialStep: () => ({ as: 'admin', input: { step: 2 } }),
  updateDevices: () => ({
    as: 'client',
    input: {
      subscription: {
        endpoint: `https://push.example.com/${newId()}`,
        keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
      },
    },
  }),
  checkRefresh: () => ({ as: 'client', input: { build: 'abc' } }),
  startExport: () => ({ as: 'admin', input: { scope: 'person', password } }),
  listExports: () => ({ as: 'client', input: {} }),
})
