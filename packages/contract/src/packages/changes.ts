import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, idInput, Nothing } from '../lists.ts'
import { defaultUnlocks, packageFields, packageLimits, termFields } from './fields.ts'
import { Package, PackageAttachment } from './packages.ts'

const update = { permission: 'update workout packages' } as const

const faults = [
  'not found',
  'price out of range',
  'programs need one payment',
  'installments too small',
  'unlock twice',
  'file type not accepted',
] as const

export const createPackage = endpoint({
  method: 'POST',
  path: '/workout-packages',
  access: { permission: 'create workout packages' },
  summary: 'JSON, or a multipart form with the field "image" and `unlocks` as JSON. What does not fit the billing model is left out.',
  input: z.object({
    name: packageFields.name,
    description: packageFields.description.default(''),
    /** Left out, it is that of the business. */
    language: packageFields.language.optional(),
    isActive: packageFields.isActive.default(true),
    isShown: packageFields.isShown.default(true),
    isFeatured: packageFields.isFeatured.default(false),
    billingModel: termFields.billingModel.default('SUBSCRIPTION'),
    intervalUnit: termFields.intervalUnit.default('MONTH'),
    intervalCount: termFields.intervalCount.default(1),
    price: termFields.price.default(0),
    trialDays: termFields.trialDays.default(0),
    accessDays: termFields.accessDays.default(null),
    installments: termFields.installments.default(null),
    clientTypeId: termFields.clientTypeId.default(null),
    unlocks: termFields.unlocks.default(defaultUnlocks),
    imageUploadId: z.uuid().optional(),
  }),
  output: Package,
  changes: ['package'],
  errors: [...faults, 'too many packages'],
  files: { image: 'imageUploadId' },
})

export const updatePackage = endpoint({
  method: 'POST',
  path: '/workout-packages/:id',
  access: update,
  summary: 'Only what is sent changes. A change of the terms of a sold version makes the next one. Activating shows it in the storefront.',
  input: z.object({
    ...idInput,
    ...z.object({ ...packageFields, ...termFields }).partial().shape,
    imageUploadId: z.uuid().optional(),
    removesImage: z.union([z.boolean(), z.stringbool()]).optional(),
    /** The `updatedAt` that the editor has read; somebody else’s later change is then refused rather than overwritten. */
    readAt: Package.shape.updatedAt.optional(),
  }),
  output: Package,
  changes: ['package'],
  errors: [...faults, 'changed meanwhile', 'package archived'],
  files: { image: 'imageUploadId' },
})

export const deletedPackageDays = 30

export const [deletePackage, undeletePackage] = recordDeletion({
  path: '/workout-packages/:id',
  access: { permission: 'delete workout packages' },
  summary: `A sold one is refused, and archived instead. It can be undeleted for ${deletedPackageDays} days.`,
  input: z.object(idInput),
  record: Package,
  changes: ['package'],
  errors: ['not found', 'package sold', 'too many packages'],
})

export const duplicatePackage = endpoint({
  method: 'POST',
  path: '/workout-packages/:id/duplicate',
  access: { permission: 'create workout packages' },
  summary: 'The copy is not active yet, and has the attachments, too.',
  input: z.object(idInput),
  output: Package,
  changes: ['package'],
  errors: ['not found', 'too many packages'],
})

export const archivePackage = endpoint({
  method: 'POST',
  path: '/workout-packages/:id/archive',
  access: update,
  summary: 'Nobody can buy it, and the storefront hides it. Who has bought it keeps it.',
  input: z.object(idInput),
  output: Package,
  changes: ['package'],
  errors: ['not found'],
})

export const restorePackage = endpoint({
  method: 'POST',
  path: '/workout-packages/:id/restore',
  access: update,
  summary: 'Takes it out of the archive, still hidden.',
  input: z.object(idInput),
  output: Package,
  changes: ['package'],
  errors: ['not found', 'too many packages'],
})

export const orderPackages = endpoint({
  method: 'PUT',
  path: '/workout-packages/order',
  access: update,
  summary: 'Those that are named come first, in this order.',
  input: z.object({
    ids: z
      .array(z.uuid())
      .min(1)
      .max(packageLimits.packages)
      .refine(ids => areDistinct(ids, id => id)),
  }),
  output: Nothing,
  changes: ['package'],
  errors: ['not found'],
})

export const addPackageAttachment = endpoint({
  method: 'POST',
  path: '/workout-packages/:id/attachments',
  access: update,
  summary: 'Who has bought the package can open it. By its upload id, or as the form field "file".',
  input: z.object({ ...idInput, uploadId: z.uuid() }),
  output: PackageAttachment,
  changes: ['package'],
  errors: ['not found', 'package archived', 'too many package files'],
  files: { file: 'uploadId' },
})

export const removePackageAttachment = endpoint({
  method: 'DELETE',
  path: '/workout-packages/:id/attachments/:attachmentId',
  access: update,
  input: z.object({ ...idInput, attachmentId: z.uuid() }),
  output: Nothing,
  changes: ['package'],
  errors: ['not found'],
})
