import * as contract from '@allenio/contract/professionals'
import { foundOnlyBy, samplesOf, uploadOf } from '#testing'

export const professionalSamples = samplesOf(contract, {
  getProfessionalProfile: () => ({ as: 'nutritionist', input: {} }),
  updateProfessionalProfile: async ({ a, b }) => ({
    as: 'nutritionist',
    input: {
      title: 'Dott.ssa',
      register: 'Ordine dei Biologi della Lombardia',
      registerNumber: 'LOM_A01234',
      practiceAddress: 'Via Roma 1, 20121 Milano',
      signatureUploadId: await uploadOf(a.nutritionist),
      stampUploadId: await uploadOf(a.nutritionist),
    },
    foreign: { signatureUploadId: await uploadOf(b.nutritionist) },
    refusals: foundOnlyBy('nutritionist'),
  }),
})
