import { buffer } from 'node:stream/consumers'
import type { PaperOptions, ProgramPaper } from '@allenio/contract/program-paper'
import { findLetterhead, findLogo } from '#areas/business'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { findFile, useFiles, type FileRow } from '#platform/files'
import type { Bytes } from '#platform/http'
import { makePdf } from '#platform/pdf'
import { readColumnsFor } from '../client-columns.ts'
import { readProgram } from '../program-detail.ts'
import { readProgramSettings } from '../settings.ts'
import { fileNameOf } from './file-names.ts'
import { presentPaper } from './page.ts'

export async function readPaper(db: WorkspaceDb, actor: Actor, options: PaperOptions): Promise<ProgramPaper> {
  const language = options.language ?? actor.language
  const { id, programUserId } = options
  // the team prints an assignment for its client
  const visibleColumns = programUserId === undefined ? await readColumnsFor(db, actor) : (await readProgramSettings(db)).clientColumns
  const program = await readProgram(db, { ...actor, language }, { id, programUserId, columns: visibleColumns })
  const brand = options.hasBrand ? await readBrand(db, actor) : null
  return presentPaper(program, { options, language, brand, visibleColumns })
}

async function readBrand(db: WorkspaceDb, { workspaceId }: Actor): Promise<ProgramPaper['brand']> {
  const { name, color, contact } = await findLetterhead(db, workspaceId)
  return { name, color, contact: [...contact], logo: await findLogo(db, workspaceId) }
}

/** All that is needed is read now; the PDF is made after the transaction. */
export async function printProgram(db: WorkspaceDb, actor: Actor, options: PaperOptions): Promise<Bytes> {
  const paper = await readPaper(db, actor, options)
  const logo = paper.brand?.logo ? await findLogoFile(db, actor) : undefined
  return { type: 'application/pdf', name: fileNameOf(paper.title, 'pdf'), body: () => typeset(paper, logo) }
}

async function findLogoFile(db: WorkspaceDb, { workspaceId }: Actor): Promise<FileRow | undefined> {
  const { logoFileId } = await findLetterhead(db, workspaceId)
  return logoFileId === null ? undefined : findFile(db, logoFileId)
}

async function typeset(paper: ProgramPaper, logoFile: FileRow | undefined): Promise<Buffer> {
  const logo = logoFile && (await readSmallPicture(logoFile))
  const { bytes } = await makePdf({
    template: 'areas/programs/paper/program.typ',
    language: paper.language,
    title: paper.title,
    data: { ...paper, logo: logo ? 'logo' : null },
    pictures: logo ? { logo } : {},
  })
  return Buffer.from(bytes)
}

/** A logo that cannot be read is left out: the program matters more. */
async function readSmallPicture({ thumb_key, storage_key }: FileRow): Promise<Buffer | undefined> {
  try {
    return await buffer((await useFiles().store.get(thumb_key ?? storage_key)).body)
  } catch {
    return undefined
  }
}
