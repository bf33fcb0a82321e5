import type { Output } from '@allenio/contract'
import {
  editStorefront,
  getStorefront,
  getStorefrontDocument,
  getStorefrontParts,
  listStorefrontCellChanges,
  listStorefrontReleases,
  listStorefrontSteps,
} from '@allenio/contract/storefront'
import { storefrontModel } from '@allenio/domain/storefront'
import { read } from '#lib/api'
import type { DocumentKind } from '#lib/documents'
import { useStorefrontWords } from './words.ts'

export const storefrontDocument: DocumentKind = {
  kind: 'storefront',
  model: storefrontModel,
  calls: {
    getDocument: getStorefrontDocument,
    editDocument: editStorefront,
    listDocumentSteps: listStorefrontSteps,
    listCellChanges: listStorefrontCellChanges,
  },
  title: () => useStorefrontWords.say('storefront'),
}

export const ownQuery = () => read(getStorefront, {})
export const partsQuery = (id: string) => read(getStorefrontParts, { id })
export const releasesQuery = (id: string) => read(listStorefrontReleases, { id })

export type StorefrontHead = NonNullable<Output<typeof getStorefront>['storefront']>
export type StorefrontParts = Output<typeof getStorefrontParts>
