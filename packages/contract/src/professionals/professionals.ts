import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../lists.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    professionals: 'professional profile'
  }
}

// A member of the team signs papers with these, in one business.

export const professionalLimits = { title: 80, register: 120, registerNumber: 40, practiceAddress: 300 } as const
/** Signatures and stamps are small pictures. */
export const signatureMaxBytes = 5_000_000

export const ProfessionalProfile = z.object({
  /** As papers have it: title and name. */
  name: z.string(),
  title: z.string(),
  register: z.string(),
  registerNumber: z.string(),
  practiceAddress: z.string(),
  /** Addresses of the pictures. */
  signature: z.string().nullable(),
  stamp: z.string().nullable(),
})
export type ProfessionalProfile = z.output<typeof ProfessionalProfile>

export const getProfessionalProfile = endpoint({
  method: 'GET',
  path: '/me/professional-profile',
  access: { permission: 'view clients' },
  input: Nothing,
  output: ProfessionalProfile,
  shows: ['professional profile', 'account'],
})

const text = (most: number) => z.string().trim().max(most).optional()

export const updateProfessionalProfile = endpoint({
  method: 'PUT',
  path: '/me/professional-profile',
  access: { permission: 'view clients' },
  summary: 'Only what is sent changes. The pictures stand on papers that this member completes or finishes.',
  input: z.object({
    title: text(professionalLimits.title),
    register: text(professionalLimits.register),
    registerNumber: text(professionalLimits.registerNumber),
    practiceAddress: text(professionalLimits.practiceAddress),
    signatureUploadId: z.uuid().optional(),
    removeSignature: z.union([z.boolean(), z.stringbool()]).optional(),
    stampUploadId: z.uuid().optional(),
    removeStamp: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  output: ProfessionalProfile,
  changes: ['professional profile'],
  errors: ['not found', 'over the maximum', 'file type not accepted'],
  files: { signature: 'signatureUploadId', stamp: 'stampUploadId' },
})
