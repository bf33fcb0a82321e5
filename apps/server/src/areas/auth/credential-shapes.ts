import { z } from 'zod'

// the part of a browser's answer that the server reads; it ignores the rest
const text = z.string().max(20_000)
const frame = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}).default({}) }

export const CreatedCredential = z.object({
  ...frame,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(z.string().max(40)).max(10).optional() }),
})

export const UsedCredential = z.object({
  ...frame,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional().nullable() }),
})
