import { exerciseLimits, type ExerciseAsset } from '@allenio/contract/exercises'
import { filmUrl, parseFilmAddress, type FilmLink } from '@allenio/domain/exercises'
import { newId } from '@allenio/domain/ids'
import { daysAgo, lockFor, nameInSql, sql, type Db, type Row } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, deleteFile, findFiles, presentFile, undeleteFile, type Claim, type FileRow } from '#platform/files'

type AssetRow = Row<'exercise_assets', 'id' | 'exercise_id' | 'place' | 'file_id' | 'poster_file_id' | 'provider' | 'video_id'>

interface NewAsset {
  uploadId?: string | undefined
  posterUploadId?: string | undefined
  address?: string | undefined
}

const filmIn = ({ provider, video_id: videoId }: AssetRow) => (provider && videoId ? [filmUrl({ provider, videoId })] : [])

const filesOf = (row: AssetRow): string[] => [row.file_id, row.poster_file_id].filter(id => id !== null)

/** The pictures and films of the exercises in one table, which stands beside that of its exercises. */
export function exerciseAssets(tableName: 'exercise_assets' | 'system_exercise_assets') {
  const table = nameInSql(tableName)
  const columns = sql`a.id, a.exercise_id, a.place, a.file_id, a.poster_file_id, a.provider, a.video_id`

  const listOf = (db: Db, exerciseIds: readonly string[]) =>
    db.many<AssetRow>(sql`
    select ${columns} from ${table} a where a.exercise_id = any(${[...exerciseIds]}::uuid[]) and a.deleted_at is null
    order by a.exercise_id, a.place, a.id`)

  // files of the library belong to no workspace
  const findShown = (db: Db, fileIds: readonly string[]): Promise<FileRow[]> =>
    tableName === 'exercise_assets'
      ? findFiles(db, fileIds)
      : db.many<FileRow>(sql`select f.* from library_files(${[...fileIds]}::uuid[]) f`)

  /** The files that living exercises show, among these. */
  async function sharedFiles(db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.many<Row<'files', 'id'>>(sql`
      select id from unnest(${[...fileIds]}::uuid[]) as f (id)
      where exists (select from ${table} a where (a.file_id = f.id or a.poster_file_id = f.id) and a.deleted_at is null)`)
    return new Set(rows.map(({ id }) => id))
  }

  /** A clone shows the same file as its original: a file goes with the last that shows it. */
  async function deleteUnused(db: Db, fileIds: readonly string[]): Promise<void> {
    const shared = await sharedFiles(db, fileIds)
    for (const id of new Set(fileIds)) if (!shared.has(id)) await deleteFile(db, id)
  }

  return {
    listOf,

    /** The addresses of films elsewhere, by exercise. */
    async filmsOf(db: Db, exerciseIds: readonly string[]): Promise<Map<string, string[]>> {
      const byExercise = Map.groupBy(await listOf(db, exerciseIds), asset => asset.exercise_id)
      return new Map([...byExercise].map(([id, all]) => [id, all.flatMap(filmIn)]))
    },

    /** Presented by exercise, in their order. */
    async present(db: Db, personId: string, exerciseIds: readonly string[]): Promise<Map<string, ExerciseAsset[]>> {
      if (!exerciseIds.length) return new Map()
      const rows = await listOf(db, exerciseIds)
      const fileIds = rows.flatMap(filesOf)
      const files = new Map(fileIds.length ? (await findShown(db, fileIds)).map(file => [file.id, file]) : [])
      const assets = rows.flatMap(row => {
        const asset = presentAsset(row, files, personId)
        return asset ? [{ exerciseId: row.exercise_id, asset }] : []
      })
      return new Map([...Map.groupBy(assets, each => each.exerciseId)].map(([id, all]) => [id, all.map(({ asset }) => asset)]))
    },

    /** The first picture of each exercise, a film's poster among them. */
    async picturesOf(db: Db, exerciseIds: readonly string[]): Promise<Map<string, FileRow>> {
      if (!exerciseIds.length) return new Map()
      const rows = await listOf(db, exerciseIds)
      const files = new Map((await findShown(db, rows.flatMap(filesOf))).map(file => [file.id, file]))
      const pictures = new Map<string, FileRow>()
      for (const row of rows) {
        const picture = filesOf(row)
          .map(id => files.get(id))
          .find(file => file?.kind === 'image')
        if (picture && !pictures.has(row.exercise_id)) pictures.set(row.exercise_id, picture)
      }
      return pictures
    },

    async add(db: Db, at: { exerciseId: string; personId: string }, asset: NewAsset): Promise<void> {
      await refuseTooMany(db, at.exerciseId)
      const film = asset.address === undefined ? undefined : parseFilmAddress(asset.address)
      if (asset.address !== undefined && !film) throw wrongField('address', 'film address unknown')
      if (!film && asset.uploadId === undefined) throw new AppError('asset needed')
      const file = film
        ? undefined
        : await claimAsset(db, { personId: at.personId, isOfProduct: tableName === 'system_exercise_assets' }, asset)
      await db.run(sql`
        insert into ${table} (id, exercise_id, place, file_id, poster_file_id, provider, video_id)
        select ${newId()}, ${at.exerciseId}, coalesce(max(a.place), 0) + 1, ${file?.fileId ?? null}::uuid, ${file?.posterId ?? null}::uuid,
          ${film?.provider ?? null}, ${film?.videoId ?? null}
        from ${table} a where a.exercise_id = ${at.exerciseId}`)
    },

    /** Films of addresses that were read before. */
    async addFilms(db: Db, films: readonly (FilmLink & { exerciseId: string; place: number })[]): Promise<void> {
      if (!films.length) return
      const rows = films.map(film => ({ ...film, id: newId() }))
      await db.run(sql`
        insert into ${table} (id, exercise_id, place, provider, video_id)
        select r.id, r."exerciseId", r.place, r.provider, r."videoId"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (id uuid, "exerciseId" uuid, place integer, provider text, "videoId" text)`)
    },

    /** The other exercise shows the same files. */
    async copy(db: Db, fromId: string, toId: string): Promise<void> {
      const rows = (await listOf(db, [fromId])).map((row, place) => ({ ...row, id: newId(), place: place + 1 }))
      if (!rows.length) return
      await db.run(sql`
        insert into ${table} (id, exercise_id, place, file_id, poster_file_id, provider, video_id)
        select r.id, ${toId}, r.place, r.file_id, r.poster_file_id, r.provider, r.video_id
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (id uuid, place integer, file_id uuid, poster_file_id uuid, provider text, video_id text)`)
    },

    /** Puts all of them into this order. */
    async order(db: Db, exerciseId: string, assetIds: readonly string[]): Promise<void> {
      await lockFor(db, tableName, exerciseId)
      const ids = (await listOf(db, [exerciseId])).map(({ id }) => id)
      if (assetIds.some(id => !ids.includes(id))) throw new AppError('not found')
      if (new Set(assetIds).size !== assetIds.length || ids.length !== assetIds.length) throw new AppError('changed meanwhile')
      await db.run(sql`
        update ${table} a set place = wanted.place
        from unnest(${[...assetIds]}::uuid[]) with ordinality as wanted (id, place) where a.id = wanted.id`)
    },

    /** Answers the exercise that has lost one. */
    async delete(db: Db, id: string): Promise<string> {
      const row = found(
        await db.maybeOne<AssetRow>(sql`
        update ${table} a set deleted_at = now() where a.id = ${id} and a.deleted_at is null returning ${columns}`),
      )
      await deleteUnused(db, filesOf(row))
      return row.exercise_id
    },

    /** Answers the exercise that has it again. */
    async undelete(db: Db, id: string, days: number): Promise<string> {
      const row = found(
        await db.maybeOne<AssetRow>(sql`
        update ${table} a set deleted_at = null where a.id = ${id} and a.deleted_at > ${daysAgo(days)}
        returning ${columns}`),
      )
      await refuseTooMany(db, row.exercise_id, 0)
      for (const fileId of filesOf(row)) await undeleteFile(db, fileId)
      return row.exercise_id
    },

    deleteUnused,
    filesOf,
  }

  async function refuseTooMany(db: Db, exerciseId: string, added = 1): Promise<void> {
    await lockFor(db, tableName, exerciseId)
    const { length } = await listOf(db, [exerciseId])
    if (length + added > exerciseLimits.assets) throw new AppError('too many assets', { values: { max: exerciseLimits.assets } })
  }
}

