import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isLanguage, type Language } from '@allenio/contract'
import type { LivePackage } from '@allenio/contract/storefront'
import { brandPalette } from '@allenio/domain/colors'
import { formatMoney } from '@allenio/domain/formats'
import { findLogoFile } from '#areas/business'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { findFile, makeCard, useFiles, type FileRow } from '#platform/files'
import { drawPage, listPages, type PdfRequest } from '#platform/pdf'
import { runtimeFiles } from '#platform/places'
import type { FoundPackage } from '../live-package.ts'
import { ownColor } from '../own-color.ts'
import { rhythmOf } from './price-words.ts'
import { planWords } from './words.ts'

/** The picture that other sites show beside a link to a plan page. */
export const shareSides = { width: 1200, height: 630 } as const

const template = 'areas/storefront/plan-page/share.typ'
const templateSource = readFileSync(join(runtimeFiles, template), 'utf8')

const edge = 64
const cover = { left: 760, top: 0, width: 440, height: shareSides.height }
const logo = { left: edge, top: 56, width: 260, height: 88 }

/** The words and colours of a picture. A discount code changes none of them. */
function wordsOf(plan: LivePackage, language: Language) {
  const say = planWords(language)
  const palette = brandPalette(plan.business.mainColor ?? '') ?? brandPalette(ownColor())
  const { accent, on } = palette?.light ?? { accent: '#0c1016', on: '#ffffff' }
  const isFree = plan.price === 0
  return {
    name: plan.name,
    nameLanguage: plan.language,
    business: plan.business.name,
    price: isFree ? say('free') : formatMoney(language, plan.price, plan.currency),
    rhythm: isFree ? '' : rhythmOf({ plan, language, say }),
    accent,
    onAccent: on,
  }
}

type Shared = Pick<FoundPackage, 'plan' | 'imageFileId'>

/** Tells pictures apart by all that they are drawn from. */
function keyOf({ plan, imageFileId }: Shared, language: Language): string {
  const parts = [templateSource, wordsOf(plan, language), plan.business.logo, imageFileId]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

/** Another picture has another address, so that sites that keep one for ever show no old price. */
export const shareAddress = (found: Shared, language: Language): string =>
  `/sf/plans/${found.plan.id}/share-${language}-${keyOf(found, language)}.jpg`

/** The language and the key that the last part of an address names. */
export function parseShareName(name: string): { language: Language; key: string } | undefined {
  const [, language, key] = /^share-(it|en)-([\w-]{16})\.jpg$/.exec(name) ?? []
  return isLanguage(language) && key !== undefined ? { language, key } : undefined
}

// Drawing takes two other processes, so each node keeps the pictures that it was asked for last.
const drawnPictures = new Map<string, Promise<Uint8Array>>()
const picturesAtMost = 200

/** Draws the picture of a package as it is now; all who ask meanwhile get the same. */
export async function readSharePicture(
  database: Database,
  found: FoundPackage,
  language: Language,
): Promise<{ key: string; bytes: Uint8Array }> {
  const key = keyOf(found, language)
  const name = `${found.plan.id} ${key}`
  const picture = drawnPictures.get(name) ?? draw(database, found, language)
  drawnPictures.delete(name)
  drawnPictures.set(name, picture)
  const [oldest] = drawnPictures.keys()
  if (drawnPictures.size > picturesAtMost && oldest !== undefined) drawnPictures.delete(oldest)
  try {
    return { key, bytes: await picture }
  } catch (error) {
    drawnPictures.delete(name)
    throw error
  }
}

async function draw(database: Database, { plan, workspaceId, imageFileId }: FoundPackage, language: Language): Promise<Uint8Array> {
  const files = await database.withWorkspace(workspaceId, 'read', async db => ({
    cover: imageFileId === null ? undefined : await findFile(db, imageFileId),
    logo: await findLogoFile(db, workspaceId),
  }))
  const [coverBytes, logoBytes] = [await readBytes(files.cover), await readBytes(files.logo)]
  const logoSides = logoBytes && sidesWithin(files.logo)
  const request: PdfRequest = {
    template,
    language,
    title: plan.name,
    data: { ...wordsOf(plan, language), width: (coverBytes ? cover.left : shareSides.width) - 2 * edge, logoWidth: logoSides?.width ?? 0 },
  }
  const card = await makeCard({
    ...shareSides,
    drawing: await drawOnly(request),
    pictures: [
      ...(coverBytes ? [{ ...cover, bytes: coverBytes, fit: 'cover' as const }] : []),
      ...(logoBytes && logoSides ? [{ ...logo, ...logoSides, bytes: logoBytes, fit: 'contain' as const }] : []),
    ],
  })
  if (!card) throw new AppError('unavailable')
  return card
}

async function drawOnly(request: PdfRequest): Promise<string> {
  const paper = { content: request, request: async () => request }
  const { pages } = await listPages(paper)
  return drawPage(paper, pages[0] ?? '')
}

/** A file that is gone costs the picture a part, and nobody the picture. */
async function readBytes(file: FileRow | undefined): Promise<Buffer | undefined> {
  if (!file?.width || !file.height) return undefined
  try {
    return await buffer((await useFiles().store.get(file.storage_key)).body)
  } catch {
    return undefined
  }
}

function sidesWithin(file: FileRow | undefined): { width: number; height: number; top: number } | undefined {
  if (!file?.width || !file.height) return undefined
  const scale = Math.min(logo.width / file.width, logo.height / file.height)
  const height = Math.max(1, Math.round(file.height * scale))
  return { width: Math.max(1, Math.round(file.width * scale)), height, top: logo.top + Math.round((logo.height - height) / 2) }
}
