import * as contract from '@allenio/contract/google'
import { refusing, samplesOf, type Scene } from '#testing'
import { consentOf, linkOf } from './scene.testing.ts'

/** The coach of the scene with a linked account, beside members without one. */
const linkedCoach = async (scene: Scene) => {
  await linkOf(scene, { member: scene.a.coach, role: 'coach' })
  return { as: 'coach' as const, refusals: refusing('google not linked', 'admin', 'nutritionist') }
}

export const googleSamples = samplesOf(contract, {
  getGoogleStatus: () => ({ as: 'coach', input: {} }),
  connectGoogle: () => ({ as: 'coach', input: {} }),
  updateGoogleEmail: async scene => ({ ...(await linkedCoach(scene)), input: {} }),
  completeGoogleLink: async scene => ({
    as: 'coach',
    input: await consentOf(scene, { member: scene.a.coach, role: 'coach' }),
    refusals: refusing('google link expired', 'admin', 'nutritionist'),
  }),
  disconnectGoogle: async scene => ({ ...(await linkedCoach(scene)), input: { keepsCopies: true } }),
})
