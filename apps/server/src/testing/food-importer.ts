import type { Output } from '@allenio/contract'
import { acceptFoodImport, startFoodImport } from '@allenio/contract/aliments'
import { continueUpload, startUpload } from '@allenio/contract/files'
import { expect } from 'vitest'
import { callsOf, readRows, type Ask, type RestlessWriter } from './killed-app.ts'

const foodsInTable = 60

interface ImportedRow {
  name: string
  foods: number
  versions: number
  finished: number
}

/** Imports one table of foods after the other. All foods of a table have its name as their brand, which tells whose they are. */
export function foodImporter(ask: Ask, token: string, databaseUrl: () => Promise<string>): RestlessWriter {
  const { isAccepted } = callsOf(ask, token)
  const acknowledged = new Set<string>()
  let count = 0

  async function idOf<E extends typeof startUpload | typeof startFoodImport>(
    { method, path }: E,
    body: object,
  ): Promise<string | undefined> {
    const answer = await ask(method, path, body, token).catch(() => undefined)
    // the data are those that the endpoint promises
    return answer?.success ? (answer.data as Output<E>).id : undefined
  }

  async function isImported(name: string): Promise<boolean> {
    const lines = Array.from({ length: foodsInTable }, (_, at) => `Alimento ${at},${name},${at}`)
    const bytes = Buffer.from(['Nome,Marca,Calorie', ...lines].join('\n'))
    const uploadId = await idOf(startUpload, { name, bytes: bytes.length, mimeType: 'text/csv' })
    if (uploadId === undefined) return false
    const part = `${continueUpload.path.replace(':id', uploadId)}?offset=0`
    if (!(await isAccepted(continueUpload.method, part, bytes))) return false
    const id = await idOf(startFoodImport, { uploadId })
    return id !== undefined && isAccepted(acceptFoodImport.method, acceptFoodImport.path.replace(':id', id), {})
  }

  return {
    countAcknowledged: () => acknowledged.size,

    async writeUntil(signal) {
      while (!signal.aborted) {
        count += 1
        const name = `interrotto ${count}.csv`
        if (await isImported(name)) acknowledged.add(name)
      }
    },

    /** Each table has all of its foods, with their versions and its entry in the audit log, or none of them. */
    async expectWhole() {
      const imported = await readRows<ImportedRow>(
        databaseUrl,
        `select f.brand as name, count(*)::int as foods, count(v.food_id)::int as versions,
          (select count(*) from food_imports i join audit_log l on l.subject_id = i.id and l.action = 'import foods'
            where i.name = f.brand and i.state = 'done')::int as finished
        from foods f left join food_versions v on v.workspace_id = f.workspace_id and v.food_id = f.id
        where f.brand like 'interrotto %' group by f.brand`,
      )
      expect(imported.filter(each => each.foods !== foodsInTable || each.versions !== foodsInTable || each.finished !== 1)).toEqual([])
      const names = imported.map(({ name }) => name)
      expect([...acknowledged].filter(name => !names.includes(name))).toEqual([])
    },
  }
}
