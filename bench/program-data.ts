import { randomUUID } from 'node:crypto'

export const weeks = 16

export interface Rows {
  revision: number
  rows: { id: string; type: string; parentId: string | null }[]
}

/** A program of six days a week with nine exercises each, as weeks copied from the first. */
export async function sixteenWeeks(api: Api): Promise<string> {
  const program = await api.post<{ id: string }>('/programs', { title: 'Bench' })
  const { rows } = await api.get<Rows>(`/programs/${program.id}/document`)
  const week = rows.find(({ type }) => type === 'week')?.id ?? ''
  const place = (at: number) => `m${at + 1}`
  const days = [3, 4, 5].map(at => ({ id: randomUUID(), at }))
  const inserts = days.map(({ id, at }) => ({ kind: 'insert', id, type: 'day', parentId: week, place: `z${place(at)}`, cells: {} }))
  await api.edit(program.id, inserts)
  const dayIds = [...rows.filter(({ type }) => type === 'day').map(({ id }) => id), ...days.map(({ id }) => id)]
  for (const dayId of dayIds) {
    const exercises = Array.from({ length: 9 }, (_, at) => ({
      id: randomUUID(),
      exercise: { name: `Bench ${at}` },
      sets: 4,
      reps: '8-10',
      load: '80',
      restSeconds: 120,
    }))
    await api.post(`/programs/${program.id}/workouts`, { dayId, workout: { id: randomUUID(), exercises } })
  }
  await api.post('/programs/weeks/copy-paste', { copyFromId: week, toProgramId: program.id, weeks: weeks - 1 })
  return program.id
}

export class Api {
  readonly url: string
  readonly #headers: Record<string, string>

  constructor(url: string, headers: Record<string, string>) {
    this.url = url
    this.#headers = headers
  }

  get<Data>(path: string): Promise<Data> {
    return this.#ask<Data>(path, { method: 'GET' })
  }

  post<Data>(path: string, body: unknown): Promise<Data> {
    return this.#ask<Data>(path, { method: 'POST', body: JSON.stringify(body) })
  }

  /** A file in one part; its id is for a write that names it. */
  async upload(name: string, bytes: Buffer): Promise<string> {
    const { id } = await this.post<{ id: string }>('/uploads', { name, bytes: bytes.length, mimeType: 'image/png' })
    const answer = await fetch(`${this.url}/uploads/${id}?offset=0`, {
      method: 'PATCH',
      headers: { ...this.#headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    if (!answer.ok) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`)
    return id
  }

  async edit(programId: string, operations: readonly unknown[], revision?: number): Promise<void> {
    const base = revision ?? (await this.get<Rows>(`/programs/${programId}/document`)).revision
    const batch = { id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations }
    await this.post(`/programs/${programId}/operations`, { base, batches: [batch] })
  }

  async #ask<Data>(path: string, init: RequestInit): Promise<Data> {
    const answer = await fetch(this.url + path, { ...init, headers: { ...this.#headers, 'content-type': 'application/json' } })
    const body = (await answer.json()) as { data: Data } // the envelope of every call
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`)
    return body.data
  }
}
