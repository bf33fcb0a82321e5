import sharp from 'sharp'
import { uploadOf } from './given-client.ts'
import type { TestPerson } from './given.ts'

/** The fields of a request for an app of a business's own. */
export const appRequestFields = {
  name: 'Studio Riva',
  mainColor: '#92000f',
  businessName: 'Studio Riva srl',
  country: 'IT',
  vatNumber: '12345670157',
  fiscalCode: null,
  billingAddress: 'Via Roma 1, Milano',
  postalCode: '20121',
  certifiedMail: null,
  recipientCode: 'm5uxcr1',
}

interface Logo {
  width?: number
  height?: number
  alpha?: number
}

/** A PNG of one colour. */
export const appLogo = async ({ width = 1024, height = 1024, alpha = 1 }: Logo = {}) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  body: await sharp({ create: { width, height, channels: 4, background: { r: 146, g: 0, b: 15, alpha } } })
    .png()
    .toBuffer(),
})

/** A file that begins as a PDF does. */
export const testPaper = (name = 'carta.pdf', bytes = 400) => ({
  name,
  mimeType: 'application/pdf',
  body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'canary ')]),
})

/** All that a request takes. */
export const wholeAppRequest = async (by: TestPerson) => ({
  ...appRequestFields,
  logoUploadId: await uploadOf(by, await appLogo()),
  frontUploadId: await uploadOf(by, testPaper('fronte.pdf')),
  backUploadId: await uploadOf(by, testPaper('retro.pdf')),
})
