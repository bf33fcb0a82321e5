import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Selling } from '../onboarding/onboarding.ts'
import { unlockedCreditsEach } from './fields.ts'
import { Package, PackageTerms } from './packages.ts'

/** A package that a client may buy for the credits that it gives. */
export const CreditOffer = z.object({
  ...Package.pick({ id: true, name: true, description: true }).shape,
  terms: PackageTerms.omit({ clientType: true, unlocks: true, number: true }),
  credits: z.array(
    z.object({
      /** The kind of appointment that they pay; null for all kinds. */
      kind: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      amount: z.number().int(),
      validDays: z.number().int().nullable(),
      each: z.enum(unlockedCreditsEach),
    }),
  ),
})
export type CreditOffer = z.output<typeof CreditOffer>

export const listCreditOffers = endpoint({
  method: 'GET',
  path: '/me/credit-offers',
  access: { role: 'client' },
  summary:
    'The packages of the storefront that give credits, for one kind of appointment if it is named. Priced ones only where cards are taken.',
  input: z.object({ kindId: z.uuid().optional() }),
  output: z.object({ offers: z.array(CreditOffer), maySell: Selling.shape.maySell }),
  shows: ['package', 'payment account', 'appointment kind'],
})
