import type { Language } from '@allenio/contract'
import { downloadVisitPdf, type Visit } from '@allenio/contract/visits'
import { download, type DownloadedFile } from '#lib/api'
import { listRecords, loadRecord, recordOwner, storeRecord } from '#lib/offline'

// The papers of a client's visits, stored so that they open without a network. They are records, so that each person has their own in each
// business, and a logout deletes them.

interface PrintedVisit {
  id: string
  /** Changes when the paper does: it shows this visit and figures of earlier ones, each in its last finished state. */
  version: string
}

/** One of the visits that a client reads; `visits` are sorted from new to old. */
export const printedVisit = (visits: readonly Pick<Visit, 'id' | 'finishedAt'>[], id: string): PrintedVisit => ({
  id,
  version: visits
    .slice(visits.findIndex(visit => visit.id === id))
    .map(({ finishedAt }) => finishedAt)
    .join(' '),
})

interface StoredPaper extends DownloadedFile {
  /** The version and the language, which may change. */
  version: string
}

const nameStart = 'visit paper/'

/** The bytes of all papers. One takes at most 150 KB; the oldest are deleted first. */
export const paperLimitBytes = 3_000_000

const parseStored = (value: unknown): StoredPaper | undefined =>
  typeof value === 'object' && value !== null && 'blob' in value ? (value as StoredPaper) : undefined // nothing else is stored there

export const readPaper = async (visitId: string): Promise<DownloadedFile | undefined> => parseStored(await loadRecord(nameStart + visitId))

let storing: Promise<void> = Promise.resolve()

/** Downloads the papers that the device lacks in their present version, one after the other. */
export function storePapers(visits: readonly PrintedVisit[], language: Language): Promise<void> {
  const owner = recordOwner()
  // a paper that could not be stored is downloaded another time, and must not stop the next ones
  storing = storing.then(() => storeMissing(visits, language, owner)).catch(() => undefined)
  return storing
}

/** Stores missing papers. Stops if somebody else has signed in meanwhile, because the papers belong to the owner. */
async function storeMissing(visits: readonly PrintedVisit[], language: Language, owner: ReturnType<typeof recordOwner>): Promise<void> {
  for (const { id, version: visitVersion } of visits) {
    if (owner !== recordOwner()) return
    const version = `${visitVersion} ${language}`
    if (parseStored(await loadRecord(nameStart + id))?.version === version) continue
    const file = await download(downloadVisitPdf, { id, language }).catch(() => undefined)
    // without a network the other downloads would fail too
    if (!file) return
    await storeRecord(nameStart + id, { ...file, version } satisfies StoredPaper, owner)
    await keepWithinLimit()
  }
}

async function keepWithinLimit(): Promise<void> {
  let bytes = 0
  for (const { name, value } of (await listRecords(nameStart)).toSorted((one, other) => other.at - one.at)) {
    bytes += parseStored(value)?.blob.size ?? 0
    if (bytes > paperLimitBytes) await storeRecord(name, null)
  }
}

/** Deletes the papers of visits that the client no longer reads. */
export async function deleteOtherPapers(visitIds: ReadonlySet<string>): Promise<void> {
  for (const { name } of await listRecords(nameStart)) {
    if (!visitIds.has(name.slice(nameStart.length))) await storeRecord(name, null)
  }
}