async function claimAsset(db: Db, by: Pick<Claim, 'personId' | 'isOfProduct'>, { uploadId = '', posterUploadId }: NewAsset) {
  const file = await claimUpload(db, uploadId, { ...by, accept: ['image/*', 'video/*'], maxBytes: exerciseLimits.asset })
  const poster =
    posterUploadId === undefined
      ? undefined
      : await claimUpload(db, posterUploadId, { ...by, accept: ['image/*'], maxBytes: exerciseLimits.poster, field: 'posterUploadId' })
  return { fileId: file.id, posterId: poster?.id }
}

function presentAsset(row: AssetRow, files: ReadonlyMap<string, FileRow>, personId: string): ExerciseAsset | undefined {
  const { id, provider, video_id: videoId } = row
  if (provider && videoId)
    return { id, kind: 'link', file: null, poster: null, link: { provider, videoId, url: filmUrl({ provider, videoId }) } }
  const file = row.file_id === null ? undefined : files.get(row.file_id)
  // a file that is being erased, or is neither picture nor film, is not shown
  if (!file || file.kind === 'other') return undefined
  const poster = row.poster_file_id === null ? undefined : files.get(row.poster_file_id)
  return { id, kind: file.kind, file: presentFile(file, personId), poster: poster ? presentFile(poster, personId) : null, link: null }
}

export const systemAssets = exerciseAssets('system_exercise_assets')
