import {
  addNutritionalAdvice,
  deleteNutritionalAdvice,
  listNutritionalAdvices,
  listOwnNutritionalAdvices,
  undeleteNutritionalAdvice,
  updateNutritionalAdvice,
} from '@allenio/contract/client-notes'
import { richTextOf } from '@allenio/domain/rich-text'
import { clientOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given } = house
const paper = { name: 'Piano alimentare.txt', mimeType: 'text/plain', body: Buffer.from('Colazione: pane e marmellata') }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

describe('nutritional advice', () => {
  test('is written by the team and read by the client', async () => {
    const { nutritionist, client, id } = await scene()
    const { id: adviceId } = await as(nutritionist).call(addNutritionalAdvice, {
      id,
      title: 'Colazione',
      text: richTextOf('Pane e ricotta.'),
      uploadId: await uploadOf(nutritionist, paper),
    })
    expect((await as(client).call(listOwnNutritionalAdvices, {})).nutritionalAdvices).toMatchObject([
      { title: 'Colazione', addedBy: null, file: { name: paper.name }, may: { update: false, delete: false } },
    ])
    const changed = await as(nutritionist).call(updateNutritionalAdvice, { id, adviceId, title: 'Cena', text: null, removesFile: true })
    expect(changed).toMatchObject({ title: 'Cena', text: null, file: null, addedBy: 'Giulia Marchetti' })
    await as(nutritionist).call(deleteNutritionalAdvice, { id, adviceId })
    expect((await as(client).call(listOwnNutritionalAdvices, {})).total).toBe(0)
    expect(await as(nutritionist).call(undeleteNutritionalAdvice, { id, adviceId })).toMatchObject({ title: 'Cena' })
    expect((await as(nutritionist).call(listNutritionalAdvices, { id })).total).toBe(1)
  })

  test('that says nothing is refused', async () => {
    const { nutritionist, id } = await scene()
    for (const text of [null, richTextOf(''), richTextOf('   ')]) {
      expect(await as(nutritionist).ask(addNutritionalAdvice, { id, text })).toMatchObject({
        status: 422,
        body: { message: 'Scrivi qualcosa o allega un file.' },
      })
    }
    const { id: adviceId } = await as(nutritionist).call(addNutritionalAdvice, { id, uploadId: await uploadOf(nutritionist, paper) })
    expect((await as(nutritionist).ask(updateNutritionalAdvice, { id, adviceId, removesFile: true })).status).toBe(422)
    expect(
      (await as(nutritionist).ask(addNutritionalAdvice, { id, text: richTextOf('x'.repeat(19_000) + '\n' + 'à'.repeat(19_000)) })).status,
    ).toBe(200)
    const long = richTextOf(Array.from({ length: 30 }, () => 'x'.repeat(9_000)).join('\n'))
    expect((await as(nutritionist).ask(addNutritionalAdvice, { id, text: long })).body.code).toBe('advice too long')
    expect((await as(nutritionist).ask(addNutritionalAdvice, { id, text: richTextOf('a\ud800b') })).status).toBe(200)
    expect((await as(nutritionist).ask(addNutritionalAdvice, { id, text: { type: 'doc', content: [{ type: 'script' }] } })).status).toBe(
      422,
    )
  })
})
