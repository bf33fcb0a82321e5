import * as contract from '@allenio/contract/business'
import { samplesOf, uploadOf } from '#testing'

export const businessSamples = samplesOf(contract, {
  getBusiness: () => ({ as: 'admin', input: {} }),
  updateBusiness: async ({ a, b }) => ({
    as: 'admin',
    input: {
      name: 'Studio Riva',
      address: 'Via Roma 1, 20121 Milano',
      country: 'IT',
      vatNumber: 'IT 12345670157',
      fiscalCode: 'RSSMRA85T10A562S',
      certifiedMail: 'studio@pec.example.com',
      recipientCode: 'M5UXCR1',
      asksFiscal: true,
      email: 'studio@example.com',
      phone: '+39 02 1234567',
      language: 'it',
      timeZone: 'Europe/Rome',
      logoUploadId: await uploadOf(a.admin),
    },
    foreign: { logoUploadId: await uploadOf(b.admin) },
  }),
})
