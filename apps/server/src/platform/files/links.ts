import type { FileKind, ShownFile } from '@allenio/contract/files'
import { isSigned, sign } from '#platform/auth'
import { useConfig } from '#platform/config'
import { noWorkspace } from './no-workspace.ts'
import type { FileRow } from './rows.ts'

export const variants = ['original', 'thumb'] as const
export type Variant = (typeof variants)[number]

/** Links of one time slot are equal, so that the browser can cache by them; each lives for one to two slots. */
const stretchSeconds = 600
const purpose = 'file link'

export interface Linked {
  id: string
  workspace_id: string
}

/** A person's own file, outside every business: their portrait, for one. */
export const ownFile = (id: string): Linked => ({ id, workspace_id: noWorkspace })

/** The address under which one person is served one file for some minutes. */
export function fileLink(file: Linked, personId: string, variant: Variant = 'original', now = Date.now()): string {
  const { id, workspace_id: workspaceId } = file
  const expires = (Math.floor(now / 1000 / stretchSeconds) + 2) * stretchSeconds
  const signature = sign(useConfig().secretKey, purpose, signedText({ id, workspaceId, personId, variant, expires }))
  const query = new URLSearchParams({ v: variant, w: workspaceId, p: personId, e: String(expires), s: signature })
  return `/api/files/${id}?${query.toString()}`
}

// stands where a link names a person
const anyone = ''

/** The address under which anybody who was given it is served one file for some minutes. */
export const openFileLink = (file: Linked, variant: Variant = 'original'): string => fileLink(file, anyone, variant)

export const isOpenLink = ({ personId }: FileAddress): boolean => personId === anyone

export interface FileAddress {
  id: string
  workspaceId: string
  personId: string
  variant: Variant
  expires: number
}

const signedText = ({ id, workspaceId, personId, variant, expires }: FileAddress) => [id, workspaceId, personId, variant, expires].join(' ')

/** Reads a requested address; undefined if its signature is wrong or it has expired. */
export function parseLink(id: string, query: Record<string, unknown>, now = Date.now()): FileAddress | undefined {
  const { v, w, p, e, s } = query
  const variant = variants.find(each => each === v)
  if (!variant || typeof w !== 'string' || typeof p !== 'string') return undefined
  if (typeof e !== 'string' || typeof s !== 'string') return undefined
  const address = { id, workspaceId: w, personId: p, variant, expires: Number(e) }
  if (!isSigned(useConfig().secretKey, purpose, signedText(address), s)) return undefined
  return address.expires * 1000 > now ? address : undefined
}

interface FileColumns extends Linked {
  name: string
  kind: FileKind
  mime_type: string
  bytes: number
  width: number | null
  height: number | null
  thumb_key: string | null
}

export const presentFile = (file: FileColumns | FileRow, personId: string): ShownFile => ({
  id: file.id,
  name: file.name,
  kind: file.kind,
  mimeType: file.mime_type,
  bytes: file.bytes,
  width: file.width,
  height: file.height,
  url: fileLink(file, personId),
  thumbUrl: file.thumb_key === null ? null : fileLink(file, personId, 'thumb'),
})
