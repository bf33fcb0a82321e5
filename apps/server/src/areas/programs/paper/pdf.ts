import type { PaperOptions, ProgramPaper } from '@allenio/contract/programs'
import { findLetterhead, findLogo, findLogoFile, readLogo } from '#areas/business'
import { findExercisePictures } from '#areas/exercises'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { fileNameOf, readSmallCopies, type FileRow } from '#platform/files'
import type { Bytes } from '#platform/http'
import { makePdf, type PdfRequest } from '#platform/pdf'
import type { Turn } from '#platform/processes'
import { readColumnsFor } from '../client-columns.ts'
import { readProgram } from '../program-detail.ts'
import { readProgramSettings } from '../settings.ts'
import { exercisesIn, presentPaper } from './page.ts'

interface ReadPaper {
  paper: ProgramPaper
  /** By exercise. */
  pictures: ReadonlyMap<string, FileRow>
}

async function readAll(db: WorkspaceDb, actor: Actor, options: PaperOptions): Promise<ReadPaper> {
  const language = options.language ?? actor.language
  const { id, programUserId } = options
  // the team prints an assignment for its client
  const visibleColumns = programUserId === undefined ? await readColumnsFor(db, actor) : (await readProgramSettings(db)).clientColumns
  const program = await readProgram(db, { ...actor, language }, { id, programUserId, columns: visibleColumns })
  const brand = options.hasBrand ? await readBrand(db, actor) : null
  const exerciseIds = options.hasPictures ? program.weekList.flatMap(exercisesIn).flatMap(({ exerciseId }) => exerciseId ?? []) : []
  const pictures = await findExercisePictures(db, exerciseIds)
  return { paper: presentPaper(program, { options, actor, language, brand, visibleColumns, pictures }), pictures }
}

export const readPaper = async (db: WorkspaceDb, actor: Actor, options: PaperOptions): Promise<ProgramPaper> =>
  (await readAll(db, actor, options)).paper

async function readBrand(db: WorkspaceDb, { workspaceId }: Actor): Promise<ProgramPaper['brand']> {
  const { name, color, contact } = await findLetterhead(db, workspaceId)
  return { name, color, contact: [...contact], logo: await findLogo(db, workspaceId) }
}

/** All that is needed is read now; the PDF is made after the transaction. */
export async function printProgram(db: WorkspaceDb, actor: Actor, options: PaperOptions): Promise<Bytes> {
  const { paper, pictures } = await readAll(db, actor, options)
  const logo = paper.brand?.logo ? await findLogoFile(db, actor.workspaceId) : undefined
  const files = new Map([...pictures.values()].map(file => [file.id, file]))
  const printedFiles = Object.keys(paper.pictures).flatMap(id => files.get(id) ?? [])
  return {
    type: 'application/pdf',
    name: fileNameOf(paper.title, 'pdf'),
    body: signal => typeset(paper, { files: printedFiles, logo }, { personId: actor.personId, signal }),
  }
}

/** Twelve millimetres at 300 dots an inch. */
const pictureSidePixels = 142

interface PrintedFiles {
  files: readonly FileRow[]
  logo: FileRow | undefined
}

async function typeset(paper: ProgramPaper, { files, logo: logoFile }: PrintedFiles, turn: Turn): Promise<Buffer> {
  const logo = logoFile && (await readLogo(logoFile))
  const copies = await readSmallCopies(files, pictureSidePixels)
  const request: PdfRequest = {
    template: 'areas/programs/paper/program.typ',
    language: paper.language,
    title: paper.title,
    // a picture that cannot be read is left out, and its name with it
    data: { ...paper, logo: logo ? 'logo' : null, pictures: [...copies.keys()] },
    pictures: { ...Object.fromEntries(copies), ...(logo && { logo }) },
  }
  const { bytes } = await makePdf(request, turn)
  return Buffer.from(bytes)
}
