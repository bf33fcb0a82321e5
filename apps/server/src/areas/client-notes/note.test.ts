import { updateNote } from '@allenio/contract/client-notes'
import { createClient } from '@allenio/contract/clients'
import { richTextOf } from '@allenio/domain/rich-text'
import { testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as } = await testHouse()
const create = (who: TestTeam['admin']) => as(who).call(createClient, { firstName: 'Aldo', lastName: 'Serra' })
const refusal = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('the note', () => {
  test('is kept, has a time of its own, and empties', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    const { client } = await as(team.admin).call(updateNote, { id, note: richTextOf('Ama il mattino.'), noteUpdatedAt: null })
    expect(client).toMatchObject({ note: richTextOf('Ama il mattino.'), updatedAt })
    expect(await refusal(as(team.admin).ask(updateNote, { id, note: richTextOf('x'), noteUpdatedAt: null }))).toEqual([
      409,
      'changed meanwhile',
    ])
    const emptied = await as(team.admin).call(updateNote, { id, note: richTextOf(' '), noteUpdatedAt: client.noteUpdatedAt })
    expect(emptied.client.note).toBeNull()
  })

  test('is a document of known parts', async () => {
    const team = await given.team()
    const { id } = await create(team.admin)
    for (const note of [
      '<b>x</b>',
      { type: 'doc', content: [{ type: 'html', html: '<script>' }] },
      { type: 'doc', content: [], onload: 'x' },
    ]) {
      expect((await as(team.admin).ask(updateNote, { id, note, noteUpdatedAt: null })).status).toBe(422)
    }
    const long = {
      type: 'doc',
      content: Array.from({ length: 20 }, () => ({ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(9000) }] })),
    }
    expect(await refusal(as(team.admin).ask(updateNote, { id, note: long, noteUpdatedAt: null }))).toEqual([422, 'note too long'])
  })
})
