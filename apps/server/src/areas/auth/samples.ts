import * as contract from '@allenio/contract/auth'
import { stepAt, totpCode } from '#platform/auth'
import { foundOnlyBy, refusing, samplesOf, testPassword, type Scene, type TestPerson } from '#testing'
import { makeAuthenticator } from './authenticator.testing.ts'
import { askForNew, askForUse, keepPasskey } from './passkeys.ts'
import { confirmFactor, startFactor } from './second-factor.ts'

const password = testPassword
const withoutFactor = refusing('second factor off', 'super_admin', 'admin', 'coach', 'nutritionist')

const startedFactor = ({ database }: Scene, { personId }: TestPerson) =>
  database.withSystem('write', async db => totpCode(await startFactor(db, personId), stepAt(Date.now())))

/** An active second factor, and the code of its next step: the code before is used up. */
const standingFactor = ({ database }: Scene, { personId }: TestPerson) =>
  database.withSystem('write', async db => {
    const secret = await startFactor(db, personId)
    await confirmFactor(db, personId, totpCode(secret, stepAt(Date.now())))
    return totpCode(secret, stepAt(Date.now()) + 1)
  })

const newPasskey = ({ database }: Scene, { personId, email }: TestPerson) =>
  database.withSystem('write', async db => {
    const authenticator = makeAuthenticator()
    const { challengeId, options } = await askForNew(db, { id: personId, email, name: 'Giulia' })
    return { authenticator, answer: { challengeId, credential: authenticator.create(options), name: 'Portachiavi' } }
  })

async function storedPasskey(scene: Scene, person: TestPerson) {
  const { authenticator, answer } = await newPasskey(scene, person)
  const { id } = await scene.database.withSystem('write', db => keepPasskey(db, person.personId, answer))
  return { authenticator, id }
}

export const authSamples = samplesOf(contract, {
  login: ({ a }) => ({ as: 'stranger', input: { email: a.coach.email, password } }),
  logout: () => ({ as: 'client', input: {} }),
  getMe: () => ({ as: 'admin', input: {} }),
  enterWorkspace: ({ a, b }) => ({
    as: 'coach',
    input: { workspaceId: a.workspaceId },
    foreign: { workspaceId: b.workspaceId },
    refusals: { super_admin: 'not found' },
  }),
  listSessions: () => ({ as: 'client', input: {} }),
  endOtherSessions: () => ({ as: 'client', input: {} }),
  endOneSession: ({ a, b }) => ({
    as: 'client',
    input: { id: a.client.sessionId },
    foreign: { id: b.client.sessionId },
    refusals: foundOnlyBy('client'),
  }),
  startSecondFactor: () => ({ as: 'client', input: { password } }),
  confirmSecondFactor: async scene => ({
    as: 'client',
    input: { code: await startedFactor(scene, scene.a.client) },
    refusals: withoutFactor,
  }),
  endSecondFactor: async scene => ({
    as: 'client',
    input: { password, code: await standingFactor(scene, scene.a.client) },
    refusals: withoutFactor,
  }),
  renewRecoveryCodes: async scene => ({
    as: 'client',
    input: { password, code: await standingFactor(scene, scene.a.client) },
    refusals: withoutFactor,
  }),
  listPasskeys: () => ({ as: 'client', input: {} }),
  startPasskey: () => ({ as: 'client', input: { password } }),
  addPasskey: async scene => {
    const { answer } = await newPasskey(scene, scene.a.client)
    const other = await newPasskey(scene, scene.b.client)
    return { as: 'client', input: answer, foreign: other.answer, refusals: foundOnlyBy('client') }
  },
  renamePasskey: async scene => {
    const own = await storedPasskey(scene, scene.a.client)
    const other = await storedPasskey(scene, scene.b.client)
    return {
      as: 'client',
      input: { id: own.id, name: 'Telefono' },
      foreign: { id: other.id, name: 'Telefono' },
      refusals: foundOnlyBy('client'),
    }
  },
  removePasskey: async scene => {
    const own = await storedPasskey(scene, scene.a.client)
    const other = await storedPasskey(scene, scene.b.client)
    return { as: 'client', input: { id: own.id, password }, foreign: { id: other.id, password }, refusals: foundOnlyBy('client') }
  },
  askPasskeyProof: () => ({ as: 'client', input: {} }),
  startPasskeyLogin: () => ({ as: 'stranger', input: {} }),
  loginWithPasskey: async scene => {
    const { authenticator } = await storedPasskey(scene, scene.a.client)
    const { challengeId, options } = await scene.database.withSystem('write', db => askForUse(db, null))
    return { as: 'stranger', input: { challengeId, credential: authenticator.use(options) } }
  },
  getInstallation: () => ({ as: 'stranger', input: {} }),
})
